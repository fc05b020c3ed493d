-- Whose a new lead of this transaction's site is: the person of the brokerage with the address that the visitor chose, if they
-- see their own leads there, else the person who gets it by mail, if they see no other leads there: they could not open it. They are held
-- until the transaction ends, so that their end finds it. Null: no one's yet.
create function foyer_recipient_of_lead(p_chosen text, p_reader text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_person text;
begin
  select m.person_id into v_person from brokerage_sites s
    join memberships m on m.brokerage_id = s.brokerage_id
    join people p on p.person_id = m.person_id
   where s.slug = current_setting('foyer.site_id', true) and p.email in (lower(p_chosen), lower(p_reader))
     and foyer_sees_leads(m, s.slug, true)
     and (p.email = lower(p_chosen) or not foyer_sees_leads(m, s.slug, m.person_id is not distinct from s.lead_id))
   order by p.email = lower(p_chosen) desc limit 1 for share of m;
  return v_person;
end $$;
revoke execute on function foyer_recipient_of_lead from public;
grant execute on function foyer_recipient_of_lead to foyer_app;
