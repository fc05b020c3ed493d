-- Who gets a mail that goes to an address which someone entered, on this transaction's site: the first of these addresses that is no
-- one's of the brokerage, or of someone who may read there what the mail shows, by this action; else the owner of the deal, the person who
-- leads the site, an owner of the brokerage. Without a deal (p_application null) it is theirs to whom it is sent. Null: no one.
create function foyer_first_reader(p_action text, p_addresses text[], p_application bigint) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_site text := current_setting('foyer.site_id', true);
  v_brokerage text := (select brokerage_id from brokerage_sites where slug = v_site);
  v_owner text := (select person_id from deal_owners where slug = v_site and application_id = p_application);
begin
  return (
    select c.email from (
      select p.email, m.joined_at, coalesce(
               (select min(a.place) from unnest(p_addresses) with ordinality as a (address, place) where lower(a.address) = p.email),
               case when m.person_id = v_owner then 1000
                    when m.person_id = (select lead_id from brokerage_sites where slug = v_site) then 1001
                    when m.role = 'owner' then 1002 end) as turn
        from memberships m join people p on p.person_id = m.person_id
        cross join lateral (select p_application is null or m.person_id is not distinct from v_owner as is_theirs) o
       where m.brokerage_id = v_brokerage and foyer_sees_deals(m, v_site, o.is_theirs)
         and foyer_may_read(m, p_action, v_site, o.is_theirs)
      union all
      select a.address, null, a.place from unnest(p_addresses) with ordinality as a (address, place)
       where a.address <> '' and not exists (select from memberships m join people p on p.person_id = m.person_id
         where m.brokerage_id = v_brokerage and p.email = lower(a.address))
    ) c where c.turn is not null order by c.turn, c.joined_at limit 1);
end $$;
revoke execute on function foyer_first_reader from public;
grant execute on function foyer_first_reader to foyer_app;
