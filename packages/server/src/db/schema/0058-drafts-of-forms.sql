-- Lead forms in the office: what is saved is a draft until it is published. `description` is what visitors see, null before the
-- first publication; `draft` is null while there is no change to it. A removed form shows nothing, and stays for the words of its
-- leads. `version` is raised by every change.
alter table embedded_forms
  alter column description drop not null,
  add column draft jsonb,
  add column version integer not null default 1,
  add column published_at timestamptz,
  add column removed_at timestamptz;
alter table embedded_forms no force row level security;
update embedded_forms set published_at = updated_at;
alter table embedded_forms force row level security;
-- How many leads a form has, and when the last one arrived.
create index leads_of_form on leads (site_id, token, created_at desc);
