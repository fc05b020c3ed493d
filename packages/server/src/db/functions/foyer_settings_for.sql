-- The settings of a site as they apply to an application, or to a new one (0): who sees what of whom is as it was when the
-- application began. In plpgsql for its cached plan.
create function foyer_settings_for(p_site text, p_application bigint) returns jsonb language plpgsql stable as $$
begin
  return (
    select s.settings || coalesce((
        select a.privacy from applications a where a.site_id = p_site and a.application_id = p_application), '{}')
      from sites s where s.site_id = p_site);
end $$;
