-- Gives a lead of this transaction's site from one person to another, where an empty id is no one: `ok`, `gone` without the lead,
-- `taken` where it is another's by now, `unable` where the new owner could not see it. A person whose reach is their own deals
-- gives a lead back that they no longer see then, so this is done as the owner of the tables.
create function foyer_give_lead(p_site text, p_lead bigint, p_from text, p_to text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_person text := coalesce(current_setting('foyer.own_person', true), '');
  v_owner text;
  v_is_able boolean := true;
  v_result text := 'ok';
begin
  if current_setting('foyer.site_id', true) is distinct from p_site then
    raise exception 'this transaction sees another site' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('foyer.own_person', '', true);
  -- Held until the transaction ends, so that they are not ended meanwhile; before the lead, as an end takes both.
  if p_to <> '' then
    perform foyer_lock_member(brokerage_id, p_to, true) from brokerage_sites where slug = p_site;
    v_is_able := exists (select from memberships m join brokerage_sites s on s.brokerage_id = m.brokerage_id
      where s.slug = p_site and m.person_id = p_to and foyer_sees_leads(m, p_site, true) for share of m);
  end if;
  select coalesce(owner_id, '') into v_owner from leads where site_id = p_site and lead_id = p_lead for update;
  -- Looked at again once the lead is held: it may have been given away since the guard.
  if not found or v_person <> '' and not foyer_owns_named(p_site, v_person, jsonb_build_object('lead', p_lead)) then
    v_result := 'gone';
  elsif v_owner is distinct from p_from and v_owner is distinct from p_to then
    v_result := 'taken';
  elsif not v_is_able then
    v_result := 'unable';
  else
    update leads set owner_id = nullif(p_to, '') where site_id = p_site and lead_id = p_lead;
  end if;
  perform set_config('foyer.own_person', v_person, true);
  return v_result;
end $$;
revoke execute on function foyer_give_lead from public;
grant execute on function foyer_give_lead to foyer_app;
