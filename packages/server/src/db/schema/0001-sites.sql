-- The slugs of all sites, which public links refer to. Everyone sees them; a transaction adds only its own site.
create table tenants (slug text primary key);
alter table tenants enable row level security;
create policy seen_by_all on tenants for select using (true);
create policy of_this_site on tenants for insert with check (slug = current_setting('foyer.site_id', true));
grant select, insert on tenants to foyer_app;

-- A site of a broker. `new_version_url`: where its newer portal is, to which the home page redirects; empty when this is the newest.
create table sites (
  site_id text primary key references tenants (slug),
  link jsonb not null,
  settings jsonb not null,
  frame_ancestors text[] not null default '{}',
  credits integer not null default 0 check (credits >= 0),
  tell_unknown_email boolean not null default true,
  updated_at timestamptz not null,
  new_version_url text not null default ''
);
select pg_temp.site_table('sites', 'select, insert, update, delete');

create table site_images (
  site_id text not null references sites,
  name text not null,
  kind text not null,
  content_type text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (site_id, name)
);
select pg_temp.site_table('site_images', 'select, insert, update, delete');

-- Counters of the rate limits, by a hash of caller and action.
create table rate_limits (
  key bytea primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
grant select, insert, update, delete on rate_limits to foyer_app;
