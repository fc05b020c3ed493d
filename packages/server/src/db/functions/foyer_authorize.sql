-- The guard: one statement finds the caller by the cookie and checks every id of the body, in order, from the session down to
-- the applicant. A caller is a user, or holds a grant: that of an invitation, or one of a session without a user. `outcome` is
-- ok, no_site, denied (no session, or ids of another session), no_access (does not exist, or belongs to another user: the two
-- are indistinguishable) or other_page. A browser may hold several invitations of one application, so p_invite is the one for which
-- the page was loaded, which alone counts; a call that states none and names no applicant may be of any of them. The scope returned names the applicant of the invitation and the owner of the drafts, and for a
-- visitor's call whether the site's legal texts are approved.
create function foyer_authorize(
  p_site text, p_session bytea, p_user text, p_application bigint, p_applicant bigint,
  p_invite bigint, p_principals text[], p_owns text, p_new boolean, p_lock boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_session sessions%rowtype;
  v_grant grants%rowtype;
  v_invite invites%rowtype;
  v_application applications%rowtype;
  v_kind text := 'visitor';
  v_found boolean := false;
  v_framable boolean;
begin
  -- A comparison with null would skip its check.
  if num_nulls(p_application, p_owns, p_new, 'visitor' = any (p_principals)) > 0 then
    raise exception 'an argument of the guard is null';
  end if;
  if coalesce(p_site, '') = '' then
    return jsonb_build_object('outcome', 'no_site');
  end if;
  perform foyer_see_site(p_site);
  select cardinality(frame_ancestors) > 0 into v_framable from sites where site_id = p_site;
  if not found then
    return jsonb_build_object('outcome', 'no_site');
  end if;

  if p_session is not null then
    v_session := foyer_live_session(p_site, p_session, p_now);
    v_found := v_session.site_id is not null;
    if v_session.user_id is not null then
      v_kind := 'user';
    end if;
  end if;

  if not ('visitor' = any (p_principals)) then
    if not v_found then
      return jsonb_build_object('outcome', 'denied');
    end if;
    if v_kind = 'user' and coalesce(p_user, '') <> '' and v_session.user_id <> p_user then
      return jsonb_build_object('outcome', 'denied', 'mismatch', true);
    end if;
    if v_kind <> 'user' or coalesce(p_user, '') = '' or not ('user' = any (p_principals))
       or (p_invite is not null and 'invite' = any (p_principals)) then
      if 'invite' = any (p_principals) and (case when p_invite is null
        then p_owns <> 'applicant' and 1 < (
          select count(*) from grants g
           where g.site_id = p_site and g.token_hash = p_session and g.kind = 'invite' and g.expires_at > p_now
             and g.application_id = p_application)
        else (
          select not bool_or(g.invite_id = p_invite) from grants g
           where g.site_id = p_site and g.token_hash = p_session and g.kind = 'invite' and g.expires_at > p_now) end) then
        return jsonb_build_object('outcome', 'other_page');
      end if;
      select g.* into v_grant from grants g
       where g.site_id = p_site and g.token_hash = p_session and g.kind = any (p_principals) and g.expires_at > p_now
         and g.application_id = p_application
         and case when g.kind = 'invite'
             then (p_invite is null or g.invite_id = p_invite) and foyer_invite_opens(p_site, g.invite_id, p_applicant, p_owns, 'user' = any (p_principals))
             else g.applicant_id = p_applicant or g.applicant_id is null end
       limit 1;
      if not found then
        return jsonb_build_object('outcome', case when exists (
          select from grants where site_id = p_site and token_hash = p_session and kind = any (p_principals) and expires_at > p_now
        ) then 'no_access' else 'denied' end);
      end if;
      v_kind := v_grant.kind;
      if v_kind = 'invite' then
        select * into strict v_invite from invites where site_id = p_site and invite_id = v_grant.invite_id;
      end if;
    end if;
  end if;

  if p_owns in ('application', 'applicant') and not (p_new and p_application = 0) then
    if p_lock then
      select * into v_application from applications
       where site_id = p_site and application_id = p_application for no key update;
    else
      select * into v_application from applications where site_id = p_site and application_id = p_application;
    end if;
    if not found or (v_kind = 'user' and v_application.user_id <> v_session.user_id) then
      return jsonb_build_object('outcome', 'no_access');
    end if;
    -- The invitation may have been joined, sent or withdrawn while this call waited for the lock.
    if p_lock and v_kind = 'invite' then
      select i.* into v_invite from invites i
       where i.site_id = p_site and i.invite_id = v_grant.invite_id
         and foyer_invite_opens(p_site, i.invite_id, p_applicant, p_owns, 'user' = any (p_principals));
      if not found then
        return jsonb_build_object('outcome', 'no_access');
      end if;
    end if;
    if p_owns = 'applicant' and not exists (
      select from applicants where site_id = p_site and applicant_id = p_applicant and application_id = p_application
    ) then
      return jsonb_build_object('outcome', 'no_access');
    end if;
  end if;

  return jsonb_build_object(
    'outcome', 'ok', 'kind', v_kind,
    'userId', case when v_kind in ('user', 'visitor') then coalesce(v_session.user_id, '') else '' end,
    'actor', v_session.actor, 'handOffEnds', case when v_session.actor is not null then
      v_session.created_at + foyer_session_life(v_session.actor) end,
    'language', v_session.language, 'session', v_found,
    'approved', case when 'visitor' = any (p_principals) then foyer_has_legal_texts(p_site, p_now) end,
    'framable', v_framable,
    'invite', case when v_kind = 'invite' then jsonb_build_object(
      'inviteId', v_invite.invite_id, 'applicantId', v_invite.applicant_id, 'step', v_invite.step,
      'displayMortgage', v_invite.display_mortgage, 'submitted', v_invite.submitted_at is not null) end
  );
end $$;
