-- Requests to sign at an external service, of every site, about which no job asks it any more, since its tries were used up: those whose
-- envelope could not be made, and open ones.
create function foyer_unwatched_requests() returns table (site_id text, request_id text, state text)
language plpgsql set search_path = public, pg_temp as $$
begin
  perform set_config('foyer.backup', 'on', true);
  return query
    select r.site_id, r.request_id, r.state from signing_requests r
     where (r.state = 'preparing' or r.state = 'open' and r.envelope_id is not null)
       and not exists (
         select from pgboss.job j
          where j.name = case r.state when 'open' then 'check-envelope' else 'create-envelope' end and j.state < 'completed'
            and j.data ->> 'siteId' = r.site_id and j.data ->> 'requestId' = r.request_id
            and (r.state = 'preparing' or (j.data ->> 'isWatch')::boolean))
     order by r.site_id, r.request_id;
  perform set_config('foyer.backup', '', true);
end $$;
revoke execute on function foyer_unwatched_requests from public;
