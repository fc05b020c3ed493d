-- What clients of a site see of a member with a link of their own: null without one, and for who would not see their deals.
-- In plpgsql for its cached plan, as foyer_shows_borrower is.
create function foyer_agent_card(p_member memberships, p_site text) returns jsonb
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (
    select (p_member.card - 'EmailFl') || jsonb_build_object(
             'FirstName', p.first_name, 'LastName', p.last_name,
             'Email', case when p_member.card ->> 'EmailFl' = '1' then p.email else '' end)
      from people p
     where p.person_id = p_member.person_id and p_member.card is not null and foyer_sees_deals(p_member, p_site, true));
end $$;
revoke execute on function foyer_agent_card from public;
