-- Written once: the application adds events without id, number and link. A job of the owner links new events in order
-- (seal-audit.ts): each receives its number, the HMAC of itself and the link before it, and the id of the key.
create table audit_events (
  site_id text not null,
  event_id bigint generated always as identity,
  at timestamptz not null,
  actor text not null,
  action text not null,
  application_id bigint,
  applicant_id bigint,
  details jsonb not null default '{}',
  sequence bigint,
  link bytea,
  key_id bytea,
  primary key (site_id, event_id)
);
select pg_temp.site_table('audit_events', 'select, insert (site_id, at, actor, action, application_id, applicant_id, details)');
create index audit_of_application on audit_events (site_id, application_id, event_id);
create unique index audit_chain on audit_events (site_id, sequence);
create index audit_unsealed on audit_events (site_id, event_id) where sequence is null;

-- The length of each chain, with a MAC by the chain's key. The owner of the tables can still put back an earlier head, which
-- only copies outside the database (anchors) reveal. `anchored_sequence`: how far the chain was copied.
create table audit_heads (
  site_id text not null,
  sequence bigint not null,
  link bytea not null,
  key_id bytea not null,
  sealed_at timestamptz not null,
  anchored_sequence bigint not null default 0,
  mac bytea not null,
  primary key (site_id)
);
select pg_temp.site_table('audit_heads', 'select');
