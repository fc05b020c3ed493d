-- Makes the site of this transaction one of a brokerage, and its deals without an owner those of its lead. Returns 'added',
-- 'taken' when the site has a brokerage already, 'gone' when its lead has been ended, or 'full' when the brokerage has as many as
-- p_most (null: without a limit). The calls that add sites are alone in their brokerage, so that none is added beyond the limit.
create function foyer_add_site(p_site text, p_brokerage text, p_lead text, p_now timestamptz, p_most integer) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform foyer_see_site(p_site);
  if (select count(*) from brokerage_sites where brokerage_id = p_brokerage) >= p_most then
    return 'full';
  end if;
  -- Held until the transaction ends, so that their end finds the site.
  if p_lead is not null and not exists (select from memberships
      where brokerage_id = p_brokerage and person_id = p_lead and ended_at is null for share) then
    return 'gone';
  end if;
  insert into brokerage_sites (slug, brokerage_id, lead_id, added_at) values (p_site, p_brokerage, p_lead, p_now)
  on conflict do nothing;
  if not found then
    return 'taken';
  end if;
  insert into deal_owners (slug, application_id, person_id)
  select site_id, application_id, p_lead from applications where site_id = p_site and p_lead is not null
  on conflict do nothing;
  insert into stale_deals (slug, application_id) select site_id, application_id from applications where site_id = p_site;
  return 'added';
end $$;
revoke execute on function foyer_add_site from public;
grant execute on function foyer_add_site to foyer_app;
