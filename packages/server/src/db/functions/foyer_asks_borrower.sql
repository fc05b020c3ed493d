-- Whether a request for documents asks the borrower of its application, and not only other people. A withdrawn one asks
-- no one. The borrower is asked at the address of the account, or at the main applicant's own in the application, which they
-- type themselves: so only where they may see the request.
-- In plpgsql for its cached plan: a function in SQL is planned again by each statement that calls it.
create function foyer_asks_borrower(r document_requests) returns boolean language plpgsql stable as $$
begin
  return r.application_id is not null and r.withdrawn_at is null and foyer_shows_borrower(r) and (
    not exists (select from document_recipients p where p.site_id = r.site_id and p.request_id = r.request_id)
    or exists (
      select from applications a
        join users u on u.site_id = a.site_id and u.user_id = a.user_id
        join applicants m on m.site_id = a.site_id and m.application_id = a.application_id and m.primary_flag = 1
        join document_recipients p
          on p.site_id = a.site_id and p.email in (u.email, lower(btrim(m.identification ->> 'Email')))
       where a.site_id = r.site_id and a.application_id = r.application_id and p.request_id = r.request_id));
end $$;
