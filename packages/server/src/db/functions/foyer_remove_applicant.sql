-- Removes an applicant with everything entered for them: records, drafts of every owner, and invitations.
create function foyer_remove_applicant(
  p_site text, p_application bigint, p_applicant bigint, p_changes jsonb, p_event jsonb, p_now timestamptz
) returns void language plpgsql as $$
begin
  delete from drafts
   where site_id = p_site and application_id = p_application
     and (applicant_id = p_applicant or owner = 'invite:' || p_applicant or owner in (
       select 'invitation:' || invite_id from invites
        where site_id = p_site and application_id = p_application and applicant_id = p_applicant));
  delete from grants where site_id = p_site and application_id = p_application and applicant_id = p_applicant;
  delete from records where site_id = p_site and applicant_id = p_applicant;
  delete from applicants where site_id = p_site and applicant_id = p_applicant and application_id = p_application;
  -- After their applicant: those of a deal on hold are kept as long as there is one.
  delete from review_comments
   where site_id = p_site and application_id = p_application and p_applicant in (applicant_id, reader_id);
  perform foyer_save_application(p_site, p_application, p_changes, p_event, null, p_now);
end $$;
