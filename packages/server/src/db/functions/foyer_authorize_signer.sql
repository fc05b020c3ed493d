-- The guard of signers: the cookie's session must hold the grant of this signer of this request. The grant of another signer
-- has the same outcome as no grant. A write locks the request's row.
create function foyer_authorize_signer(
  p_site text, p_session bytea, p_request text, p_signer bigint, p_lock boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_session sessions%rowtype;
begin
  if coalesce(p_site, '') = '' then
    return jsonb_build_object('outcome', 'denied');
  end if;
  perform foyer_see_site(p_site);
  v_session := foyer_live_session(p_site, p_session, p_now);
  if v_session.site_id is null or not exists (
    select from grants where site_id = p_site and token_hash = p_session and kind = 'signer' and expires_at > p_now
  ) then
    return jsonb_build_object('outcome', 'denied');
  end if;
  -- Before its grant is looked up: the link may be replaced while this call waits for the lock.
  if p_lock then
    perform from signing_requests where site_id = p_site and request_id = p_request for no key update;
  end if;
  if not exists (
    select from grants where site_id = p_site and token_hash = p_session and kind = 'signer' and expires_at > p_now
      and subject = p_request || '/' || p_signer
  ) then
    return jsonb_build_object('outcome', 'no_access');
  end if;
  return jsonb_build_object(
    'outcome', 'ok', 'kind', 'signer', 'userId', coalesce(v_session.user_id, ''), 'actor', v_session.actor,
    'language', v_session.language, 'session', true,
    'framable', (select cardinality(frame_ancestors) > 0 from sites where site_id = p_site)
  );
end $$;
