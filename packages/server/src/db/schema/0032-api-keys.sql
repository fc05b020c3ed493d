-- Keys of programs that use the operator's calls. They belong to no site: their rows are those of the server, `*`. The key
-- itself is never stored, only its keyed hash. No sites: every site; no ranges: from everywhere.
create table api_keys (
  site_id text not null default '*' check (site_id = '*'),
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  hash bytea not null,
  name text not null,
  actions text[] not null check (cardinality(actions) > 0),
  sites text[] not null default '{}',
  ip_ranges text[] not null default '{}',
  created_at timestamptz not null,
  created_by text not null,
  -- The last day on which it works, in Canada.
  expires_on text not null check (expires_on ~ '^\d{4}-\d{2}-\d{2}$'),
  ended_at timestamptz,
  last_used_at timestamptz,
  primary key (site_id, key_id)
);
select pg_temp.site_table('api_keys', 'select, insert, update');
