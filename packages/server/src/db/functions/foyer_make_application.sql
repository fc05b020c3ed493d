-- Creates an application and its main applicant with the user's name and address. The user's row is locked, so that creations
-- of one user are serialized: p_most is a limit, p_an_hour one of those begun in an hour, deleted ones included, and the same interview again within p_again of an application that was not
-- touched since is a repeated request, which returns that application.
create function foyer_make_application(
  p_site text, p_user text, p_application bigint, p_applicant bigint, p_answers jsonb, p_privacy jsonb, p_identification jsonb,
  p_actor text, p_details jsonb, p_draft_key text, p_with text, p_most integer, p_an_hour integer, p_again interval, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_user users%rowtype;
  v_same applications%rowtype;
begin
  select * into v_user from users where site_id = p_site and user_id = p_user for no key update;
  -- The account was deleted while this call waited for its row.
  if not found then
    return jsonb_build_object('gone', true);
  end if;

  select * into v_same from applications
   where site_id = p_site and user_id = p_user and version = 1 and created_at > p_now - p_again
     and interview = p_answers -> 'interview' and requested_mortgage = p_answers -> 'requested_mortgage'
     and land_ownership = (p_answers ->> 'land_ownership')::smallint
     and exists (
       select from audit_events e
        where e.site_id = p_site and e.application_id = applications.application_id and e.action = 'application-made'
          and coalesce(e.details ->> 'earlier', '') = coalesce(p_details ->> 'earlier', ''))
   order by created_at desc limit 1;
  if found then
    return jsonb_build_object('application', v_same.application_id, 'applicant', v_same.main_applicant_id);
  end if;

  if (select count(*) from applications where site_id = p_site and user_id = p_user) >= p_most then
    return jsonb_build_object('full', true);
  end if;

  -- In order of time, so that it reads no older events of the site before the table is analyzed for the first time.
  if (select count(*) from (
        select from audit_events where site_id = p_site and actor = p_actor and action = 'application-made'
           and at > p_now - interval '1 hour' order by at desc limit p_an_hour) begun) >= p_an_hour then
    return jsonb_build_object('tooMany', true);
  end if;

  insert into applications (site_id, application_id, user_id, main_applicant_id, current_applicant_id, interview,
                            requested_mortgage, land_ownership, privacy, created_at, updated_at)
  values (p_site, p_application, p_user, p_applicant, p_applicant, p_answers -> 'interview',
          p_answers -> 'requested_mortgage', (p_answers ->> 'land_ownership')::smallint, p_privacy, p_now, p_now);
  perform foyer_assign_new(p_application, p_with);
  insert into applicants (site_id, applicant_id, application_id, primary_flag, identification, created_at)
  values (p_site, p_applicant, p_application, 1, p_identification || jsonb_build_object(
            'FirstName', v_user.first_name, 'LastName', v_user.last_name, 'Email', v_user.email), p_now);
  insert into audit_events (site_id, at, actor, action, application_id, applicant_id, details)
  values (p_site, p_now, p_actor, 'application-made', p_application, p_applicant, p_details);
  delete from drafts where site_id = p_site and owner = p_user and application_id = 0 and step_key = p_draft_key;
  return jsonb_build_object('application', p_application, 'applicant', p_applicant);
end $$;
