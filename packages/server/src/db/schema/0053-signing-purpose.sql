-- What is signed: a document of the broker, or an insurance application, which has rights of its own.
alter table signing_requests add column purpose text not null default 'document' check (purpose in ('document', 'insurance'));
alter table signing_requests no force row level security;
update signing_requests set purpose = 'insurance' where actor like 'insurance:%';
alter table signing_requests force row level security;
