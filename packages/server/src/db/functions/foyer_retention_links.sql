-- Codes past their end, and links of offers past their thirty days (domain, offerDays). The answer to an offer is kept.
create function foyer_retention_links(p_now timestamptz, p_dry boolean) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text;
  v_codes integer := 0;
  v_links integer := 0;
begin
  for v_site in select slug from tenants order by slug loop
    perform set_config('foyer.site_id', v_site, true);
    v_codes := v_codes + (
      select count(*) from document_codes
       where site_id = v_site and expires_at <= p_now and coalesce(locked_until, p_now) <= p_now);
    v_links := v_links + (
      select count(*) from public_tokens t join partner_offers o on o.site_id = v_site and o.offer_key = t.token_key
       where t.slug = v_site and o.created_at <= p_now - interval '30 days');
    if not p_dry then
      delete from document_codes
       where site_id = v_site and expires_at <= p_now and coalesce(locked_until, p_now) <= p_now;
      delete from public_tokens t using partner_offers o
       where t.slug = v_site and o.site_id = v_site and o.offer_key = t.token_key and o.created_at <= p_now - interval '30 days';
    end if;
  end loop;
  return jsonb_build_object('codes', v_codes, 'links', v_links);
end $$;
revoke execute on function foyer_retention_links from public;
