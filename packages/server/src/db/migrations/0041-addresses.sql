-- Looked-up addresses that a site keeps for a day.
create table address_results (
  site_id text not null references sites,
  result_id text not null,
  address jsonb not null,
  expires_at timestamptz not null,
  primary key (site_id, result_id)
);
create index address_results_expiring on address_results (site_id, expires_at);
alter table address_results enable row level security;
alter table address_results force row level security;
create policy one_site on address_results using (site_id = current_setting('foyer.site_id', true))
  with check (site_id = current_setting('foyer.site_id', true));
grant select, insert, update, delete on address_results to foyer_app;
