-- The rows of an application as one document, with the parts that invited people sent, the site's settings that say whom a
-- consent is given to, and the approved text of the consent. Binary columns are base64. In plpgsql, because the plan of an SQL function is made again by every
-- statement that calls it.
create function foyer_application_rows(p_site text, p_application bigint, p_owner text, p_now timestamptz) returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object(
      'settings', foyer_settings_for(p_site, p_application),
      'sendsTexts', (select f.sends_texts from server_facts f),
      'stepMinutes', (select f.step_minutes from server_facts f),
      'agent', json_build_object(
        'BrokerageName', coalesce(s.link -> 'AgentProfile' ->> 'BrokerageName', ''),
        'FirstName', coalesce(s.link -> 'AgentProfile' ->> 'FirstName', ''),
        'LastName', coalesce(s.link -> 'AgentProfile' ->> 'LastName', '')),
      'consent', foyer_legal_text(p_site, 'consent', p_now),
      'application', (
        select row_to_json(a) from applications a where a.site_id = p_site and a.application_id = p_application),
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
      'earlier', (
        select json_build_object('application_id', a.application_id, 'created_at', a.created_at)
        from applications a join applicants p on p.site_id = a.site_id and p.applicant_id = a.main_applicant_id
        where p_application = 0 and a.site_id = p_site and a.user_id = p_owner and p.step > 0
        order by a.created_at desc, a.application_id desc limit 1),
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
      'invites', foyer_invite_notes(p_site, p_application, p_now),
      'sent', (
        select coalesce(json_agg(
          json_build_object('invite_id', n.invite_id, 'applicant_id', n.applicant_id, 'part_hash', n.consent ->> 'PartHash')
          order by n.submitted_at, n.invite_id), '[]')
        from invite_submissions n where n.site_id = p_site and n.application_id = p_application)
    )
    from sites s where s.site_id = p_site
  );
end $$;
