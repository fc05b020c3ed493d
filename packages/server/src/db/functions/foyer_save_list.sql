-- Replaces the records of one kind of an applicant by p_records ([{ id, data }]; null keeps what is stored), sets { step,
-- same_address } of the applicant, deletes the drafts of the list's dialogs (`kind:id`) and ends the save. New records keep
-- the order given. A record of another applicant or kind is never overwritten.
create function foyer_save_list(
  p_site text, p_application bigint, p_applicant bigint, p_kind text, p_records json, p_person jsonb, p_changes jsonb,
  p_event jsonb, p_draft jsonb, p_now timestamptz
) returns void language plpgsql as $$
declare
  v_written integer;
  v_from timestamptz := foyer_next_record_at(p_site, p_applicant, p_kind, p_now);
begin
  if p_records is not null then
    delete from records
     where site_id = p_site and applicant_id = p_applicant and kind = p_kind
       and record_id <> all (select (one ->> 'id')::bigint from json_array_elements(p_records) one);
    insert into records as r (site_id, record_id, kind, application_id, applicant_id, data, created_at)
    select p_site, (one ->> 'id')::bigint, p_kind, p_application, p_applicant, one -> 'data',
           v_from + place * interval '1 microsecond'
      from json_array_elements(p_records) with ordinality as given (one, place)
    on conflict (site_id, record_id) do update set data = excluded.data
      where r.kind = excluded.kind and r.applicant_id = excluded.applicant_id;
    get diagnostics v_written = row_count;
    if v_written <> json_array_length(p_records) then
      raise exception 'a record was not written: its id is taken';
    end if;
  end if;

  update applicants
     set step = (p_person ->> 'step')::smallint,
         same_address = (p_person ->> 'same_address')::smallint
   where site_id = p_site and applicant_id = p_applicant and application_id = p_application;
  delete from drafts
   where site_id = p_site and owner = p_draft ->> 'owner' and application_id = p_application
     and applicant_id = p_applicant and step_key like p_kind || ':%';
  perform foyer_save_application(p_site, p_application, p_changes, p_event, p_draft, p_now);
end $$;
