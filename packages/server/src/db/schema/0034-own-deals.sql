-- A person whose reach is their own deals: foyer_enter_office names them for the transaction, and every list and look-up sees
-- their deals only. Without a name nothing changes; the first sub-select is evaluated once a statement.
create policy of_this_person on deal_owners for select using (person_id = current_setting('foyer.own_person', true));
create policy led_by_this_person on brokerage_sites for select using (lead_id = current_setting('foyer.own_person', true));

create policy own_deals on applications as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or exists (select from deal_owners o where o.slug = applications.site_id
    and o.application_id = applications.application_id and o.person_id = current_setting('foyer.own_person', true)));
create policy own_deals on document_requests as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or exists (select from deal_owners o where o.slug = document_requests.site_id
    and o.application_id = document_requests.application_id and o.person_id = current_setting('foyer.own_person', true)));
create policy own_deals on cli_applications as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or exists (select from deal_owners o where o.slug = cli_applications.site_id
    and o.application_id = cli_applications.mortgage_application_id
    and o.person_id = current_setting('foyer.own_person', true)));
-- A signing request belongs to no application: it is theirs who made it.
create policy own_deals on signing_requests as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or actor = 'person:' || current_setting('foyer.own_person', true));
-- A lead has no owner yet: it is theirs who lead the site.
create policy own_deals on leads as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or exists (select from brokerage_sites s where s.slug = leads.site_id
    and s.lead_id = current_setting('foyer.own_person', true)));
