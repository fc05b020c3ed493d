-- The people of the brokerage whose site it is, also ended ones, whether each can see this deal, and whether they could if it
-- were theirs. People are rows of the
-- server, which a transaction of a site does not see: this is what it may know of them. A list of the brokerage asks as well.
create function foyer_staff_of_deal(p_site text, p_application bigint) returns table (
  person_id text, first_name text, last_name text, email text, language smallint, role text, reaches boolean, can_own boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if current_setting('foyer.site_id', true) is distinct from p_site
     and not (current_setting('foyer.site_id', true) = '*' and exists (select from brokerage_sites b
       where b.slug = p_site and b.brokerage_id = current_setting('foyer.brokerage_id', true))) then
    raise exception 'this transaction sees another site' using errcode = 'insufficient_privilege';
  end if;
  return query
    select p.person_id, p.first_name, p.last_name, p.email, p.language, m.role,
           foyer_sees_deals(m, p_site, exists (select from deal_owners o
             where o.slug = p_site and o.application_id = p_application and o.person_id = m.person_id)),
           foyer_sees_deals(m, p_site, true)
      from brokerage_sites s
      join memberships m on m.brokerage_id = s.brokerage_id
      join people p on p.person_id = m.person_id
     where s.slug = p_site
     order by p.last_name, p.first_name, p.person_id;
end $$;
revoke execute on function foyer_staff_of_deal from public;
grant execute on function foyer_staff_of_deal to foyer_app;
