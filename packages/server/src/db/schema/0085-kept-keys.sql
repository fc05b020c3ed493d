-- Keys that outlive those of SECRET_KEY: of hashes, and of the audit links of replaced ones, sealed with the newest. Only the owner
-- reads them, when the server starts.
create table server_keys (
  key_id bigint generated always as identity primary key,
  name text not null unique,
  sealed bytea not null,
  made_at timestamptz not null default now()
);
alter table server_keys enable row level security;
