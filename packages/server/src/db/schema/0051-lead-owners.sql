-- Leads in the office. `owner_id`: who takes care of it; null while no one does.
alter table leads add column owner_id text references people;
create index leads_of_owner on leads (owner_id) where owner_id is not null;
create index leads_unclaimed on leads (site_id, created_at desc, lead_id desc) where owner_id is null;

-- With reach over own deals: theirs, and those of a site that they lead.
drop policy own_deals on leads;
create policy own_deals on leads as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or owner_id = (select current_setting('foyer.own_person', true))
  or exists (select from brokerage_sites s where s.slug = leads.site_id
    and s.lead_id = current_setting('foyer.own_person', true)));

-- The inbox is over all sites within reach, as deal_list is: in a transaction of the server's own rows for which the guard named
-- the brokerage. The list of sites is made once a statement.
create policy of_the_brokerage on leads for select using (
  (select current_setting('foyer.site_id', true)) = '*'
  and site_id = any ((select array_agg(s.slug) from brokerage_sites s
    where s.brokerage_id = current_setting('foyer.brokerage_id', true)
      and (coalesce(current_setting('foyer.reach_sites', true), '') = ''
        or s.slug = any (string_to_array(current_setting('foyer.reach_sites', true), ','))))::text[]));
create policy of_the_brokerage on embedded_forms for select using (
  (select current_setting('foyer.site_id', true)) = '*'
  and site_id = any ((select array_agg(s.slug) from brokerage_sites s
    where s.brokerage_id = current_setting('foyer.brokerage_id', true)
      and (coalesce(current_setting('foyer.reach_sites', true), '') = ''
        or s.slug = any (string_to_array(current_setting('foyer.reach_sites', true), ','))))::text[]));
