-- Trigger: an applicant who is removed loses their access; the invitation is kept as withdrawn.
create or replace function foyer_withdraw_invites() returns trigger language plpgsql as $$
begin
  delete from part_versions
   where site_id = old.site_id and application_id = old.application_id and applicant_id = old.applicant_id;
  delete from grants g using invites i
   where i.site_id = old.site_id and i.application_id = old.application_id and i.applicant_id = old.applicant_id
     and g.site_id = i.site_id and g.invite_id = i.invite_id;
  update invites set withdrawn_at = coalesce(withdrawn_at, now())
   where site_id = old.site_id and application_id = old.application_id and applicant_id = old.applicant_id
     and submitted_at is null;
  return null;
end $$;
create or replace trigger withdraw_invites after delete on applicants for each row execute function foyer_withdraw_invites();
