-- Messages to other systems after thirty days, whatever became of them.
create function foyer_retention_webhooks(p_run jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return jsonb_build_object('webhookMessages', foyer_expire(p_run, '*', 'webhookMessages', 'webhook_deliveries',
    't.created_at < $1 - $3 and ($4 is null or t.slug = any ($4))'));
end $$;
revoke execute on function foyer_retention_webhooks from public;
