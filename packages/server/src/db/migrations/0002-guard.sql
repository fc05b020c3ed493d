-- The guard, in the database: one statement finds the caller by the cookie and checks every id of the body, in order,
-- from the session down to the applicant. The answer's "outcome" is ok, no_site, denied (no session, or ids of another
-- session) or no_access (not there, or somebody else's: the two look alike).

create function foyer_enter(
  p_site text, p_session bytea, p_user text, p_application bigint, p_applicant bigint,
  p_principals text[], p_owns text, p_new boolean, p_lock boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_session sessions%rowtype;
  v_grant grants%rowtype;
  v_application applications%rowtype;
  v_kind text := 'visitor';
  v_found boolean := false;
begin
  perform set_config('role', 'foyer_app', true), set_config('foyer.site_id', p_site, true);
  if not exists (select from sites where site_id = p_site) then
    return jsonb_build_object('outcome', 'no_site');
  end if;

  if p_session is not null then
    select * into v_session from sessions
     where site_id = p_site and token_hash = p_session
       and last_seen_at > p_now - interval '30 minutes' and created_at > p_now - interval '12 hours';
    v_found := found;
    if v_found and v_session.last_seen_at < p_now - interval '1 minute' then
      update sessions set last_seen_at = p_now where site_id = p_site and token_hash = p_session;
    end if;
    if v_found and v_session.user_id is not null then
      v_kind := 'user';
    end if;
  end if;

  if not ('visitor' = any (p_principals)) then
    if not v_found then
      return jsonb_build_object('outcome', 'denied');
    end if;
    if v_kind = 'user' and v_session.user_id is distinct from p_user then
      return jsonb_build_object('outcome', 'denied', 'mismatch', true);
    end if;
    if v_kind <> 'user' or not ('user' = any (p_principals)) then
      select * into v_grant from grants
       where site_id = p_site and token_hash = p_session and kind = any (p_principals) and expires_at > p_now
         and application_id = p_application and (applicant_id = p_applicant or applicant_id is null)
       limit 1;
      if not found then
        return jsonb_build_object('outcome', case when exists (
          select from grants where site_id = p_site and token_hash = p_session and kind = any (p_principals) and expires_at > p_now
        ) then 'no_access' else 'denied' end);
      end if;
      v_kind := v_grant.kind;
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
    if p_owns = 'applicant' and not exists (
      select from applicants where site_id = p_site and applicant_id = p_applicant and application_id = p_application
    ) then
      return jsonb_build_object('outcome', 'no_access');
    end if;
  end if;

  return jsonb_build_object(
    'outcome', 'ok', 'kind', v_kind, 'userId', coalesce(v_session.user_id, ''), 'actor', v_session.actor,
    'language', v_session.language, 'session', v_found,
    'framable', (select cardinality(frame_ancestors) > 0 from sites where site_id = p_site)
  );
end $$;

-- The rows of an application as one document; binary columns travel as base64.
create function foyer_application_rows(p_site text, p_application bigint, p_owner text) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'settings', (select settings from sites where site_id = p_site),
    'application', (select to_jsonb(a) from applications a where a.site_id = p_site and a.application_id = p_application),
    'applicants', (
      select coalesce(jsonb_agg(
        (to_jsonb(p) - 'sin_cipher') || jsonb_build_object('sin_cipher', encode(p.sin_cipher, 'base64'))
        order by p.primary_flag desc, p.created_at, p.applicant_id), '[]')
      from applicants p where p.site_id = p_site and p.application_id = p_application),
    'records', (
      select coalesce(jsonb_agg(
        (to_jsonb(r) - 'secret') || jsonb_build_object('secret', encode(r.secret, 'base64'))
        order by r.created_at, r.record_id), '[]')
      from records r join applicants p on p.site_id = r.site_id and p.applicant_id = r.applicant_id
      where p.site_id = p_site and p.application_id = p_application),
    'drafts', (
      select coalesce(jsonb_agg(to_jsonb(d)), '[]')
      from drafts d where d.site_id = p_site and d.owner = p_owner and d.application_id = p_application)
  )
$$;

-- A whole application in one round trip: the guard's answer, and under "data" the rows as they are.
create function foyer_load_application(
  p_site text, p_session bytea, p_user text, p_application bigint, p_applicant bigint,
  p_principals text[], p_owns text, p_new boolean, p_lock boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_scope jsonb := foyer_enter(p_site, p_session, p_user, p_application, p_applicant, p_principals, p_owns, p_new, p_lock, p_now);
begin
  if v_scope ->> 'outcome' <> 'ok' then
    return v_scope;
  end if;
  return v_scope || jsonb_build_object('data', foyer_application_rows(p_site, p_application, v_scope ->> 'userId'));
end $$;
