-- The rows of an application as one document, with the parts that invited people sent, the site's settings that say whom a
-- consent is given to, and the approved text of the consent. Binary columns are base64. In plpgsql, because the plan of an SQL function is made again by every
-- statement that calls it, and in several statements, because one that is prepared for tables without a row of most applications
-- takes longer than asking for these rows first. The settings are those of foyer_settings_for.
create function foyer_application_rows(p_site text, p_application bigint, p_owner text, p_now timestamptz) returns json
language plpgsql stable as $$
declare
  v_site record;
  v_application applications%rowtype;
  v_has record;
  v_earlier json;
  v_requests json := '[]';
  v_bank_requests json := '[]';
  v_invites json := '[]';
  v_sent json := '[]';
begin
  select s.settings, s.link -> 'AgentProfile' as agent, f.sends_texts, f.step_minutes into v_site
    from sites s left join server_facts f on true where s.site_id = p_site;
  if not found then
    return null;
  end if;
  select * into v_application from applications where site_id = p_site and application_id = p_application;

  if p_application = 0 then
    v_earlier := (
      select json_build_object('application_id', a.application_id, 'created_at', a.created_at)
      from applications a join applicants p on p.site_id = a.site_id and p.applicant_id = a.main_applicant_id
      where a.site_id = p_site and a.user_id = p_owner and p.step > 0
      order by a.created_at desc, a.application_id desc limit 1);
  end if;

  select exists (select from document_requests where site_id = p_site and application_id = p_application) as requests,
         exists (select from bank_requests where site_id = p_site and application_id = p_application) as bank_requests,
         exists (select from invites where site_id = p_site and application_id = p_application) as invites
    into v_has;
  if v_has.requests then
    v_requests := foyer_document_requests(p_site, p_application, null);
  end if;
  if v_has.bank_requests then
    v_bank_requests := (
      select json_agg(
        json_build_object(
          'request_id', b.request_id, 'applicant_id', b.applicant_id, 'answered_at', b.answered_at,
          'fetched', b.fetched_at is not null, 'released', b.released_at is not null, 'failed', b.failed,
          'shown', encode(b.shown, 'base64'))
        order by b.place)
      from bank_requests b where b.site_id = p_site and b.application_id = p_application);
  end if;
  if v_has.invites then
    v_invites := foyer_invite_notes(p_site, p_application, p_now);
    v_sent := (
      select coalesce(json_agg(
        json_build_object('invite_id', n.invite_id, 'applicant_id', n.applicant_id, 'part_hash', n.consent ->> 'PartHash')
        order by n.submitted_at, n.invite_id), '[]')
      from invite_submissions n where n.site_id = p_site and n.application_id = p_application);
  end if;

  return json_build_object(
    'settings', v_site.settings || coalesce(v_application.privacy, '{}'),
    'sendsTexts', v_site.sends_texts,
    'stepMinutes', v_site.step_minutes,
    'agent', json_build_object(
      'BrokerageName', coalesce(v_site.agent ->> 'BrokerageName', ''),
      'FirstName', coalesce(v_site.agent ->> 'FirstName', ''),
      'LastName', coalesce(v_site.agent ->> 'LastName', '')),
    'consent', foyer_legal_text(p_site, 'consent', p_now),
    'application', case when v_application.application_id is not null then row_to_json(v_application) end,
    'applicants', (
      select coalesce(json_agg(
        json_build_object(
          'applicant_id', p.applicant_id, 'application_id', p.application_id, 'primary_flag', p.primary_flag,
          'step', p.step, 'same_address', p.same_address, 'created_at', p.created_at,
          'reasons', p.reasons, 'identification', p.identification, 'sin_cipher', encode(p.sin_cipher, 'base64'))
        order by p.primary_flag desc, p.created_at, p.applicant_id), '[]')
      from applicants p where p.site_id = p_site and p.application_id = p_application),
    'records', (
      select coalesce(json_agg(
        json_build_object('record_id', r.record_id, 'kind', r.kind, 'applicant_id', r.applicant_id, 'data', r.data,
                          'secret', encode(r.secret, 'base64'))
        order by r.created_at, r.record_id), '[]')
      from records r join applicants p on p.site_id = r.site_id and p.applicant_id = r.applicant_id
      where p.site_id = p_site and p.application_id = p_application),
    'earlier', v_earlier,
    'drafts', (
      select coalesce(json_agg(
        json_build_object('application_id', d.application_id, 'applicant_id', d.applicant_id, 'step_key', d.step_key,
                          'data', d.data, 'saved_at', d.saved_at)
        order by d.saved_at, d.step_key), '[]')
      from drafts d where d.site_id = p_site and d.owner = p_owner and d.application_id = p_application),
    'requests', v_requests,
    'bankRequests', v_bank_requests,
    'parts', (
      select coalesce(json_object_agg(v.applicant_id, v.version), '{}')
      from part_versions v where v.site_id = p_site and v.application_id = p_application),
    'invites', v_invites,
    'sent', v_sent);
end $$;
