-- An event of a call of the office about a deal, in the chain of the deal's site: the transaction sees the rows of the server and
-- names its brokerage, whose site it must be.
create function foyer_record_of_deal(
  p_site text, p_application bigint, p_actor text, p_action text, p_at timestamptz, p_details jsonb
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('foyer.site_id', true) is distinct from '*' or not exists (select from brokerage_sites
       where slug = p_site and brokerage_id = current_setting('foyer.brokerage_id', true)) then
    raise exception 'this transaction sees another site' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('foyer.site_id', p_site, true);
  insert into audit_events (site_id, at, actor, action, application_id, details)
  values (p_site, p_at, p_actor, p_action, p_application, p_details);
  perform set_config('foyer.site_id', '*', true);
end $$;
revoke execute on function foyer_record_of_deal from public;
grant execute on function foyer_record_of_deal to foyer_app;
