-- When a submitted file was found infected: its row stays as a record, off the list and without bytes, and is not scanned again.
alter table document_uploads
  add column infected_at timestamptz,
  add check (infected_at is null or removed_at is not null);

-- The audit trail has those from before. Without the mark they would be looked for every minute, in place of files that wait.
alter table document_uploads no force row level security;
alter table audit_events no force row level security;
update document_uploads u set infected_at = e.at
  from audit_events e
 where e.site_id = u.site_id and e.action = 'document-infected' and e.details ->> 'upload' = u.upload_id::text
   and u.removed_at is not null and not u.scanned;
alter table audit_events force row level security;
alter table document_uploads force row level security;

-- A file that was taken off the list is scanned too: the broker keeps it.
drop index document_uploads_unscanned;
create index document_uploads_unscanned on document_uploads (site_id) where not scanned and infected_at is null;
