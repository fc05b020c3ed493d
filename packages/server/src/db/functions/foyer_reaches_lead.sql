-- Whether the person of this transaction of the server's own rows reaches a lead that changed. One that was erased has no row: it was
-- within reach of those who see all leads of its site.
create function foyer_reaches_lead(p_site text, p_lead bigint) returns boolean
language sql stable as $$
  select exists (select from leads where site_id = p_site and lead_id = p_lead)
    or coalesce(current_setting('foyer.own_person', true), '') = ''
    and exists (select from brokerage_sites s
      where s.slug = p_site and s.brokerage_id = current_setting('foyer.brokerage_id', true)
        and (coalesce(current_setting('foyer.reach_sites', true), '') = ''
          or s.slug = any (string_to_array(current_setting('foyer.reach_sites', true), ','))))
$$;
