-- Whether a request for documents asks the borrower of its application, and not only other people. A withdrawn one asks
-- no one.
create function foyer_asks_borrower(r document_requests) returns boolean language sql stable as $$
  select r.application_id is not null and r.withdrawn_at is null and (
    not exists (select from document_recipients p where p.site_id = r.site_id and p.request_id = r.request_id)
    or exists (
      select from applications a
        join users u on u.site_id = a.site_id and u.user_id = a.user_id
        join document_recipients p on p.site_id = a.site_id and p.email = u.email
       where a.site_id = r.site_id and a.application_id = r.application_id and p.request_id = r.request_id))
$$;
