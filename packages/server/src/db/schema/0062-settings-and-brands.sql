-- The saves of a site, for the list of its last changes of settings.
create index saves_of_site on audit_events (site_id, event_id desc) where action = 'site-saved';

-- The brand of a site as it is changed in the office: `draft` has the fields that visitors do not see yet, and `version` is raised by
-- every change of draft or brand.
create table brand_drafts (
  site_id text primary key references sites,
  version integer not null,
  draft jsonb not null
);
select pg_temp.site_table('brand_drafts', 'select, insert, update, delete');

-- Every brand that visitors saw since there were versions, to go back to. A row never changes.
create table brand_versions (
  site_id text not null references sites,
  number integer not null,
  link jsonb not null,
  published_by text not null,
  published_at timestamptz not null,
  primary key (site_id, number)
);
select pg_temp.site_table('brand_versions', 'select, insert');
