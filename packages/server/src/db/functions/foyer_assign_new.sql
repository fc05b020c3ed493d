-- A new application of this transaction's site is a deal of the person whose link its client followed (p_with), else of the
-- person who leads the site, of those who see it then. They are held until the transaction ends, so that their end finds it. In
-- plpgsql for its cached plan, as foyer_shows_borrower is.
create function foyer_assign_new(p_application bigint, p_with text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into deal_owners (slug, application_id, person_id)
  select s.slug, p_application, m.person_id from brokerage_sites s
    join memberships m on m.brokerage_id = s.brokerage_id
     and (m.link_name = p_with and m.ended_at is null or m.person_id = s.lead_id)
   where s.slug = current_setting('foyer.site_id', true) and foyer_sees_deals(m, s.slug, true)
   order by coalesce(m.link_name = p_with, false) desc limit 1
   for share of m
  on conflict do nothing;
end $$;
revoke execute on function foyer_assign_new from public;
grant execute on function foyer_assign_new to foyer_app;
