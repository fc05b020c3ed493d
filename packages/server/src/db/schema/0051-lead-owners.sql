-- Leads in the office. `owner_id`: who takes care of it; null while no one does. `invite_key`: the keyed hash of the link that invites
-- the person to begin an application, which works until `invite_ends`; `user_id`: the account that used it; `application_id`: what
-- that account began with it.
alter table leads
  add column owner_id text references people,
  add column invite_key bytea,
  add column invited_at timestamptz,
  add column invite_ends timestamptz,
  add column user_id text,
  add column application_id bigint,
  add check (num_nulls(invite_key, invited_at, invite_ends) in (0, 3));
create unique index leads_by_invite on leads (site_id, invite_key) where invite_key is not null;
create index leads_of_user on leads (site_id, user_id) where user_id is not null;
create index leads_of_application on leads (site_id, application_id) where application_id is not null;
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
