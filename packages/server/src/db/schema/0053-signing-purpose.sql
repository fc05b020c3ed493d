-- What is signed: a document of the broker, or an insurance application, which has rights of its own.
alter table signing_requests add column purpose text not null default 'document' check (purpose in ('document', 'insurance'));
alter table signing_requests no force row level security;
alter table cli_applications no force row level security;
update signing_requests s set purpose = 'insurance'
 where exists (select from cli_applications c where c.site_id = s.site_id and c.signing_request_id = s.request_id);
alter table signing_requests force row level security;
alter table cli_applications force row level security;
