-- A site and the user signed in on it in one round trip: the guard's outcome and the rows. Most visitors are not signed in, and the
-- statements about users take longer to prepare than all else.
create function foyer_load_site(
  p_site text, p_session bytea, p_user text, p_application bigint, p_applicant bigint,
  p_invite bigint, p_principals text[], p_owns text, p_new boolean, p_lock boolean, p_now timestamptz, out scope jsonb, out data json
) language plpgsql as $$
declare
  v_agent jsonb;
  v_user json;
begin
  scope := foyer_authorize(
    p_site, p_session, p_user, p_application, p_applicant, p_invite, p_principals, p_owns, p_new, p_lock, p_now);
  if scope ->> 'outcome' <> 'ok' then
    return;
  end if;
  if scope ->> 'userId' <> '' then
    v_agent := (
      select foyer_agent_of_deal(a.application_id) from applications a
       where a.site_id = p_site and a.user_id = scope ->> 'userId' order by a.created_at desc limit 1);
    v_user := (
      select json_build_object('UserID', u.user_id, 'FirstName', u.first_name, 'LastName', u.last_name, 'Email', u.email)
      from users u where u.site_id = p_site and u.user_id = scope ->> 'userId');
  end if;
  data := json_build_object(
    'approved', scope -> 'approved',
    'site', (select row_to_json(s) from sites s where s.site_id = p_site),
    'agent', v_agent, 'user', v_user);
end $$;
