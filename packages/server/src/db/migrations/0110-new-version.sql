-- Where a site's newer portal lives: its home page leads there. Empty: this is the newest.
alter table sites add column new_version_url text not null default '';
