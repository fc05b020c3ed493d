-- The requests for documents without a deal that are past their time, on the sites of a nightly run.
create function foyer_ended_requests(p_run jsonb) returns table (site text, request text, class text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  for site in select foyer_sites_of_run(p_run) loop
    perform set_config('foyer.site_id', site, true);
    for request, class in
      select r.request_id, c.class from document_requests r, foyer_ended_class(r, p_run) c (class)
       where r.site_id = site and r.application_id is null and c.class is not null order by r.request_id
    loop
      return next;
    end loop;
  end loop;
end $$;
revoke execute on function foyer_ended_requests from public;
