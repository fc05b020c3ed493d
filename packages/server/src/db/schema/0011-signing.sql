-- Documents to sign, their signers, and what happened. Document, signature and reason are encrypted and bound to their row;
-- a link is stored as its keyed hash.
create table signing_requests (
  site_id text not null references sites,
  request_id text not null,
  reference_id text not null,
  actor text not null,
  title jsonb not null,
  is_ordered boolean not null,
  state text not null check (state in ('preparing', 'open', 'sealing', 'completed', 'declined', 'cancelled')),
  document bytea not null,
  document_hash text not null,
  finished bytea,
  finished_hash text,
  envelope_id text,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (site_id, request_id)
);
select pg_temp.site_table('signing_requests', 'select, insert, update, delete');
create index signing_requests_newest on signing_requests (site_id, created_at desc);

create table signing_signers (
  site_id text not null,
  request_id text not null,
  signer_id bigint not null,
  turn smallint not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  language smallint not null,
  place jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'invited', 'signed', 'declined')),
  link_hash bytea,
  link_expires_at timestamptz,
  method smallint,
  signature bytea,
  consent jsonb,
  ip text,
  ended_at timestamptz,
  reason bytea,
  primary key (site_id, request_id, signer_id),
  unique (site_id, link_hash),
  foreign key (site_id, request_id) references signing_requests
);
select pg_temp.site_table('signing_signers', 'select, insert, update, delete');

create table signing_events (
  site_id text not null,
  event_id bigint generated always as identity,
  request_id text not null,
  signer_id bigint,
  kind text not null,
  at timestamptz not null,
  ip text,
  primary key (site_id, event_id),
  foreign key (site_id, request_id) references signing_requests
);
select pg_temp.site_table('signing_events', 'select, insert');
create index signing_events_of_request on signing_events (site_id, request_id, event_id);

-- The installation's key and certificate for the seal, created once; the key is encrypted.
create table signing_keys (
  name text primary key,
  certificate bytea not null,
  private_key bytea not null,
  created_at timestamptz not null
);
grant select, insert on signing_keys to foyer_app;
