-- Writes a record of an applicant and ends its save. Returns false for a record of another applicant or kind, which is never
-- overwritten. The place in the list is looked up only for a new record.
create function foyer_save_record(
  p_site text, p_application bigint, p_applicant bigint, p_kind text, p_record bigint, p_data json, p_secret bytea,
  p_event jsonb, p_draft jsonb, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  update records set data = p_data, secret = p_secret
   where site_id = p_site and record_id = p_record and kind = p_kind and applicant_id = p_applicant;
  if not found then
    insert into records (site_id, record_id, kind, application_id, applicant_id, data, secret, created_at)
    values (p_site, p_record, p_kind, p_application, p_applicant, p_data, p_secret,
            foyer_next_record_at(p_site, p_applicant, p_kind, p_now))
    on conflict (site_id, record_id) do nothing;
    if not found then
      return false;
    end if;
  end if;
  perform foyer_save_application(p_site, p_application, null, p_event, p_draft, p_now);
  return true;
end $$;
