-- A brokerage also writes messages to its clients, and lists of what a lender usually asks for.
alter table brokerage_templates drop constraint brokerage_templates_kind_check;
alter table brokerage_templates add constraint brokerage_templates_kind_check
  check (kind in ('reasons', 'requests', 'messages', 'conditions'));

-- Conditions have an order of their own within their deal; those of before are in the order in which they were added.
alter table deal_conditions add column place bigint;
do $$
declare
  v_site text;
begin
  for v_site in select slug from tenants loop
    perform set_config('foyer.site_id', v_site, true);
    update deal_conditions set place = condition_id where site_id = v_site;
  end loop;
  perform set_config('foyer.site_id', '', true);
end $$;
alter table deal_conditions alter column place set not null;
drop index deal_conditions_listed;
create index deal_conditions_listed on deal_conditions (site_id, application_id, place, condition_id);

-- The list of the office is over all sites within reach: what is not satisfied, by its day. One without a date is at its end.
create index deal_conditions_due on deal_conditions (coalesce(due_on, 'infinity'::date), condition_id) where status <> 'satisfied';
-- Within a case, as in the list of deals: the planner would take the condition for so selective that it sorts a whole brokerage.
create policy of_the_brokerage on deal_conditions for select using (
  case when (select current_setting('foyer.site_id', true)) = '*'
    and site_id = any ((select array_agg(s.slug) from brokerage_sites s
      where s.brokerage_id = current_setting('foyer.brokerage_id', true)
        and (coalesce(current_setting('foyer.reach_sites', true), '') = ''
          or s.slug = any (string_to_array(current_setting('foyer.reach_sites', true), ','))))::text[])
  then true else false end);

-- A tied document decides what is shown of a condition there. Items are seen with their request.
create policy of_the_brokerage on document_requests for select using (
  (select current_setting('foyer.site_id', true)) = '*'
  and site_id = any ((select array_agg(s.slug) from brokerage_sites s
    where s.brokerage_id = current_setting('foyer.brokerage_id', true)
      and (coalesce(current_setting('foyer.reach_sites', true), '') = ''
        or s.slug = any (string_to_array(current_setting('foyer.reach_sites', true), ','))))::text[]));
create policy of_the_brokerage on document_items for select using (
  (select current_setting('foyer.site_id', true)) = '*'
  and exists (select from document_requests r
    where r.site_id = document_items.site_id and r.request_id = document_items.request_id));
