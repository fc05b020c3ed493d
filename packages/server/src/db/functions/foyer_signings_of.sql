-- The requests to sign that belong to an application and to these insurance applications, of which each may have had several.
create function foyer_signings_of(p_site text, p_application bigint, p_insurance bigint[]) returns text[]
language plpgsql stable as $$
begin
  return array(
    select request_id from signing_requests
     where site_id = p_site and (application_id = p_application
       or purpose = 'insurance' and reference_id = any (p_insurance::text[])));
end $$;
