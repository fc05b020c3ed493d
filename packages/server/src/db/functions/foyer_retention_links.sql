-- Codes past their end, and links of offers. The answer to an offer is kept.
create function foyer_retention_links(p_run jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text;
  v_codes integer := 0;
  v_links integer := 0;
begin
  for v_site in select foyer_sites_of_run(p_run) loop
    perform set_config('foyer.site_id', v_site, true);
    v_codes := v_codes + foyer_expire(p_run, v_site, 'codes', 'document_codes',
      't.site_id = $2 and t.expires_at <= $1 and coalesce(t.locked_until, $1) <= $1');
    v_links := v_links + foyer_expire(p_run, v_site, 'offerLinks', 'public_tokens', 't.slug = $2 and exists (
      select from partner_offers o where o.site_id = $2 and o.offer_key = t.token_key and o.created_at <= $1 - $3)');
  end loop;
  return jsonb_build_object('codes', v_codes, 'offerLinks', v_links);
end $$;
revoke execute on function foyer_retention_links from public;
