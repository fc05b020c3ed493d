-- The content of mails and text messages that were not sent for so long that no job tries them any more, also of those to staff.
create function foyer_retention_messages(p_run jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text;
  v_count integer := 0;
  v_unsent text := 't.site_id = $2 and t.sent_at is null and t.content is not null and t.created_at < $1 - $3';
  v_sites text[] := array(select foyer_sites_of_run(p_run));
begin
  if coalesce(jsonb_typeof(p_run -> 'sites'), 'null') = 'null' then
    v_sites := v_sites || '*'::text;
  end if;
  foreach v_site in array v_sites loop
    perform set_config('foyer.site_id', v_site, true);
    v_count := v_count
      + foyer_expire(p_run, v_site, 'undelivered', 'mails', v_unsent, 'content = null')
      + foyer_expire(p_run, v_site, 'undelivered', 'text_messages', v_unsent, 'content = null');
  end loop;
  return jsonb_build_object('undelivered', v_count);
end $$;
revoke execute on function foyer_retention_messages from public;
