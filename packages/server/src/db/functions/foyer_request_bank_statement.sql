-- Requests an authorization. Returns ok, full (all places are taken) or no_credits. Places whose time is over are released
-- first. The application's row is locked; the credit is taken in one statement, so that a site with one left gives it once.
create function foyer_request_bank_statement(
  p_site text, p_application bigint, p_applicant bigint, p_request bigint, p_user text, p_session bytea, p_tag bytea,
  p_most integer, p_expires timestamptz, p_actor text, p_now timestamptz
) returns text language plpgsql as $$
declare
  v_late bigint;
begin
  perform from applications where site_id = p_site and application_id = p_application for no key update;
  for v_late in
    select request_id from bank_requests
     where site_id = p_site and applicant_id = p_applicant and answered_at is null and released_at is null and expires_at <= p_now
  loop
    perform foyer_release_bank_request(p_site, v_late, false, p_now);
  end loop;
  if (select count(*) from bank_requests where site_id = p_site and applicant_id = p_applicant and released_at is null) >= p_most then
    return 'full';
  end if;
  update sites set credits = credits - 1 where site_id = p_site and credits > 0;
  if not found then
    return 'no_credits';
  end if;
  insert into bank_requests (site_id, request_id, application_id, applicant_id, user_id, session_hash, tag_hash, requested_at, expires_at)
  values (p_site, p_request, p_application, p_applicant, p_user, p_session, p_tag, p_now, p_expires);
  insert into audit_events (site_id, at, actor, action, application_id, applicant_id, details)
  values (p_site, p_now, p_actor, 'bank-statement-requested', p_application, p_applicant, jsonb_build_object('request', p_request));
  return 'ok';
end $$;
