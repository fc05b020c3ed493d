-- Trigger: an event of the audit trail becomes a message to each endpoint that wants it, in the transaction of its cause. Here once, so
-- that no call can forget it. A refused call changed nothing, and nothing leaves a demo site.
create or replace function foyer_announce() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Most events are no source of messages, and preparing the statement below takes longer than looking that up.
  if not exists (select from webhook_sources where action = new.action) then
    return null;
  end if;
  insert into webhook_deliveries (message_id, endpoint_id, event, slug, ids, created_at, queued_at, next_try_at)
  select 'msg_' || replace(gen_random_uuid()::text, '-', ''), e.endpoint_id, s.event, new.site_id,
         case when new.application_id is null then '{}'::jsonb
              else jsonb_build_object('MortgageApplicationID', new.application_id) end
         || coalesce((select jsonb_object_agg(name, new.details -> source) from jsonb_each_text(s.ids) as i (name, source)
                       where new.details ? source), '{}'),
         new.at, new.at, new.at
    from webhook_sources s
    join webhook_endpoints e on s.event = any (e.events) and e.off_at is null
      and (e.sites = '{}' or new.site_id = any (e.sites))
      and (e.brokerage_id is null
        or e.brokerage_id = (select b.brokerage_id from brokerage_sites b where b.slug = new.site_id))
   where s.action = new.action and new.details @? s.condition and coalesce(new.details ->> 'result', 'ok') = 'ok'
     and not exists (select from tenants where slug = new.site_id and is_demo);
  return null;
end $$;
revoke execute on function foyer_announce from public;
create or replace trigger announce after insert on audit_events for each row execute function foyer_announce();
