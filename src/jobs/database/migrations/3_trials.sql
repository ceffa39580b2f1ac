-- Runs of experiments: what was said of each, and where.
create table superopt.trial (
    key text primary key,
    content jsonb not null,
    written_at timestamptz not null default now()
);
