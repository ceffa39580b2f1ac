-- Results by what decides them. Content is sealed: a digest of key and content comes before it.
create table superopt.result (
    key text primary key,
    content bytea not null,
    -- The budget was used up: a larger one may find more.
    limited boolean not null,
    -- Seconds and MiB that the function was allowed.
    seconds double precision not null,
    memory bigint not null,
    written_at timestamptz not null default now()
);
comment on table superopt.result is 'results of superopt-dag: claims that each reader proves again';
