-- What replaces rules is read by every estimate; the removed rows of a site, which stay for the list of changes, are not.
create index rule_overrides_present on rule_overrides (site_id, override_id desc) where removed_at is null;
