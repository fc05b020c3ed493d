-- Derives the row of one deal in the list of its brokerage, if any, within the transaction that changed it: the lists that a
-- page loads next, at once with each other, have it. While another transaction derives rows it is left to the next list.
create function foyer_refresh_deal(p_site text, p_application bigint, p_closing interval, p_silent interval) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_brokerage text := (select brokerage_id from brokerage_sites where slug = p_site);
  v_person text := coalesce(current_setting('foyer.own_person', true), '');
begin
  if current_setting('foyer.site_id', true) is distinct from p_site then
    raise exception 'this transaction sees another site' using errcode = 'insufficient_privilege';
  end if;
  if v_brokerage is null or not pg_try_advisory_xact_lock(7003641, hashtext(v_brokerage)) then
    return;
  end if;
  perform set_config('foyer.own_person', '', true);
  delete from stale_deals where slug = p_site and application_id = p_application;
  perform foyer_derive_deals(v_brokerage, p_site, array[p_application], p_closing, p_silent);
  perform set_config('foyer.own_person', v_person, true);
end $$;
revoke execute on function foyer_refresh_deal from public;
grant execute on function foyer_refresh_deal to foyer_app;
