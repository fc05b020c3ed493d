-- Erases an application on an open request that another person made, with everything that belongs to it but its audit events and
-- this record. What was checked for the request is checked again, under the locks of the application and the request. Returns
-- `outcome` (ok, gone: no such open request, own: the request is of this person, held, kept), the keys of the files and
-- the envelopes of an external service that can still be signed.
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
  v_envelopes jsonb;
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
  v_signings := foyer_signings_of(p_site, p_application, v_insurance);
  perform from signing_requests where site_id = p_site and request_id = any (v_signings) order by request_id for update;
  -- Someone may have signed one of them while it was waited for.
  if foyer_kept_until(v_application) > p_today then
    return jsonb_build_object('outcome', 'kept');
  end if;
  v_submissions := array(select submission_id from submissions where site_id = p_site and application_id = p_application);
  v_invites := array(select invite_id from invites where site_id = p_site and application_id = p_application);
  v_contacts := array(
    select one from foyer_contacts(p_site, p_application) one
    union select u.email from users u
     where u.site_id = p_site and u.user_id = v_application.user_id and v_erasure.erases_account);
  v_contacts := foyer_only_theirs(p_site, v_contacts, p_application,
    case when v_erasure.erases_account then v_application.user_id end, v_signings, v_insurance);
  v_envelopes := coalesce((
    select jsonb_agg(jsonb_build_object('requestId', request_id, 'envelopeId', envelope_id)) from signing_requests
     where site_id = p_site and request_id = any (v_signings) and state = 'open' and envelope_id is not null), '[]');
  v_counts := jsonb_build_object(
    'applicants', (select count(*) from applicants where site_id = p_site and application_id = p_application),
    'documents', (select count(*) from document_uploads u join document_requests r
      on r.site_id = u.site_id and r.request_id = u.request_id where r.site_id = p_site and r.application_id = p_application),
    'submissions', cardinality(v_submissions),
    'signings', cardinality(v_signings),
    'insurance', cardinality(v_insurance));

  delete from mails m where m.site_id = p_site and (
    exists (select from jsonb_array_elements(m.attachments) a
      where (a ->> 'submissionId')::bigint = any (v_submissions) or (a ->> 'inviteId')::bigint = any (v_invites)));
  delete from leads where site_id = p_site and application_id = p_application;
  perform foyer_erase_signings(p_site, v_signings, v_insurance, v_contacts);
  delete from submissions where site_id = p_site and application_id = p_application;
  update erasures
     set state = 'approved', decided_by = p_by, decided_at = p_now, words = '', decision_words = '', counts = v_counts
   where site_id = p_site and erasure_id = p_erasure;
  v_files := foyer_delete_application(p_site, p_application);
  delete from stale_deals where slug = p_site and application_id = p_application;
  return jsonb_build_object('outcome', 'ok', 'counts', v_counts, 'files', to_jsonb(v_files),
    'envelopes', v_envelopes, 'erasesAccount', v_erasure.erases_account);
end $$;
revoke execute on function foyer_erase_application from public;
grant execute on function foyer_erase_application to foyer_app;
