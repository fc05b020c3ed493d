-- The card of who takes care of an application of this transaction's site; null without such a person or card.
-- In plpgsql for its cached plan, as foyer_shows_borrower is.
create function foyer_agent_of_deal(p_application bigint) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select foyer_agent_card(m, s.slug) from brokerage_sites s
      join deal_owners o on o.slug = s.slug and o.application_id = p_application
      join memberships m on m.brokerage_id = s.brokerage_id and m.person_id = o.person_id
     where s.slug = current_setting('foyer.site_id', true));
end $$;
revoke execute on function foyer_agent_of_deal from public;
grant execute on function foyer_agent_of_deal to foyer_app;
