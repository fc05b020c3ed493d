-- Who of the brokerage gets a mail about an application of this transaction's site, or about something without one that is this
-- person's: the owner of the deal or this person, else the person who leads the site, else the address of the agent, else an owner of
-- the brokerage; of those who see the deal now and may read what the mail shows, by all these actions. An address that is no one's of
-- the brokerage is the agent's. One row if the site has a brokerage, else none; no language for such an address.
create function foyer_staff_reader(p_application bigint, p_person text, p_actions text[], p_agent text)
returns table (email text, language smallint)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.email, r.language
    from brokerage_sites s
    left join deal_owners o on o.slug = s.slug and o.application_id = p_application
    left join lateral (
      select c.email, c.language from (
        select p.email, p.language, m.joined_at, case
                 when m.person_id = coalesce(o.person_id, p_person) then 0
                 when m.person_id = s.lead_id then 1
                 when p.email = lower(p_agent) then 2
                 when m.role = 'owner' then 3 end as turn
          from memberships m join people p on p.person_id = m.person_id
         where m.brokerage_id = s.brokerage_id
           and foyer_sees_deals(m, s.slug, m.person_id is not distinct from coalesce(o.person_id, p_person))
           and not exists (select from unnest(p_actions) as one
             where not foyer_may_read(m, one, s.slug, m.person_id is not distinct from coalesce(o.person_id, p_person)))
        union all
        select p_agent, null, null, 2
         where p_agent <> '' and not exists (select from memberships m join people p on p.person_id = m.person_id
           where m.brokerage_id = s.brokerage_id and p.email = lower(p_agent))
      ) c where c.turn is not null order by c.turn, c.joined_at limit 1) r on true
   where s.slug = current_setting('foyer.site_id', true)
$$;
revoke execute on function foyer_staff_reader from public;
grant execute on function foyer_staff_reader to foyer_app;
