-- Messages to other systems after thirty days, whatever became of them.
create function foyer_retention_webhooks(p_now timestamptz, p_dry boolean) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_old timestamptz := p_now - interval '30 days';
  v_count integer := (select count(*) from webhook_deliveries where created_at < v_old);
begin
  if not p_dry then
    delete from webhook_deliveries where created_at < v_old;
  end if;
  return jsonb_build_object('webhookMessages', v_count);
end $$;
revoke execute on function foyer_retention_webhooks from public;
