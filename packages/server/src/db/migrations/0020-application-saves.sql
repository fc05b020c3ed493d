-- Saves of an application, each one statement: PostgreSQL keeps the plans of what stands in a function, and a save
-- cannot forget the version, the audit trail or the draft it ends.

-- The rows of an application as one document; binary columns travel as base64. Beside the settings of the site, whom a
-- consent is given to. In plpgsql: the plan of a function in SQL is made anew by every statement that calls it.
create or replace function foyer_application_rows(p_site text, p_application bigint, p_owner text) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
      'settings', s.settings,
      'agent', jsonb_build_object(
        'BrokerageName', coalesce(s.link -> 'AgentProfile' ->> 'BrokerageName', ''),
        'FirstName', coalesce(s.link -> 'AgentProfile' ->> 'FirstName', ''),
        'LastName', coalesce(s.link -> 'AgentProfile' ->> 'LastName', '')),
      'application', (
        select to_jsonb(a) from applications a where a.site_id = p_site and a.application_id = p_application),
      'applicants', (
        select coalesce(jsonb_agg(
          (to_jsonb(p) - 'sin_cipher') || jsonb_build_object('sin_cipher', encode(p.sin_cipher, 'base64'))
          order by p.primary_flag desc, p.created_at, p.applicant_id), '[]')
        from applicants p where p.site_id = p_site and p.application_id = p_application),
      'records', (
        select coalesce(jsonb_agg(
          jsonb_build_object('record_id', r.record_id, 'kind', r.kind, 'applicant_id', r.applicant_id, 'data', r.data,
                             'secret', encode(r.secret, 'base64'))
          order by r.created_at, r.record_id), '[]')
        from records r join applicants p on p.site_id = r.site_id and p.applicant_id = r.applicant_id
        where p.site_id = p_site and p.application_id = p_application),
      'drafts', (
        select coalesce(jsonb_agg(to_jsonb(d) - 'site_id' - 'owner' order by d.saved_at, d.step_key), '[]')
        from drafts d where d.site_id = p_site and d.owner = p_owner and d.application_id = p_application)
    )
    from sites s where s.site_id = p_site
  );
end $$;

-- Changes columns of an application (by their names; others keep their value), raises its version, adds to the audit
-- trail { actor, action, applicant_id, details } and forgets the draft { owner, applicant_id, step_key } that the save
-- ends. Answers the new version. The caller holds the application's row (foyer_enter with p_lock).
create function foyer_save_application(
  p_site text, p_application bigint, p_changes jsonb, p_event jsonb, p_draft jsonb, p_now timestamptz
) returns integer language plpgsql as $$
declare
  v_version integer;
begin
  if p_changes is null then
    update applications set version = version + 1, updated_at = p_now
     where site_id = p_site and application_id = p_application
    returning version into strict v_version;
  else
    update applications a
       set version = a.version + 1, updated_at = p_now,
           current_applicant_id = n.current_applicant_id, step = n.step, status = n.status,
           request_review = n.request_review, display_mortgage = n.display_mortgage, display_income = n.display_income,
           land_ownership = n.land_ownership, interview = n.interview, requested_mortgage = n.requested_mortgage,
           request_type = n.request_type, dwelling_type = n.dwelling_type, deal_terms = n.deal_terms,
           comments = n.comments, submitted_at = n.submitted_at
      from (
        select changed.* from applications kept, jsonb_populate_record(kept, p_changes) as changed
         where kept.site_id = p_site and kept.application_id = p_application
      ) n
     where a.site_id = p_site and a.application_id = p_application
    returning a.version into strict v_version;
  end if;

  insert into audit_events (site_id, at, actor, action, application_id, applicant_id, details)
  values (p_site, p_now, p_event ->> 'actor', p_event ->> 'action', p_application,
          (p_event ->> 'applicant_id')::bigint, coalesce(p_event -> 'details', '{}'));

  if p_draft is not null then
    delete from drafts
     where site_id = p_site and owner = p_draft ->> 'owner' and application_id = p_application
       and applicant_id = (p_draft ->> 'applicant_id')::bigint and step_key = p_draft ->> 'step_key';
  end if;
  return v_version;
end $$;

-- Writes a record of an applicant and ends its save. A record of another applicant or kind is never written over: false.
create function foyer_save_record(
  p_site text, p_application bigint, p_applicant bigint, p_kind text, p_record bigint, p_data jsonb, p_secret bytea,
  p_event jsonb, p_draft jsonb, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  insert into records as r (site_id, record_id, kind, application_id, applicant_id, data, secret, created_at)
  values (p_site, p_record, p_kind, p_application, p_applicant, p_data, p_secret, p_now)
  on conflict (site_id, record_id) do update set data = excluded.data, secret = excluded.secret
    where r.kind = excluded.kind and r.applicant_id = excluded.applicant_id;
  if not found then
    return false;
  end if;
  perform foyer_save_application(p_site, p_application, null, p_event, p_draft, p_now);
  return true;
end $$;

-- Makes an application and its main applicant, who is given the names and the address of the user. The user's row is
-- held, so creations of one user take turns: p_most is a limit, and the same answers again within p_again of an
-- application nobody has touched since are the same request sent twice, answered with that application.
create function foyer_make_application(
  p_site text, p_user text, p_application bigint, p_applicant bigint, p_answers jsonb, p_identification jsonb,
  p_actor text, p_draft_key text, p_most integer, p_again interval, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_user users%rowtype;
  v_same applications%rowtype;
begin
  select * into strict v_user from users where site_id = p_site and user_id = p_user for no key update;

  select * into v_same from applications
   where site_id = p_site and user_id = p_user and version = 1 and created_at > p_now - p_again
     and interview = p_answers -> 'interview' and requested_mortgage = p_answers -> 'requested_mortgage'
     and land_ownership = (p_answers ->> 'land_ownership')::smallint
   order by created_at desc limit 1;
  if found then
    return jsonb_build_object('application', v_same.application_id, 'applicant', v_same.main_applicant_id);
  end if;

  if (select count(*) from applications where site_id = p_site and user_id = p_user) >= p_most then
    return jsonb_build_object('full', true);
  end if;

  insert into applications (site_id, application_id, user_id, main_applicant_id, current_applicant_id, interview,
                            requested_mortgage, land_ownership, created_at, updated_at)
  values (p_site, p_application, p_user, p_applicant, p_applicant, p_answers -> 'interview',
          p_answers -> 'requested_mortgage', (p_answers ->> 'land_ownership')::smallint, p_now, p_now);
  insert into applicants (site_id, applicant_id, application_id, primary_flag, identification, created_at)
  values (p_site, p_applicant, p_application, 1, p_identification || jsonb_build_object(
            'FirstName', v_user.first_name, 'LastName', v_user.last_name, 'Email', v_user.email), p_now);
  insert into audit_events (site_id, at, actor, action, application_id, applicant_id)
  values (p_site, p_now, p_actor, 'application-made', p_application, p_applicant);
  delete from drafts where site_id = p_site and owner = p_user and application_id = 0 and step_key = p_draft_key;
  return jsonb_build_object('application', p_application, 'applicant', p_applicant);
end $$;

-- Keeps a draft, or forgets it when p_data is null. Answers ok, no_access (the applicant is not of this application) or
-- full. Drafts of an application take turns at its row, which the caller holds; those of none at their user's.
create function foyer_save_draft(
  p_site text, p_owner text, p_application bigint, p_applicant bigint, p_step_key text, p_data jsonb,
  p_most integer, p_now timestamptz
) returns text language plpgsql as $$
begin
  if p_applicant <> 0 and not exists (
    select from applicants where site_id = p_site and applicant_id = p_applicant and application_id = p_application
  ) then
    return 'no_access';
  end if;

  if p_data is null then
    delete from drafts
     where site_id = p_site and owner = p_owner and application_id = p_application and applicant_id = p_applicant
       and step_key = p_step_key;
    return 'ok';
  end if;

  if p_application = 0 then
    perform from users where site_id = p_site and user_id = p_owner for no key update;
  end if;
  update drafts set data = p_data, saved_at = p_now
   where site_id = p_site and owner = p_owner and application_id = p_application and applicant_id = p_applicant
     and step_key = p_step_key;
  if found then
    return 'ok';
  end if;
  if (select count(*) from drafts where site_id = p_site and owner = p_owner and application_id = p_application) >= p_most then
    return 'full';
  end if;
  insert into drafts (site_id, owner, application_id, applicant_id, step_key, data, saved_at)
  values (p_site, p_owner, p_application, p_applicant, p_step_key, p_data, p_now);
  return 'ok';
end $$;
