-- The seconds that each person spent on each step of an application submitted within the last 90 days, of every site. A save
-- counts for the step that p_causes ([{ step, action, kind }], kind null for any) maps it to, with the time since the event
-- before it of the same person; pauses of more than ten minutes are not counted. Saves by operators are left out.
create function foyer_step_seconds(p_causes jsonb, p_now timestamptz) returns table (step text, seconds double precision)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text;
  v_since timestamptz := p_now - interval '90 days';
begin
  for v_site in select slug from tenants order by slug loop
    perform set_config('foyer.site_id', v_site, true);
    return query
      with events as (
        select e.*, e.at - lag(e.at) over (partition by e.actor order by e.event_id) as since
          from audit_events e where e.site_id = v_site and e.at >= v_since
      )
      select c.step, extract(epoch from sum(e.since))::double precision
        from events e
        join jsonb_to_recordset(p_causes) as c (step text, action text, kind text)
          on c.action = e.action and (c.kind is null or c.kind = e.details ->> 'kind')
        join applications a
          on a.site_id = v_site and a.application_id = e.application_id
         and a.submitted_at >= v_since and e.at <= a.submitted_at
       where e.since <= interval '10 minutes' and e.actor not like 'operator%'
       group by e.application_id, e.applicant_id, c.step;
  end loop;
end $$;
revoke execute on function foyer_step_seconds from public;
