-- The legal texts that a site approved: the shipped one as it was, or its own. A row never changes; a new version is a new row.
-- The shipped text is copied, because an upgrade replaces it in the code: what was approved stays in force until another is.
-- In force is the row with the latest `effective_on` that has come, and of those the last one.
create table legal_texts (
  site_id text not null references sites,
  legal_text_id bigint generated always as identity,
  kind text not null check (kind in ('privacy', 'terms', 'disclosure', 'consent')),
  version text not null check (version <> ''),
  source text not null check (source in ('shipped', 'own')),
  effective_on text not null check (effective_on ~ '^\d{4}-\d{2}-\d{2}$'),
  text_en text not null check (text_en <> ''),
  text_fr text not null check (text_fr <> ''),
  approved_by text not null,
  approved_at timestamptz not null,
  primary key (site_id, legal_text_id)
);
create index legal_texts_in_force on legal_texts (site_id, kind, effective_on desc, legal_text_id desc);
create unique index legal_texts_own_version on legal_texts (site_id, kind, version) where source = 'own';
select pg_temp.site_table('legal_texts', 'select, insert');
