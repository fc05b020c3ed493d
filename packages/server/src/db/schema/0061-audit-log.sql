-- The audit log of the office: the events of a brokerage's sites, and those of the server that are the brokerage's own. Their
-- brokerage is in their details, so that their links cover it.
alter table audit_events add column brokerage_id text
  generated always as (case when site_id = '*' then details ->> 'brokerage' end) stored;
create index audit_by_time on audit_events (site_id, at, event_id);
create index audit_by_actor on audit_events (site_id, actor, at, event_id);
create index audit_of_brokerage on audit_events (brokerage_id, at, event_id) where brokerage_id is not null;

-- It is over all sites, as the inbox of leads is, for those whose reach is the whole brokerage. Within a case, as for deal_list:
-- the planner would otherwise take the condition for so selective that it sorts a whole year instead of reading an index in order.
create policy of_the_brokerage on audit_events for select using (
  case when (select current_setting('foyer.site_id', true)) = '*'
    and (select coalesce(current_setting('foyer.own_person', true), '')) = ''
    and (select coalesce(current_setting('foyer.reach_sites', true), '')) = ''
    and site_id = any ((select array_agg(s.slug) from brokerage_sites s
      where s.brokerage_id = current_setting('foyer.brokerage_id', true))::text[])
  then true else false end);
