-- The addresses and telephone numbers to which messages about an application may have been sent: of its applicants, of those who
-- were invited, were asked for documents, are insured or sign, and of the partner of an offer.
create function foyer_contacts(p_site text, p_application bigint) returns setof text language sql stable as $$
  select identification ->> 'Email' from applicants
   where site_id = p_site and application_id = p_application and identification ->> 'Email' <> ''
  union
  select contact from invites where site_id = p_site and application_id = p_application
  union
  select d.email from document_requests r join document_recipients d on d.site_id = r.site_id and d.request_id = r.request_id
   where r.site_id = p_site and r.application_id = p_application
  union
  select one ->> 'EmailAddress' from cli_applications c, jsonb_path_query(c.facts, '$.Applicants[*]') one
   where c.site_id = p_site and c.mortgage_application_id = p_application and one ->> 'EmailAddress' <> ''
  union
  select s.email from signing_signers s
   where s.site_id = p_site and s.request_id = any (foyer_signings_of(p_site, p_application, array(
     select cli_application_id from cli_applications where site_id = p_site and mortgage_application_id = p_application)))
  union
  select insurance ->> 'Email' from partner_offers
   where site_id = p_site and application_id = p_application and insurance ->> 'Email' <> ''
$$;
