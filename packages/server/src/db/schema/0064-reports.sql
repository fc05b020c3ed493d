-- Daily sums of each site for the reports of its brokerage, without ids of people or applications. Each night counts the days before
-- it from the audit trail, so that they remain when what they counted is erased. `day` is that on which the applications counted
-- began, for a duration or a refusal that on which it ended; `bucket` is the place of a duration in the list of buckets.
create table report_days (
  site_id text not null references sites,
  day date not null,
  measure text not null,
  name text not null,
  bucket smallint not null default 0,
  count integer not null,
  primary key (site_id, day, measure, name, bucket)
);
select pg_temp.site_table('report_days', 'select, insert, update');

-- The last day of each site that was counted.
create table report_counts (
  site_id text primary key references sites,
  counted_to date not null
);
select pg_temp.site_table('report_counts', 'select, insert, update');

-- A report is over all sites of a brokerage, for those whose reach is the whole of it.
create policy of_the_brokerage on report_days for select using (
  (select current_setting('foyer.site_id', true)) = '*'
  and (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  and (select coalesce(current_setting('foyer.reach_sites', true), '')) = ''
  and site_id = any ((select array_agg(s.slug) from brokerage_sites s
    where s.brokerage_id = current_setting('foyer.brokerage_id', true))::text[]));
create policy of_the_brokerage on report_counts for select using (
  (select current_setting('foyer.site_id', true)) = '*'
  and (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  and (select coalesce(current_setting('foyer.reach_sites', true), '')) = ''
  and site_id = any ((select array_agg(s.slug) from brokerage_sites s
    where s.brokerage_id = current_setting('foyer.brokerage_id', true))::text[]));
