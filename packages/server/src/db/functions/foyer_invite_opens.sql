-- Whether an invitation opens a call: it is not withdrawn, its part is not sent (calls that only invited people have refuse
-- that themselves), and the applicant is the invited person. In plpgsql for the same reason as foyer_application_rows.
create function foyer_invite_opens(
  p_site text, p_invite bigint, p_applicant bigint, p_owns text, p_shared boolean
) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from invites i
     where i.site_id = p_site and i.invite_id = p_invite and i.withdrawn_at is null
       and (i.submitted_at is null or not p_shared)
       and case p_owns when 'applicant' then i.applicant_id = p_applicant and p_applicant > 0
                       else coalesce(p_applicant, 0) in (0, i.applicant_id) end);
end $$;
