-- The broker accepted the document, and the recipients of its request are not notified yet.
alter table document_items add column notice_due boolean not null default false;
