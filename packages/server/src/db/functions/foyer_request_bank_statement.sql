-- Requests an authorization, where foyer_bank_request_room has room, and returns its outcome. Places whose time is over are
-- released first. The application's row is locked, then the site's: what is open and the credits are counted by one request at
-- a time.
create function foyer_request_bank_statement(
  p_site text, p_application bigint, p_applicant bigint, p_request bigint, p_user text, p_session bytea, p_tag bytea,
  p_network bytea, p_most integer, p_most_open integer, p_expires timestamptz, p_actor text, p_now timestamptz,
  out outcome text, out frees_at timestamptz
) language plpgsql as $$
declare
  v_late bigint;
  v_replaced bigint;
begin
  perform from applications where site_id = p_site and application_id = p_application for no key update;
  for v_late in
    select request_id from bank_requests
     where site_id = p_site and applicant_id = p_applicant and answered_at is null and released_at is null and expires_at <= p_now
  loop
    perform foyer_release_bank_request(p_site, v_late, false, p_now);
  end loop;
  perform from sites where site_id = p_site for no key update;
  select room.outcome, room.frees_at, room.replaced into outcome, frees_at, v_replaced
    from foyer_bank_request_room(p_site, p_applicant, p_user, p_network, p_most, p_most_open, p_now) room;
  if outcome <> 'ok' then
    return;
  end if;
  if v_replaced is not null then
    perform foyer_end_bank_requests(p_site, array[v_replaced], p_now);
  end if;
  update sites set credits = credits - 1 where site_id = p_site;
  insert into bank_requests (site_id, request_id, application_id, applicant_id, user_id, session_hash, tag_hash, network, requested_at, expires_at)
  values (p_site, p_request, p_application, p_applicant, p_user, p_session, p_tag, p_network, p_now, p_expires);
  insert into audit_events (site_id, at, actor, action, application_id, applicant_id, details)
  values (p_site, p_now, p_actor, 'bank-statement-requested', p_application, p_applicant, jsonb_build_object('request', p_request));
end $$;
