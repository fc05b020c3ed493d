-- Changes columns of an application (by name; others keep their value), raises its version, records the version in the part
-- that changed (p_event: applicant_id, 0 without one; none with keeps_parts), adds { actor, action, applicant_id, details } to
-- the audit trail unless there is no action, and deletes the draft { owner, applicant_id, step_key } that the save ends.
-- Returns the new version. The caller holds the lock of the application's row (foyer_authorize with p_lock).
create function foyer_save_application(
  p_site text, p_application bigint, p_changes jsonb, p_event jsonb, p_draft jsonb, p_now timestamptz
) returns integer language plpgsql as $$
declare
  v_version integer;
begin
  if p_changes is null then
    update applications set version = version + 1, updated_at = p_now
     where site_id = p_site and application_id = p_application
    returning version into strict v_version;
  else
    update applications a
       set version = a.version + 1, updated_at = p_now,
           current_applicant_id = n.current_applicant_id, step = n.step, status = n.status,
           request_review = n.request_review, display_mortgage = n.display_mortgage, display_income = n.display_income,
           land_ownership = n.land_ownership, interview = n.interview, requested_mortgage = n.requested_mortgage,
           request_type = n.request_type, dwelling_type = n.dwelling_type, deal_terms = n.deal_terms,
           comments = n.comments, submitted_at = n.submitted_at, shared_changes = n.shared_changes
      from (
        select changed.* from applications kept, jsonb_populate_record(kept, p_changes) as changed
         where kept.site_id = p_site and kept.application_id = p_application
      ) n
     where a.site_id = p_site and a.application_id = p_application
    returning a.version into strict v_version;
  end if;

  if not coalesce((p_event ->> 'keeps_parts')::boolean, false) then
    insert into part_versions (site_id, application_id, applicant_id, version)
    values (p_site, p_application, coalesce((p_event ->> 'applicant_id')::bigint, 0), v_version)
    on conflict (site_id, application_id, applicant_id) do update set version = excluded.version;
  end if;

  if p_event ? 'action' then
    insert into audit_events (site_id, at, actor, action, application_id, applicant_id, details)
    values (p_site, p_now, p_event ->> 'actor', p_event ->> 'action', p_application,
            (p_event ->> 'applicant_id')::bigint, coalesce(p_event -> 'details', '{}'));
  end if;

  if p_draft is not null then
    delete from drafts
     where site_id = p_site and owner = p_draft ->> 'owner' and application_id = p_application
       and applicant_id = (p_draft ->> 'applicant_id')::bigint and step_key = p_draft ->> 'step_key';
  end if;
  return v_version;
end $$;
