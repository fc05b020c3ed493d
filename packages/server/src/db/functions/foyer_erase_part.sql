-- Erases what an invited person entered, once no link of theirs opens it any more: records, drafts, SIN and every answer but
-- those in p_kept, so that the main applicant who takes the part over starts anew. A part that was sent once is kept. The caller
-- holds the lock of the application's row.
create function foyer_erase_part(
  p_site text, p_application bigint, p_invite bigint, p_applicant bigint, p_kept text[], p_event jsonb, p_now timestamptz
) returns void language plpgsql as $$
begin
  delete from drafts
   where site_id = p_site and application_id = p_application and owner = 'invitation:' || p_invite;
  if not exists (
    select from applicants
     where site_id = p_site and application_id = p_application and applicant_id = p_applicant and primary_flag = 0
  ) or exists (
    select from invite_submissions
     where site_id = p_site and application_id = p_application and applicant_id = p_applicant
  ) then
    return;
  end if;
  delete from drafts
   where site_id = p_site and application_id = p_application
     and (applicant_id = p_applicant or owner = 'invite:' || p_applicant);
  delete from records where site_id = p_site and applicant_id = p_applicant;
  update applicants
     set step = default, same_address = default, reasons = default, sin_cipher = null,
         identification = (
           select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(identification) where key = any (p_kept))
   where site_id = p_site and application_id = p_application and applicant_id = p_applicant;
  perform foyer_save_application(p_site, p_application, null, p_event, null, p_now);
end $$;
