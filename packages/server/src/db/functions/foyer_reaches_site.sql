-- Whether the person of this transaction of the server's own rows reaches all of a site.
create function foyer_reaches_site(p_site text) returns boolean
language sql stable as $$
  select coalesce(current_setting('foyer.own_person', true), '') = ''
    and exists (select from brokerage_sites s
      where s.slug = p_site and s.brokerage_id = current_setting('foyer.brokerage_id', true)
        and (coalesce(current_setting('foyer.reach_sites', true), '') = ''
          or s.slug = any (string_to_array(current_setting('foyer.reach_sites', true), ','))))
$$;
