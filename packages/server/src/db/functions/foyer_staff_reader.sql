-- Who of the brokerage gets the mails about an application of this transaction's site: the owner of the deal, else the person
-- who leads the site, unless they left or may not see deals. One row if the site has a brokerage, else none.
create function foyer_staff_reader(p_application bigint) returns table (email text, language smallint)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.email, p.language
    from brokerage_sites s
    left join deal_owners o on o.slug = s.slug and o.application_id = p_application
    left join memberships m on m.brokerage_id = s.brokerage_id and m.person_id = coalesce(o.person_id, s.lead_id)
      and m.ended_at is null and not 'deal.view' = any (m.withheld)
    left join people p on p.person_id = m.person_id
   where s.slug = current_setting('foyer.site_id', true)
$$;
revoke execute on function foyer_staff_reader from public;
grant execute on function foyer_staff_reader to foyer_app;
