-- Derives the rows of the brokerage's list again whose deals have changed, p_most at most. Of one brokerage one transaction does
-- so at a time, so that a row derived earlier never replaces a later one; another lists what is there. The rules of what waits
-- for staff are those of packages/domain/src/office/pipeline.ts, which names the days and hours given here.
create function foyer_refresh_deals(p_most integer, p_closing interval, p_silent interval) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_brokerage text := current_setting('foyer.brokerage_id', true);
  v_slug text;
  v_deals bigint[];
begin
  if coalesce(v_brokerage, '') = '' or current_setting('foyer.site_id', true) is distinct from '*' then
    raise exception 'a list is refreshed in a transaction of its brokerage' using errcode = 'insufficient_privilege';
  end if;
  if not exists (select from stale_deals s join brokerage_sites b using (slug) where b.brokerage_id = v_brokerage)
     or not pg_try_advisory_xact_lock(7003641, hashtext(v_brokerage)) then
    return;
  end if;
  for v_slug, v_deals in
    with taken as (
      delete from stale_deals where mark_id in (
        select mark_id from stale_deals s join brokerage_sites b using (slug)
         where b.brokerage_id = v_brokerage order by mark_id limit p_most)
      returning slug, application_id
    )
    select slug, array_agg(distinct application_id) from taken group by slug
  loop
    perform set_config('foyer.site_id', v_slug, true);
    perform foyer_derive_deals(v_brokerage, v_slug, v_deals, p_closing, p_silent);
  end loop;
  perform set_config('foyer.site_id', '*', true);
end $$;
revoke execute on function foyer_refresh_deals from public;
grant execute on function foyer_refresh_deals to foyer_app;
