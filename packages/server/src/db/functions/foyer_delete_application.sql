-- Deletes an application that was never submitted, with everything that belongs to it but its audit events and the record of an
-- erasure, and returns the keys of its files. One on hold is not deleted: its caller has refused that. The rows that others may add to are locked first: who holds one of these locks finishes, and who waits finds
-- nothing. The caller holds the lock of the application's row (foyer_authorize with p_lock).
create function foyer_delete_application(p_site text, p_application bigint) returns text[] language plpgsql as $$
declare
  v_requests text[];
  v_files text[];
begin
  perform from applications where site_id = p_site and application_id = p_application for update;
  if foyer_is_held(p_site, p_application) then
    raise exception 'the application is on hold' using errcode = 'insufficient_privilege';
  end if;
  perform from document_requests
   where site_id = p_site and application_id = p_application order by request_id for update;
  perform from invites where site_id = p_site and application_id = p_application order by invite_id for update;
  v_requests := array(
    select request_id from document_requests where site_id = p_site and application_id = p_application);

  -- A mail with the copy of a part names its invitation; a mail that is still to be sent then goes without the copy.
  update mails m set attachments = jsonb_build_array(m.attachments -> 0 || '{"inviteId": 0}')
    from invites i
   where i.site_id = p_site and i.application_id = p_application and m.site_id = p_site and m.kind = 'invite-thanks'
     and m.attachments -> 0 -> 'inviteId' = to_jsonb(i.invite_id);

  delete from grants where site_id = p_site and application_id = p_application;
  delete from deal_holds where site_id = p_site and application_id = p_application;
  delete from erasures where site_id = p_site and application_id = p_application and state <> 'approved';
  delete from deal_conditions where site_id = p_site and application_id = p_application;
  v_files := foyer_delete_requests(p_site, v_requests);
  delete from invite_submissions where site_id = p_site and application_id = p_application;
  delete from invites where site_id = p_site and application_id = p_application;
  delete from partner_offers where site_id = p_site and application_id = p_application;
  delete from drafts where site_id = p_site and application_id = p_application;
  delete from deal_notes where site_id = p_site and application_id = p_application;
  delete from deal_messages where site_id = p_site and application_id = p_application;
  delete from review_comments where site_id = p_site and application_id = p_application;
  delete from worksheets where site_id = p_site and application_id = p_application;
  delete from applicants where site_id = p_site and application_id = p_application;
  delete from part_versions where site_id = p_site and application_id = p_application;
  delete from applications where site_id = p_site and application_id = p_application;
  return v_files;
end $$;
