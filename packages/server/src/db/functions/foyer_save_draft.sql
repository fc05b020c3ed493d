-- Stores a draft, or deletes it when p_data is null. Returns ok, no_access (the applicant is not of this application) or full:
-- every load carries the drafts of its owner, so their number and their bytes together are bounded.
-- Drafts of an application are serialized by its row, which the caller has locked; those without one by their user's row.
create function foyer_save_draft(
  p_site text, p_owner text, p_application bigint, p_applicant bigint, p_step_key text, p_data jsonb,
  p_most integer, p_most_bytes integer, p_now timestamptz
) returns text language plpgsql as $$
declare
  v_others record;
begin
  if p_applicant is distinct from 0 and not exists (
    select from applicants where site_id = p_site and applicant_id = p_applicant and application_id = p_application
  ) then
    return 'no_access';
  end if;

  if p_data is null then
    delete from drafts
     where site_id = p_site and owner = p_owner and application_id = p_application and applicant_id = p_applicant
       and step_key = p_step_key;
    return 'ok';
  end if;

  if p_application = 0 then
    perform from users where site_id = p_site and user_id = p_owner for no key update;
    if not found then
      return 'no_access';
    end if;
  end if;
  select count(*) as count, coalesce(sum(octet_length(data::text)), 0) as bytes into v_others
    from drafts
   where site_id = p_site and owner = p_owner and application_id = p_application
     and (applicant_id, step_key) is distinct from (p_applicant, p_step_key);
  if v_others.count >= p_most or v_others.bytes + octet_length(p_data::text) > p_most_bytes then
    return 'full';
  end if;
  insert into drafts (site_id, owner, application_id, applicant_id, step_key, data, saved_at)
  values (p_site, p_owner, p_application, p_applicant, p_step_key, p_data, p_now)
  on conflict (site_id, owner, application_id, applicant_id, step_key) do update
    set data = excluded.data, saved_at = excluded.saved_at;
  return 'ok';
end $$;
