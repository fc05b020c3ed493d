-- Returns the place and the credit of a request, once: of one without a return (p_failed false), or of one whose login gave
-- no statement. False when there was nothing to return.
create function foyer_release_bank_request(p_site text, p_request bigint, p_failed boolean, p_now timestamptz) returns boolean
language plpgsql as $$
declare
  v_request bank_requests%rowtype;
begin
  update bank_requests set released_at = p_now, failed = p_failed, login = null, shown = null, network = null
   where site_id = p_site and request_id = p_request and released_at is null and fetched_at is null
     and (answered_at is null) = (not p_failed) and (p_failed or expires_at <= p_now)
  returning * into v_request;
  if not found then
    return false;
  end if;
  update sites set credits = credits + 1 where site_id = p_site;
  insert into audit_events (site_id, at, actor, action, application_id, applicant_id, details)
  values (p_site, p_now, 'system', case when p_failed then 'bank-statement-failed' else 'bank-statement-expired' end,
          v_request.application_id, v_request.applicant_id, jsonb_build_object('request', p_request));
  return true;
end $$;
