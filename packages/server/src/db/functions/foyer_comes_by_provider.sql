-- Whether a provider of a brokerage of the person can name them: they have a way in beside a mailed code.
create function foyer_comes_by_provider(p_person text) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from person_identities i
      join identity_providers p on p.brokerage_id = i.brokerage_id and p.issuer = i.issuer
      join memberships m on m.brokerage_id = i.brokerage_id and m.person_id = i.person_id and m.ended_at is null
     where i.person_id = p_person);
end $$;
revoke execute on function foyer_comes_by_provider from public;
grant execute on function foyer_comes_by_provider to foyer_app;
