-- A lead from which a deal began follows the deal: to who is given it, where they see leads of the site, else to no one. Returns those
-- that changed hands. Called in a transaction of the brokerage, which sees the deal in its list.
create function foyer_give_leads_of_deal(p_site text, p_application bigint, p_to text) returns bigint[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_brokerage text := current_setting('foyer.brokerage_id', true);
  v_person text := coalesce(current_setting('foyer.own_person', true), '');
  v_to text;
  v_leads bigint[];
begin
  if current_setting('foyer.site_id', true) is distinct from '*'
     or not exists (select from brokerage_sites where slug = p_site and brokerage_id = v_brokerage) then
    raise exception 'this transaction sees another site or brokerage' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('foyer.site_id', p_site, true);
  perform set_config('foyer.own_person', '', true);
  select m.person_id into v_to from memberships m
   where m.brokerage_id = v_brokerage and m.person_id = p_to and foyer_sees_leads(m, p_site, true);
  with given as (
    update leads set owner_id = v_to
     where site_id = p_site and application_id = p_application and owner_id is distinct from v_to
    returning lead_id
  )
  select coalesce(array_agg(lead_id), '{}') into v_leads from given;
  perform set_config('foyer.own_person', v_person, true);
  perform set_config('foyer.site_id', '*', true);
  return v_leads;
end $$;
revoke execute on function foyer_give_leads_of_deal from public;
grant execute on function foyer_give_leads_of_deal to foyer_app;
