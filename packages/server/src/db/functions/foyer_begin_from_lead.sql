-- What a user of this transaction's site began with the invitation from a lead: the lead has the application, its link works no
-- more, and its owner, who is held until the transaction ends, owns the deal, if they can see it then. One application for each lead.
create function foyer_begin_from_lead(p_lead bigint, p_application bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text := current_setting('foyer.site_id', true);
  v_owner text;
begin
  update leads l set application_id = p_application, invite_key = null
    from applications a
   where l.site_id = v_site and l.lead_id = p_lead and l.application_id is null
     and a.site_id = v_site and a.application_id = p_application and a.user_id = l.user_id
  returning l.owner_id into v_owner;
  insert into deal_owners (slug, application_id, person_id)
  select s.slug, p_application, m.person_id from brokerage_sites s
    join memberships m on m.brokerage_id = s.brokerage_id and m.person_id = v_owner
   where s.slug = v_site and foyer_sees_deals(m, s.slug, true)
   for share of m
  on conflict (slug, application_id) do update set person_id = excluded.person_id;
end $$;
revoke execute on function foyer_begin_from_lead from public;
grant execute on function foyer_begin_from_lead to foyer_app;
