-- What a brokerage writes once for its clients, each list as a whole: reasons for not accepting a document, and sets of documents
-- to ask for. `items`: checked by the call. Seen in transactions of the brokerage's people only.
create table brokerage_templates (
  brokerage_id text not null references brokerages,
  kind text not null check (kind in ('reasons', 'requests')),
  items jsonb not null,
  version integer not null,
  changed_at timestamptz not null,
  primary key (brokerage_id, kind)
);
alter table brokerage_templates enable row level security;
create policy of_the_brokerage on brokerage_templates using (
  current_setting('foyer.site_id', true) = '*' and brokerage_id = current_setting('foyer.brokerage_id', true));
grant select, insert, update on brokerage_templates to foyer_app;
