-- The settings of a site as they apply to an application begun at p_begun: an area that the site has shown only since then
-- stays hidden in it. In plpgsql for its cached plan.
create function foyer_settings_for(p_site text, p_begun timestamptz) returns jsonb language plpgsql stable as $$
begin
  return (
    select s.settings || coalesce((
        select jsonb_object_agg(one.key, 0)
          from jsonb_each_text(s.shown_from) one
         where one.value::timestamptz >= p_begun), '{}')
      from sites s where s.site_id = p_site);
end $$;
