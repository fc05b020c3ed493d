-- The register of incidents of a brokerage: every version of every entry. The application adds versions, and neither changes nor
-- removes one: the law has entries kept for years, and what an entry was before is part of it. Seen in transactions of the brokerage's
-- people only. `entry`: checked by the call.
create table incidents (
  brokerage_id text not null references brokerages,
  incident_id text not null check (incident_id ~ '^[0-9a-f]{32}$'),
  version integer not null,
  -- That of its first version orders the entries.
  place bigint generated always as identity,
  entry jsonb not null,
  saved_by text not null references people,
  saved_at timestamptz not null,
  primary key (brokerage_id, incident_id, version)
);
create index incidents_of_brokerage on incidents (brokerage_id, place) where version = 1;
alter table incidents enable row level security;
create policy of_the_brokerage on incidents using (
  current_setting('foyer.site_id', true) = '*' and brokerage_id = current_setting('foyer.brokerage_id', true));
grant select, insert on incidents to foyer_app;
