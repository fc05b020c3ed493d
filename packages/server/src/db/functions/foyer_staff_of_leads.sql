-- The people of the brokerage whose site this transaction sees, also ended ones, and whether each could see a lead that is theirs.
-- People are rows of the server: this is what the transaction of a site may know of them.
create function foyer_staff_of_leads(p_site text) returns table (
  person_id text, first_name text, last_name text, email text, language smallint, can_own boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if current_setting('foyer.site_id', true) is distinct from p_site then
    raise exception 'this transaction sees another site' using errcode = 'insufficient_privilege';
  end if;
  return query
    select p.person_id, p.first_name, p.last_name, p.email, p.language, foyer_sees_leads(m, p_site, true)
      from brokerage_sites s
      join memberships m on m.brokerage_id = s.brokerage_id
      join people p on p.person_id = m.person_id
     where s.slug = p_site
     order by p.last_name, p.first_name, p.person_id;
end $$;
revoke execute on function foyer_staff_of_leads from public;
grant execute on function foyer_staff_of_leads to foyer_app;
