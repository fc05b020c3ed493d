-- Erases an application on an open request that another person made, with everything that belongs to it but its audit events and
-- this record. What was checked for the request is checked again, under the locks of the application and the request. Returns
-- `outcome` (ok, gone: no such open request, own: the request is of this person, held, kept) and the keys of the files.
create function foyer_erase_application(
  p_site text, p_application bigint, p_erasure bigint, p_by text, p_today date, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_application applications%rowtype;
  v_erasure erasures%rowtype;
  v_insurance bigint[];
  v_signings text[];
  v_submissions bigint[];
  v_invites bigint[];
  v_contacts text[];
  v_counts jsonb;
  v_files text[];
begin
  perform foyer_see_site(p_site);
  if num_nulls(p_application, p_erasure, p_by, p_today, p_now) > 0 then
    raise exception 'an argument is null';
  end if;
  select * into v_application from applications where site_id = p_site and application_id = p_application for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  select * into v_erasure from erasures
   where site_id = p_site and erasure_id = p_erasure and application_id = p_application and state = 'open' for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  elsif v_erasure.asked_by = p_by then
    return jsonb_build_object('outcome', 'own');
  elsif foyer_is_held(p_site, p_application) then
    return jsonb_build_object('outcome', 'held');
  elsif foyer_kept_until(v_application) > p_today then
    return jsonb_build_object('outcome', 'kept');
  end if;

  -- Calls about one of these hold its row and not that of the application. Who holds one finishes first, so that what it wrote, its
  -- mails too, is found below; who waits finds nothing.
  perform from document_requests
   where site_id = p_site and application_id = p_application order by request_id for update;
  perform from invites where site_id = p_site and application_id = p_application order by invite_id for update;
  perform from cli_applications
   where site_id = p_site and mortgage_application_id = p_application order by cli_application_id for update;
  v_insurance := array(
    select cli_application_id from cli_applications where site_id = p_site and mortgage_application_id = p_application);
  v_signings := array(
    select request_id from signing_requests r where r.site_id = p_site and (r.application_id = p_application or exists (
      select from cli_applications c where c.site_id = p_site and c.mortgage_application_id = p_application
        and c.signing_request_id = r.request_id)));
  perform from signing_requests where site_id = p_site and request_id = any (v_signings) order by request_id for update;
  v_submissions := array(select submission_id from submissions where site_id = p_site and application_id = p_application);
  v_invites := array(select invite_id from invites where site_id = p_site and application_id = p_application);
  -- Addresses and numbers of its people which belong to no one else: no account that stays, no person of staff, no mailbox of the
  -- brand or of a form, and no one of another application, signing request, insurance application or offer. In small letters.
  v_contacts := array(
    select lower(one) from foyer_contacts(p_site, p_application) one
    union select lower(u.email) from users u
     where u.site_id = p_site and u.user_id = v_application.user_id and v_erasure.erases_account);
  v_contacts := array(
    select mine from unnest(v_contacts) mine
     where not exists (select from users u where u.site_id = p_site and lower(u.email) = mine
         and (u.user_id <> v_application.user_id or not v_erasure.erases_account or exists (
           select from applications o where o.site_id = p_site and o.user_id = u.user_id and o.application_id <> p_application)))
       and not exists (select from people p where p.email = mine)
       and not exists (select from sites s where s.site_id = p_site and lower(s.link -> 'AgentProfile' ->> 'Email') = mine)
       and not exists (select from embedded_forms f
         where f.site_id = p_site and strpos(lower(concat(f.description, f.draft)), '"' || mine || '"') > 0)
       and not exists (select from applicants o
         where o.site_id = p_site and o.application_id <> p_application and (lower(o.identification ->> 'Email') = mine
           or mine !~ '@' and right(regexp_replace(mine, '\D', '', 'g'), 10) in (
             right(regexp_replace(o.identification ->> 'Mobile', '\D', '', 'g'), 10),
             right(regexp_replace(o.identification ->> 'HomePhone', '\D', '', 'g'), 10))))
       and not exists (select from invites o
         where o.site_id = p_site and o.application_id <> p_application and lower(o.contact) = mine)
       and not exists (select from document_recipients d
         join document_requests o on o.site_id = d.site_id and o.request_id = d.request_id
         where o.site_id = p_site and o.application_id is distinct from p_application and lower(d.email) = mine)
       and not exists (select from signing_signers o
         where o.site_id = p_site and o.request_id <> all (v_signings) and lower(o.email) = mine)
       and not exists (select from cli_applications c, jsonb_path_query(c.facts, '$.Applicants[*]') one
         where c.site_id = p_site and c.cli_application_id <> all (v_insurance) and lower(one ->> 'EmailAddress') = mine)
       and not exists (select from partner_offers o
         where o.site_id = p_site and o.application_id <> p_application and lower(o.insurance ->> 'Email') = mine));
  v_counts := jsonb_build_object(
    'applicants', (select count(*) from applicants where site_id = p_site and application_id = p_application),
    'documents', (select count(*) from document_uploads u join document_requests r
      on r.site_id = u.site_id and r.request_id = u.request_id where r.site_id = p_site and r.application_id = p_application),
    'submissions', cardinality(v_submissions),
    'signings', cardinality(v_signings),
    'insurance', cardinality(v_insurance));

  delete from mails m where m.site_id = p_site and (
    -- One about a lead goes with the lead.
    m.lead_id is null and lower(m.recipient) = any (v_contacts)
    or exists (select from jsonb_array_elements(m.attachments) a
      where (a ->> 'submissionId')::bigint = any (v_submissions) or (a ->> 'inviteId')::bigint = any (v_invites)
        or a ->> 'requestId' = any (v_signings))
    or m.lead_id in (select lead_id from leads where site_id = p_site and application_id = p_application));
  delete from text_messages where site_id = p_site and lower(recipient) = any (v_contacts);
  delete from leads where site_id = p_site and application_id = p_application;
  delete from grants where site_id = p_site and (
    kind = 'insurance' and subject in (select encode(a.token_hash, 'hex') from cli_applicants a
      where a.site_id = p_site and a.cli_application_id = any (v_insurance))
    or kind = 'signer' and split_part(subject, '/', 1) = any (v_signings));
  delete from cli_applications where site_id = p_site and cli_application_id = any (v_insurance);
  delete from signing_events where site_id = p_site and request_id = any (v_signings);
  delete from signing_signers where site_id = p_site and request_id = any (v_signings);
  delete from signing_requests where site_id = p_site and request_id = any (v_signings);
  delete from submissions where site_id = p_site and application_id = p_application;
  update erasures
     set state = 'approved', decided_by = p_by, decided_at = p_now, words = '', decision_words = '', counts = v_counts
   where site_id = p_site and erasure_id = p_erasure;
  v_files := foyer_delete_application(p_site, p_application);
  delete from stale_deals where slug = p_site and application_id = p_application;
  return jsonb_build_object('outcome', 'ok', 'counts', v_counts, 'files', to_jsonb(v_files),
    'erasesAccount', v_erasure.erases_account);
end $$;
revoke execute on function foyer_erase_application from public;
grant execute on function foyer_erase_application to foyer_app;
