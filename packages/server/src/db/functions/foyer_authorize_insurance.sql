-- The guard of credit insurance: a live session with a grant for the link of the token, which identifies the person.
-- With p_primary only the primary applicant passes. Everything else has one outcome, which does not reveal what was
-- missing.
create function foyer_authorize_insurance(
  p_site text, p_session bytea, p_token bytea, p_primary boolean, p_lock boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_session sessions%rowtype;
  v_person cli_applicants%rowtype;
begin
  if coalesce(p_site, '') = '' then
    return jsonb_build_object('outcome', 'security');
  end if;
  perform foyer_see_site(p_site);
  v_session := foyer_live_session(p_site, p_session, p_now);
  if v_session.site_id is null then
    return jsonb_build_object('outcome', 'security');
  end if;

  select a.* into v_person
    from cli_applicants a join grants g on g.site_id = a.site_id and g.kind = 'insurance'
     and g.token_hash = p_session and g.subject = encode(a.token_hash, 'hex') and g.expires_at > p_now
   where a.site_id = p_site and a.token_hash = p_token;
  if not found then
    return jsonb_build_object('outcome', 'security');
  end if;
  if p_primary is not false and not v_person.is_primary then
    return jsonb_build_object('outcome', 'no_access');
  end if;
  if p_lock then
    perform from cli_applications
      where site_id = p_site and cli_application_id = v_person.cli_application_id for no key update;
    -- The link may have been replaced while this call waited for the lock.
    if not exists (select from cli_applicants where site_id = p_site and token_hash = p_token) then
      return jsonb_build_object('outcome', 'security');
    end if;
  end if;

  return jsonb_build_object(
    'outcome', 'ok', 'kind', 'insurance', 'userId', coalesce(v_session.user_id, ''), 'actor', v_session.actor,
    'language', v_session.language, 'session', true, 'cliApplicationId', v_person.cli_application_id,
    'applicantId', v_person.applicant_id,
    'framable', (select cardinality(frame_ancestors) > 0 from sites where site_id = p_site)
  );
end $$;
