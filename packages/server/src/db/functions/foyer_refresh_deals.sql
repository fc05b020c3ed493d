-- Derives the rows of the brokerage's list again whose deals have changed, those that changed last first and p_most at most. Of
-- one brokerage one transaction does so at a time, so that a row derived earlier never replaces a later one. A page asks for its
-- lists at once, so another waits for it half a second, and then lists what is there: false. The rules of what a deal needs are those of packages/domain/src/office/pipeline.ts, which names the times given here.
create function foyer_refresh_deals(p_most integer, p_closing interval, p_silent interval) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_brokerage text := current_setting('foyer.brokerage_id', true);
  v_person text := coalesce(current_setting('foyer.own_person', true), '');
  v_timeout text := current_setting('lock_timeout');
  v_slug text;
  v_deals bigint[];
begin
  if coalesce(v_brokerage, '') = '' or current_setting('foyer.site_id', true) is distinct from '*' then
    raise exception 'a list is refreshed in a transaction of its brokerage' using errcode = 'insufficient_privilege';
  end if;
  if not exists (select from stale_deals s join brokerage_sites b using (slug) where b.brokerage_id = v_brokerage) then
    return true;
  end if;
  if not pg_try_advisory_xact_lock(7003641, hashtext(v_brokerage)) then
    begin
      perform set_config('lock_timeout', '500ms', true);
      perform pg_advisory_xact_lock(7003641, hashtext(v_brokerage));
      perform set_config('lock_timeout', v_timeout, true);
    exception when lock_not_available then
      return false;
    end;
  end if;
  -- Every deal is derived, also where the person who lists sees their own only.
  perform set_config('foyer.own_person', '', true);
  for v_slug, v_deals in
    with chosen as (
      select s.slug, s.application_id from stale_deals s join brokerage_sites b using (slug)
       where b.brokerage_id = v_brokerage group by s.slug, s.application_id order by max(s.mark_id) desc limit p_most
    ), taken as (
      delete from stale_deals s using chosen c where s.slug = c.slug and s.application_id = c.application_id
      returning s.slug, s.application_id
    )
    select slug, array_agg(distinct application_id) from taken group by slug
  loop
    perform set_config('foyer.site_id', v_slug, true);
    perform foyer_derive_deals(v_brokerage, v_slug, v_deals, p_closing, p_silent);
  end loop;
  perform set_config('foyer.site_id', '*', true);
  perform set_config('foyer.own_person', v_person, true);
  return true;
end $$;
revoke execute on function foyer_refresh_deals from public;
grant execute on function foyer_refresh_deals to foyer_app;
