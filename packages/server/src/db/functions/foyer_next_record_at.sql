-- The creation time of the next record of a list, later than every other of the list, so that lists keep the order of entry
-- also within one millisecond.
create function foyer_next_record_at(p_site text, p_applicant bigint, p_kind text, p_now timestamptz)
returns timestamptz language plpgsql stable as $$
begin
  return (
    select greatest(p_now, max(created_at) + interval '1 microsecond') from records
     where site_id = p_site and applicant_id = p_applicant and kind = p_kind);
end $$;
