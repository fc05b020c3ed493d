-- The saves of a site, for the list of its last changes of settings.
create index saves_of_site on audit_events (site_id, event_id desc) where action = 'site-saved';
