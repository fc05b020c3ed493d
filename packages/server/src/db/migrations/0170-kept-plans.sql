-- In plpgsql, as what else every call runs: the plan of a function in SQL is made anew by every statement that calls it.
create or replace function foyer_invite_opens(
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

create or replace function foyer_shared_rows(p_site text, p_application bigint, p_now timestamptz) returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object(
    'parts', (
      select coalesce(jsonb_object_agg(v.applicant_id, v.version), '{}')
      from part_versions v where v.site_id = p_site and v.application_id = p_application),
    'invites', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'invite_id', i.invite_id, 'applicant_id', i.applicant_id, 'contact', i.contact, 'method', i.method,
        'open', i.submitted_at is null and i.withdrawn_at is null and i.expires_at > p_now)
        order by i.created_at, i.invite_id), '[]')
      from invites i where i.site_id = p_site and i.application_id = p_application));
end $$;
