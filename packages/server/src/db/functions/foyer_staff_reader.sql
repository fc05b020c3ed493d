-- Who of the brokerage gets the mails about an application of this transaction's site: the owner of the deal, else the person
-- who leads the site, of those who can see the deal now. One row if the site has a brokerage, else none.
create function foyer_staff_reader(p_application bigint) returns table (email text, language smallint)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.email, r.language
    from brokerage_sites s
    left join deal_owners o on o.slug = s.slug and o.application_id = p_application
    left join lateral (select d.email, d.language from foyer_staff_of_deal(s.slug, p_application) d
      where d.reaches and d.person_id in (o.person_id, s.lead_id)
      order by d.person_id = o.person_id desc nulls last limit 1) r on true
   where s.slug = current_setting('foyer.site_id', true)
$$;
revoke execute on function foyer_staff_reader from public;
grant execute on function foyer_staff_reader to foyer_app;
