-- Whether the borrower of its application sees a request for documents. Where the site hides some of an invited person's part
-- from the main applicant, a request that asks other people alone is for them and the broker. Only the address of the account
-- counts: the one in the application is what the main applicant typed.
-- In plpgsql for its cached plan: a function in SQL is planned again by each statement that calls it.
create function foyer_shows_borrower(r document_requests) returns boolean language plpgsql stable as $$
begin
  return r.application_id is not null and (
    not exists (
      select from jsonb_each(foyer_settings_for(r.site_id, r.application_id)) one
       where one.key like 'MainSees%' and one.value = '0'::jsonb)
    or not exists (select from document_recipients p where p.site_id = r.site_id and p.request_id = r.request_id)
    or exists (
      select from applications a
        join users u on u.site_id = a.site_id and u.user_id = a.user_id
        join document_recipients p on p.site_id = a.site_id and p.email = u.email
       where a.site_id = r.site_id and a.application_id = r.application_id and p.request_id = r.request_id));
end $$;
