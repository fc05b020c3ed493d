-- Why a person does not have a requested document; empty without such a statement. It is submitted like a file: by its person,
-- or automatically.
alter table document_items
  add column not_available text not null default '',
  add column not_available_at timestamptz,
  add column not_available_sent_at timestamptz,
  add check ((not_available = '') = (not_available_at is null)),
  add check (not_available_sent_at is null or not_available_at is not null);
