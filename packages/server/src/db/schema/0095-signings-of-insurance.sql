-- What is erased or kept together with an insurance application: the requests to sign that were made for it.
create index signing_requests_of_insurance on signing_requests (site_id, reference_id) where purpose = 'insurance';

-- A request to sign for the insurance of a deal belongs to that deal, also once its insurance application is gone: then the audit
-- trail has the deal. A lead from which a deal began is its owner's.
alter table signing_requests no force row level security;
alter table cli_applications no force row level security;
alter table applications no force row level security;
alter table audit_events no force row level security;
alter table leads no force row level security;
update signing_requests r set application_id = c.mortgage_application_id
  from cli_applications c
 where r.purpose = 'insurance' and c.site_id = r.site_id and c.cli_application_id = r.reference_id::bigint
   and exists (select from applications a where a.site_id = c.site_id and a.application_id = c.mortgage_application_id);
update signing_requests r set application_id = e.application_id
  from audit_events e
 where r.purpose = 'insurance' and r.application_id is null and e.site_id = r.site_id and e.action = 'signing'
   and e.details ->> 'requestId' = r.request_id
   and exists (select from applications a where a.site_id = e.site_id and a.application_id = e.application_id);
update leads l set owner_id = o.person_id
  from deal_owners o
 where o.slug = l.site_id and o.application_id = l.application_id and l.owner_id is distinct from o.person_id;
-- How long these deals are kept is derived again.
insert into stale_deals (slug, application_id)
  select distinct site_id, application_id from signing_requests
   where application_id is not null and site_id in (select slug from brokerage_sites);
alter table leads force row level security;
alter table audit_events force row level security;
alter table applications force row level security;
alter table cli_applications force row level security;
alter table signing_requests force row level security;

-- It is theirs whose deal it belongs to and not who made it, since a deal may be given to another; without one, theirs who made it.
drop policy own_deals on signing_requests;
create policy own_deals on signing_requests as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or application_id is null and actor = 'person:' || (select current_setting('foyer.own_person', true))
  or exists (select from deal_owners o where o.slug = signing_requests.site_id
    and o.application_id = signing_requests.application_id
    and o.person_id = current_setting('foyer.own_person', true)));
drop index cli_applications_of_signing;
