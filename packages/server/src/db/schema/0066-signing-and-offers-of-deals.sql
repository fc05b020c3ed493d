-- A request to sign may be made from a deal, with a few words to its signers. `number`: in the order of their making, for lists of
-- several sites.
alter table signing_requests
  add column application_id bigint,
  add column note text not null default '' check (char_length(note) <= 300),
  add column number bigint generated always as identity,
  -- The document outlives an application that its borrower deletes.
  add foreign key (site_id, application_id) references applications on delete set null (application_id);
create index signing_requests_of_deal on signing_requests (site_id, application_id) where application_id is not null;
create unique index signing_requests_listed on signing_requests (number desc);

-- It is theirs who made it, and theirs whose deal it was made from, or whose insurance application it is for.
create index cli_applications_of_signing on cli_applications (site_id, signing_request_id) where signing_request_id is not null;
drop policy own_deals on signing_requests;
create policy own_deals on signing_requests as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or actor = 'person:' || (select current_setting('foyer.own_person', true))
  or exists (select from deal_owners o where o.slug = signing_requests.site_id
    and o.application_id = signing_requests.application_id
    and o.person_id = current_setting('foyer.own_person', true))
  or exists (select from cli_applications c where c.site_id = signing_requests.site_id
    and c.signing_request_id = signing_requests.request_id));

-- The list of the office is over all sites within reach, as the inbox of leads is. Signers and events are seen with their request.
create policy of_the_brokerage on signing_requests for select using (
  (select current_setting('foyer.site_id', true)) = '*'
  and site_id = any ((select array_agg(s.slug) from brokerage_sites s
    where s.brokerage_id = current_setting('foyer.brokerage_id', true)
      and (coalesce(current_setting('foyer.reach_sites', true), '') = ''
        or s.slug = any (string_to_array(current_setting('foyer.reach_sites', true), ','))))::text[]));
create policy of_the_brokerage on signing_signers for select using (
  (select current_setting('foyer.site_id', true)) = '*'
  and exists (select from signing_requests r
    where r.site_id = signing_signers.site_id and r.request_id = signing_signers.request_id));
create policy of_the_brokerage on signing_events for select using (
  (select current_setting('foyer.site_id', true)) = '*'
  and exists (select from signing_requests r
    where r.site_id = signing_events.site_id and r.request_id = signing_events.request_id));

-- Insurance applications likewise.
alter table cli_applications add column number bigint generated always as identity;
create unique index cli_applications_listed on cli_applications (number desc);
create policy of_the_brokerage on cli_applications for select using (
  (select current_setting('foyer.site_id', true)) = '*'
  and site_id = any ((select array_agg(s.slug) from brokerage_sites s
    where s.brokerage_id = current_setting('foyer.brokerage_id', true)
      and (coalesce(current_setting('foyer.reach_sites', true), '') = ''
        or s.slug = any (string_to_array(current_setting('foyer.reach_sites', true), ','))))::text[]));

-- An offer of a partner is named by its number, since its link is stored as a hash. `ended_at`: its broker withdrew it.
alter table partner_offers
  add column number bigint generated always as identity,
  add column ended_at timestamptz;
create unique index partner_offers_of_deal on partner_offers (site_id, application_id, number);
