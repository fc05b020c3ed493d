-- The guard of document requests: by its link, or by an item of it. A signed-in user who is a borrower of its application
-- passes as a user, a holder of its grant as a recipient. The other outcomes are those of foyer_authorize; a request that does
-- not exist, a withdrawn one and one of another person are indistinguishable.
create function foyer_authorize_request(
  p_site text, p_session bytea, p_request text, p_item bigint, p_principals text[], p_lock boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_session sessions%rowtype;
  v_request document_requests%rowtype;
  v_id text := p_request;
  v_kind text;
begin
  if coalesce(p_site, '') = '' then
    return jsonb_build_object('outcome', 'no_site');
  end if;
  perform foyer_see_site(p_site);
  if not exists (select from sites where site_id = p_site) then
    return jsonb_build_object('outcome', 'no_site');
  end if;
  v_session := foyer_live_session(p_site, p_session, p_now);
  if v_session.site_id is null then
    return jsonb_build_object('outcome', 'denied');
  end if;

  if p_item is not null then
    select request_id into v_id from document_items where site_id = p_site and item_id = p_item;
  end if;
  select * into v_request from document_requests
   where site_id = p_site and request_id = v_id and withdrawn_at is null;
  if found then
    if 'user' = any (p_principals) and v_session.user_id is not null and foyer_shows_borrower(v_request) and exists (
      select from applications
       where site_id = p_site and application_id = v_request.application_id and user_id = v_session.user_id
    ) then
      v_kind := 'user';
    elsif 'recipient' = any (p_principals) and exists (
      select from grants
       where site_id = p_site and token_hash = p_session and kind = 'recipient' and subject = v_id and expires_at > p_now
    ) then
      v_kind := 'recipient';
    end if;
  end if;
  if v_kind is null then
    return jsonb_build_object('outcome', case when v_session.user_id is not null or exists (
      select from grants where site_id = p_site and token_hash = p_session and kind = 'recipient' and expires_at > p_now
    ) then 'no_access' else 'denied' end);
  end if;
  if p_lock then
    perform from document_requests
      where site_id = p_site and request_id = v_id and withdrawn_at is null for no key update;
    -- It may have been deleted or withdrawn, or its recipient replaced, while this call waited for the lock.
    if not found or (v_kind = 'user' and not foyer_shows_borrower(v_request)) or (v_kind = 'recipient' and not exists (
      select from grants
       where site_id = p_site and token_hash = p_session and kind = 'recipient' and subject = v_id and expires_at > p_now
    )) then
      return jsonb_build_object('outcome', 'no_access');
    end if;
  end if;

  return jsonb_build_object(
    'outcome', 'ok', 'kind', v_kind, 'userId', coalesce(v_session.user_id, ''), 'actor', v_session.actor,
    'language', v_session.language, 'session', true, 'requestId', v_id,
    'applicationId', coalesce(v_request.application_id, 0),
    'framable', (select cardinality(frame_ancestors) > 0 from sites where site_id = p_site)
  );
end $$;
