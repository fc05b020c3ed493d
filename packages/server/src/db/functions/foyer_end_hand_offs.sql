-- Ends what operators, keys or people of staff opened on the sites of borrowers, of one brokerage or all: sessions on their behalf,
-- and tickets for such sessions.
create function foyer_end_hand_offs(p_actors text[], p_brokerage text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text;
begin
  if current_setting('foyer.site_id', true) is distinct from '*' then
    raise exception 'only a call of the whole server ends hand-offs';
  end if;
  for v_site in select slug from tenants t
    where p_brokerage is null
       or exists (select from brokerage_sites s where s.slug = t.slug and s.brokerage_id = p_brokerage)
    order by slug loop
    perform set_config('foyer.site_id', v_site, true);
    -- First: a ticket that is being exchanged is waited for, and its session is found.
    delete from one_time_tokens
     where site_id = v_site and purpose = 'sign-in-ticket' and details ->> 'actor' = any (p_actors);
    delete from sessions where site_id = v_site and actor = any (p_actors);
  end loop;
  perform set_config('foyer.site_id', '*', true);
end $$;
revoke execute on function foyer_end_hand_offs from public;
grant execute on function foyer_end_hand_offs to foyer_app;
