-- Views of the deals that people of a brokerage keep. `state`: what the page has in its address, checked by the call. Seen in
-- transactions of the brokerage's people only; one that is not shared by its person alone, which the calls see to.
create table saved_views (
  view_id text primary key check (view_id ~ '^[0-9a-f]{32}$'),
  brokerage_id text not null references brokerages,
  person_id text not null references people,
  is_shared boolean not null,
  name text not null check (char_length(name) <= 60),
  state jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null
);
create index saved_views_listed on saved_views (brokerage_id, is_shared, person_id);
alter table saved_views enable row level security;
create policy of_the_brokerage on saved_views using (
  current_setting('foyer.site_id', true) = '*' and brokerage_id = current_setting('foyer.brokerage_id', true));
grant select, insert, update, delete on saved_views to foyer_app;
