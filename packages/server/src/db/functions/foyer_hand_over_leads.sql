-- The leads of a person who is ended go to another one where that one sees leads of the site, else to no one; those of a person whose
-- rights change stay (p_to is that person) where they still see them, else they are no one's. Called in a
-- transaction of the server's own rows; the rows of each site are seen one site after the other.
create function foyer_hand_over_leads(p_brokerage text, p_person text, p_to text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text;
  v_to text;
begin
  if current_setting('foyer.site_id', true) is distinct from '*'
     or current_setting('foyer.brokerage_id', true) is distinct from p_brokerage then
    raise exception 'this transaction sees another site or brokerage' using errcode = 'insufficient_privilege';
  end if;
  for v_site in select slug from brokerage_sites where brokerage_id = p_brokerage order by slug loop
    perform set_config('foyer.site_id', v_site, true);
    v_to := (select m.person_id from memberships m
      where m.brokerage_id = p_brokerage and m.person_id = p_to and foyer_sees_leads(m, v_site, true));
    if v_to is distinct from p_person then
      update leads set owner_id = v_to where site_id = v_site and owner_id = p_person;
    end if;
  end loop;
  perform set_config('foyer.site_id', '*', true);
end $$;
revoke execute on function foyer_hand_over_leads from public;
grant execute on function foyer_hand_over_leads to foyer_app;
