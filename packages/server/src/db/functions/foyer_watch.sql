-- The sessions of the office that are still live and may see deals, one row each without a deal, and which of the given deals and
-- leads each of them reaches: row-level security decides, as for a list of that person. The deal 0 is what belongs to none: who sees all of its site is given it. Deals that changed are derived first. The sessions last no
-- longer for it. It runs as the application; the transaction then sees the rows of the server as the last of these people.
create function foyer_watch(
  p_sessions bytea[], p_slugs text[], p_deals bigint[], p_sites_of_leads text[], p_leads bigint[],
  p_most integer, p_closing interval, p_silent interval, p_now timestamptz
) returns table (token_hash bytea, person_id text, brokerage_id text, slug text, application_id bigint, lead_id bigint) language plpgsql as $$
declare
  v_session bytea;
  v_answer jsonb;
  v_derived text[] := '{}';
begin
  foreach v_session in array p_sessions loop
    v_answer := foyer_enter_office(v_session, 'watch', 'deal.view', null, null, null, null, 'none', p_now);
    continue when v_answer ->> 'outcome' <> 'ok';
    token_hash := v_session;
    person_id := v_answer #>> '{session,personId}';
    brokerage_id := v_answer #>> '{session,brokerageId}';
    slug := null;
    application_id := null;
    lead_id := null;
    return next;
    if cardinality(p_deals) > 0 and not brokerage_id = any (v_derived) then
      perform foyer_refresh_deals(p_most, p_closing, p_silent);
      v_derived := v_derived || brokerage_id;
    end if;
    for slug, application_id in
      select d.slug, d.application_id from unnest(p_slugs, p_deals) as asked (slug, application_id)
        join deal_list d on d.slug = asked.slug and d.application_id = asked.application_id
      union all
      select asked.slug, asked.application_id from unnest(p_slugs, p_deals) as asked (slug, application_id)
       where asked.application_id = 0 and foyer_reaches_site(asked.slug)
    loop
      return next;
    end loop;
    application_id := null;
    continue when cardinality(p_leads) = 0
      or foyer_enter_office(v_session, 'watch', 'lead.view', null, null, null, null, 'none', p_now) ->> 'outcome' <> 'ok';
    for slug, lead_id in
      select asked.slug, asked.lead_id from unnest(p_sites_of_leads, p_leads) as asked (slug, lead_id)
       where foyer_reaches_lead(asked.slug, asked.lead_id)
    loop
      return next;
    end loop;
  end loop;
end $$;
