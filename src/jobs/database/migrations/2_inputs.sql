-- What jobs read, by the digest of the content: inputs, and files of rules.
create table superopt.input (
    digest text primary key,
    content bytea not null,
    written_at timestamptz not null default now()
);
