-- A site and whoever is signed in on it, in one round trip: the guard's answer, and under "data" the rows as they are.
create function foyer_load_site(
  p_site text, p_session bytea, p_user text, p_application bigint, p_applicant bigint,
  p_principals text[], p_owns text, p_new boolean, p_lock boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_scope jsonb := foyer_enter(p_site, p_session, p_user, p_application, p_applicant, p_principals, p_owns, p_new, p_lock, p_now);
begin
  if v_scope ->> 'outcome' <> 'ok' then
    return v_scope;
  end if;
  return v_scope || jsonb_build_object('data', jsonb_build_object(
    'site', (select to_jsonb(s) from sites s where s.site_id = p_site),
    'user', (
      select jsonb_build_object('UserID', u.user_id, 'FirstName', u.first_name, 'LastName', u.last_name, 'Email', u.email)
      from users u where u.site_id = p_site and u.user_id = v_scope ->> 'userId')
  ));
end $$;
