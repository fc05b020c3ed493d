-- The sessions of the office that are still live and may see deals, one row each without a deal, and which of the given deals and
-- leads each of them reaches: row-level security decides, as for a list of that person. The deal 0 is what belongs to none: who sees all of its site is given it. Deals that changed are derived first. The sessions last no
-- longer for it. One after the other, since a statement over the arrays is planned for each session anew. It runs as the application; the transaction then sees the rows of the server as the last of these people.
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
    for v_place in 1 .. cardinality(p_deals) loop
      slug := p_slugs[v_place];
      application_id := p_deals[v_place];
      if application_id = 0 and foyer_reaches_site(slug) or application_id <> 0 and exists (
        select from deal_list d where d.slug = p_slugs[v_place] and d.application_id = p_deals[v_place])
      then
        return next;
      end if;
    end loop;
    application_id := null;
    continue when cardinality(p_leads) = 0
      or foyer_enter_office(v_session, 'watch', 'lead.view', null, null, null, null, 'none', p_now) ->> 'outcome' <> 'ok';
    for v_place in 1 .. cardinality(p_leads) loop
      slug := p_sites_of_leads[v_place];
      lead_id := p_leads[v_place];
      if foyer_reaches_lead(slug, lead_id) then
        return next;
      end if;
    end loop;
  end loop;
end $$;
