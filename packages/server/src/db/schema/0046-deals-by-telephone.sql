-- The list of deals is searched by telephone number too, and a closing is near from a midnight in Toronto, whose calendar every
-- site follows: the deals of earlier versions are derived again.
do $$
declare
  v_slug text;
begin
  for v_slug in select slug from brokerage_sites loop
    perform set_config('foyer.site_id', v_slug, true);
    insert into stale_deals (slug, application_id) select site_id, application_id from applications where site_id = v_slug;
  end loop;
  perform set_config('foyer.site_id', '', true);
end $$;
