-- Who gets a mail to staff of this transaction's site: the first of the addresses that someone entered for it (p_first), else the owner of
-- the deal or, of what belongs to none, this person, else who leads the site, the address of the agent, an owner of the brokerage. Of the
-- people of the brokerage only those who see the deal now and may read what the mail shows, by all these actions; of a lead, whose
-- p_application is null, as if it were theirs. An address that is no one's of the brokerage needs no right. One row if the site has a
-- brokerage, else none; no language for such an address.
create function foyer_staff_reader(p_application bigint, p_person text, p_actions text[], p_first text[], p_agent text)
returns table (email text, language smallint)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.email, r.language
    from brokerage_sites s
    left join deal_owners o on o.slug = s.slug and o.application_id = p_application
    cross join lateral (select coalesce(o.person_id, p_person) as person_id) w
    left join lateral (
      with entered as (
        select address, 0 as turn, place from unnest(p_first) with ordinality as f (address, place)
        union all select p_agent, 3, 1
      )
      select p.email, p.language, t.turn, t.place, m.joined_at
        from memberships m join people p on p.person_id = m.person_id
        cross join lateral (
          select turn, place from entered where lower(address) = p.email
          union all select 1, 1 where m.person_id = w.person_id
          union all select 2, 1 where m.person_id = s.lead_id
          union all select 4, 1 where m.role = 'owner'
          order by turn, place limit 1) t
       where m.brokerage_id = s.brokerage_id and not exists (
         select from unnest(array['deal.view'] || p_actions) as one
          where not foyer_may_read(m, one, s.slug, p_application is null or m.person_id is not distinct from w.person_id))
      union all
      select address, null, turn, place, null from entered
       where address <> '' and not exists (select from memberships m join people p on p.person_id = m.person_id
         where m.brokerage_id = s.brokerage_id and p.email = lower(address))
      order by turn, place, joined_at limit 1) r on true
   where s.slug = current_setting('foyer.site_id', true)
$$;
revoke execute on function foyer_staff_reader from public;
grant execute on function foyer_staff_reader to foyer_app;
