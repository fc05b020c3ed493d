-- What an operator enters for a time in place of a shipped rule of qualification, or a broker of an estimate. `site_id` '*' is
-- all sites: every site reads these rows, and only a transaction that names no site but '*' writes them. The guard refuses '*',
-- which is no site, so that such a transaction is an operator's. A row never changes but for its end; of two that apply on a day the
-- later one counts.
create table rule_overrides (
  site_id text not null,
  override_id bigint generated always as identity,
  rule_id text not null,
  value jsonb not null,
  first_day text not null check (first_day ~ '^\d{4}-\d{2}-\d{2}$'),
  last_day text not null check (last_day ~ '^\d{4}-\d{2}-\d{2}$' and last_day >= first_day),
  reason text not null check (reason <> ''),
  source_url text not null,
  saved_by text not null,
  saved_at timestamptz not null,
  removed_at timestamptz,
  primary key (site_id, override_id)
);
select pg_temp.site_table('rule_overrides', 'select, insert');
create policy of_all_sites on rule_overrides for select using (site_id = '*');
grant update (removed_at) on rule_overrides to foyer_app;

-- What a site's lenders do where neither law nor insurer decides: the settings that differ from the shipped ones.
alter table sites add column lending_policy jsonb not null default '{}';
