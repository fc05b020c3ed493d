-- Lists of an applicant that are saved whole, and applicants who are added and removed.

alter table applicants
  add column disabled smallint not null default 0,
  add column same_address smallint not null default 0;

-- When the next record of a list is made: lists stand in the order they were told, also within one millisecond.
create function foyer_next_record_at(p_site text, p_applicant bigint, p_kind text, p_now timestamptz) returns timestamptz
language sql stable as $$
  select greatest(p_now, max(created_at) + interval '1 microsecond') from records
   where site_id = p_site and applicant_id = p_applicant and kind = p_kind
$$;

-- Writes a record of an applicant and ends its save. A record of another applicant or kind is never written over: false.
create or replace function foyer_save_record(
  p_site text, p_application bigint, p_applicant bigint, p_kind text, p_record bigint, p_data jsonb, p_secret bytea,
  p_event jsonb, p_draft jsonb, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  insert into records as r (site_id, record_id, kind, application_id, applicant_id, data, secret, created_at)
  values (p_site, p_record, p_kind, p_application, p_applicant, p_data, p_secret,
          foyer_next_record_at(p_site, p_applicant, p_kind, p_now))
  on conflict (site_id, record_id) do update set data = excluded.data, secret = excluded.secret
    where r.kind = excluded.kind and r.applicant_id = excluded.applicant_id;
  if not found then
    return false;
  end if;
  perform foyer_save_application(p_site, p_application, null, p_event, p_draft, p_now);
  return true;
end $$;

-- Makes the records of one kind of an applicant those given (p_records: [{ id, data }], null keeps what is stored), notes
-- of the applicant { step, same_address }, forgets the drafts of the list's dialogs (`kind:id`) and ends the save. New
-- records stand in the order they are given. An id that is another applicant's or kind's is never written over.
create function foyer_save_list(
  p_site text, p_application bigint, p_applicant bigint, p_kind text, p_records jsonb, p_person jsonb, p_changes jsonb,
  p_event jsonb, p_draft jsonb, p_now timestamptz
) returns void language plpgsql as $$
declare
  v_written integer;
  v_from timestamptz := foyer_next_record_at(p_site, p_applicant, p_kind, p_now);
begin
  if p_records is not null then
    delete from records
     where site_id = p_site and applicant_id = p_applicant and kind = p_kind
       and record_id <> all (select (one ->> 'id')::bigint from jsonb_array_elements(p_records) one);
    insert into records as r (site_id, record_id, kind, application_id, applicant_id, data, created_at)
    select p_site, (one ->> 'id')::bigint, p_kind, p_application, p_applicant, one -> 'data',
           v_from + place * interval '1 microsecond'
      from jsonb_array_elements(p_records) with ordinality as given (one, place)
    on conflict (site_id, record_id) do update set data = excluded.data
      where r.kind = excluded.kind and r.applicant_id = excluded.applicant_id;
    get diagnostics v_written = row_count;
    if v_written <> jsonb_array_length(p_records) then
      raise exception 'a record was not written: its id is taken';
    end if;
  end if;

  update applicants
     set step = greatest(step, (p_person ->> 'step')::smallint),
         same_address = (p_person ->> 'same_address')::smallint
   where site_id = p_site and applicant_id = p_applicant and application_id = p_application;
  delete from drafts
   where site_id = p_site and owner = p_draft ->> 'owner' and application_id = p_application
     and applicant_id = p_applicant and step_key like p_kind || ':%';
  perform foyer_save_application(p_site, p_application, p_changes, p_event, p_draft, p_now);
end $$;

-- Removes an applicant with all they told: records, drafts of whomever, and what lets an invited person in.
create function foyer_remove_applicant(
  p_site text, p_application bigint, p_applicant bigint, p_changes jsonb, p_event jsonb, p_now timestamptz
) returns void language plpgsql as $$
begin
  delete from drafts
   where site_id = p_site and application_id = p_application
     and (applicant_id = p_applicant or owner = 'invite:' || p_applicant);
  delete from grants where site_id = p_site and application_id = p_application and applicant_id = p_applicant;
  delete from records where site_id = p_site and applicant_id = p_applicant;
  delete from applicants where site_id = p_site and applicant_id = p_applicant and application_id = p_application;
  perform foyer_save_application(p_site, p_application, p_changes, p_event, null, p_now);
end $$;
