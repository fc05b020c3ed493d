-- The card of the person whose link leads to this transaction's site; null where it leads to no one.
create function foyer_agent_of_link(p_name text) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select foyer_agent_card(m, s.slug) from brokerage_sites s
    join memberships m on m.brokerage_id = s.brokerage_id and m.link_name = p_name and m.ended_at is null
   where s.slug = current_setting('foyer.site_id', true)
$$;
revoke execute on function foyer_agent_of_link from public;
grant execute on function foyer_agent_of_link to foyer_app;
