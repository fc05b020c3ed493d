-- What is only handed on is built as json and not as jsonb, which is taken apart and put together again by every function
-- that it passes through: of a load, that was most of the database's time.

drop function foyer_load_application(text, bytea, text, bigint, bigint, text[], text, boolean, boolean, timestamptz);
drop function foyer_load_site(text, bytea, text, bigint, bigint, text[], text, boolean, boolean, timestamptz);
drop function foyer_application_rows(text, bigint, text);
drop function foyer_application_answers(text, bigint, text);
drop function foyer_application_rows_but_documents(text, bigint, text);
drop function foyer_shared_rows(text, bigint, timestamptz);
drop function foyer_document_requests(text, bigint, text);

-- Requests as one document; those of an application, or the one of a link; the oldest first.
create function foyer_document_requests(p_site text, p_application bigint, p_request text) returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(
      json_build_object(
        'request_id', r.request_id, 'document_id', r.document_id, 'application_id', r.application_id, 'name', r.name,
        'use_access_code', r.use_access_code, 'sent_at', r.sent_at, 'expires_at', r.expires_at,
        'recipients', (
          select coalesce(json_agg(p.email order by p.email), '[]') from document_recipients p
           where p.site_id = r.site_id and p.request_id = r.request_id),
        'items', (
          select coalesce(json_agg(
            json_build_object(
              'item_id', i.item_id, 'type', i.type, 'description', i.description, 'required', i.required,
              'status', i.status, 'reason', i.reason,
              'uploads', (
                select coalesce(json_agg(row_to_json(u) order by u.uploaded_at, u.upload_id), '[]')
                  from document_uploads u
                 where u.site_id = i.site_id and u.item_id = i.item_id and u.removed_at is null)
            ) order by i.place, i.item_id), '[]')
          from document_items i where i.site_id = r.site_id and i.request_id = r.request_id)
      ) order by r.created_at, r.document_id), '[]')
    from document_requests r
   where r.site_id = p_site and (r.application_id = p_application or r.request_id = p_request)
  );
end $$;

-- The rows of an application as one document; binary columns travel as base64. Beside the settings of the site: whom a
-- consent is given to. In plpgsql: the plan of a function in SQL is made anew by every statement that calls it.
create function foyer_application_rows(p_site text, p_application bigint, p_owner text, p_now timestamptz) returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object(
      'settings', s.settings,
      'agent', json_build_object(
        'BrokerageName', coalesce(s.link -> 'AgentProfile' ->> 'BrokerageName', ''),
        'FirstName', coalesce(s.link -> 'AgentProfile' ->> 'FirstName', ''),
        'LastName', coalesce(s.link -> 'AgentProfile' ->> 'LastName', '')),
      'application', (
        select row_to_json(a) from applications a where a.site_id = p_site and a.application_id = p_application),
      'applicants', (
        select coalesce(json_agg(
          json_build_object(
            'applicant_id', p.applicant_id, 'application_id', p.application_id, 'primary_flag', p.primary_flag,
            'step', p.step, 'disabled', p.disabled, 'same_address', p.same_address, 'created_at', p.created_at,
            'identification', p.identification, 'sin_cipher', encode(p.sin_cipher, 'base64'))
          order by p.primary_flag desc, p.created_at, p.applicant_id), '[]')
        from applicants p where p.site_id = p_site and p.application_id = p_application),
      'records', (
        select coalesce(json_agg(
          json_build_object('record_id', r.record_id, 'kind', r.kind, 'applicant_id', r.applicant_id, 'data', r.data,
                            'secret', encode(r.secret, 'base64'))
          order by r.created_at, r.record_id), '[]')
        from records r join applicants p on p.site_id = r.site_id and p.applicant_id = r.applicant_id
        where p.site_id = p_site and p.application_id = p_application),
      'drafts', (
        select coalesce(json_agg(
          json_build_object('application_id', d.application_id, 'applicant_id', d.applicant_id, 'step_key', d.step_key,
                            'data', d.data, 'saved_at', d.saved_at)
          order by d.saved_at, d.step_key), '[]')
        from drafts d where d.site_id = p_site and d.owner = p_owner and d.application_id = p_application),
      'requests', foyer_document_requests(p_site, p_application, null),
      'bankRequests', (
        select coalesce(json_agg(
          json_build_object(
            'request_id', b.request_id, 'applicant_id', b.applicant_id, 'answered_at', b.answered_at,
            'fetched', b.fetched_at is not null, 'released', b.released_at is not null, 'failed', b.failed,
            'shown', encode(b.shown, 'base64'))
          order by b.place), '[]')
        from bank_requests b where b.site_id = p_site and b.application_id = p_application),
      'parts', (
        select coalesce(json_object_agg(v.applicant_id, v.version), '{}')
        from part_versions v where v.site_id = p_site and v.application_id = p_application),
      'invites', (
        select coalesce(json_agg(
          json_build_object(
            'invite_id', i.invite_id, 'applicant_id', i.applicant_id, 'contact', i.contact, 'method', i.method,
            'open', i.submitted_at is null and i.withdrawn_at is null and i.expires_at > p_now)
          order by i.created_at, i.invite_id), '[]')
        from invites i where i.site_id = p_site and i.application_id = p_application)
    )
    from sites s where s.site_id = p_site
  );
end $$;

-- A whole application in one round trip: the guard's answer, and beside it the rows as they are.
create function foyer_load_application(
  p_site text, p_session bytea, p_user text, p_application bigint, p_applicant bigint,
  p_principals text[], p_owns text, p_new boolean, p_lock boolean, p_now timestamptz, out scope jsonb, out data json
) language plpgsql as $$
begin
  scope := foyer_enter(p_site, p_session, p_user, p_application, p_applicant, p_principals, p_owns, p_new, p_lock, p_now);
  if scope ->> 'outcome' = 'ok' then
    data := foyer_application_rows(p_site, p_application, foyer_draft_owner(scope), p_now);
  end if;
end $$;

-- A site and whoever is signed in on it, in one round trip: the guard's answer, and beside it the rows as they are.
create function foyer_load_site(
  p_site text, p_session bytea, p_user text, p_application bigint, p_applicant bigint,
  p_principals text[], p_owns text, p_new boolean, p_lock boolean, p_now timestamptz, out scope jsonb, out data json
) language plpgsql as $$
begin
  scope := foyer_enter(p_site, p_session, p_user, p_application, p_applicant, p_principals, p_owns, p_new, p_lock, p_now);
  if scope ->> 'outcome' = 'ok' then
    data := json_build_object(
      'site', (select row_to_json(s) from sites s where s.site_id = p_site),
      'user', (
        select json_build_object('UserID', u.user_id, 'FirstName', u.first_name, 'LastName', u.last_name, 'Email', u.email)
        from users u where u.site_id = p_site and u.user_id = scope ->> 'userId'));
  end if;
end $$;

-- When the next record of a list is made: lists stand in the order they were told, also within one millisecond.
create or replace function foyer_next_record_at(p_site text, p_applicant bigint, p_kind text, p_now timestamptz)
returns timestamptz language plpgsql stable as $$
begin
  return (
    select greatest(p_now, max(created_at) + interval '1 microsecond') from records
     where site_id = p_site and applicant_id = p_applicant and kind = p_kind);
end $$;

-- Writes a record of an applicant and ends its save. A record of another applicant or kind is never written over: false.
-- Mostly it is there already. Its place in the list is looked up only for a new one.
create or replace function foyer_save_record(
  p_site text, p_application bigint, p_applicant bigint, p_kind text, p_record bigint, p_data jsonb, p_secret bytea,
  p_event jsonb, p_draft jsonb, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  update records set data = p_data, secret = p_secret
   where site_id = p_site and record_id = p_record and kind = p_kind and applicant_id = p_applicant;
  if not found then
    insert into records (site_id, record_id, kind, application_id, applicant_id, data, secret, created_at)
    values (p_site, p_record, p_kind, p_application, p_applicant, p_data, p_secret,
            foyer_next_record_at(p_site, p_applicant, p_kind, p_now))
    on conflict (site_id, record_id) do nothing;
    if not found then
      return false;
    end if;
  end if;
  perform foyer_save_application(p_site, p_application, null, p_event, p_draft, p_now);
  return true;
end $$;
