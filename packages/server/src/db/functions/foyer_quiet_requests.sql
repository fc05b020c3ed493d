-- Requests to sign of every site that are open, or not yet at an external service, whose links all ended before p_links, and those that all signers signed before
-- p_signed and that have no sealed document yet.
create function foyer_quiet_requests(p_links timestamptz, p_signed timestamptz)
returns table (site_id text, request_id text, state text)
language plpgsql set search_path = public, pg_temp as $$
begin
  perform set_config('foyer.backup', 'on', true);
  return query
    select r.site_id, r.request_id, r.state from signing_requests r
     where r.state in ('open', 'preparing', 'sealing') and r.created_at < greatest(p_links, p_signed)
       and r.created_at < case r.state when 'sealing' then p_signed else p_links end
       and not exists (
         select from signing_signers s where s.site_id = r.site_id and s.request_id = r.request_id
           and case r.state when 'sealing' then s.ended_at >= p_signed else s.link_expires_at >= p_links end)
     order by r.site_id, r.request_id;
  perform set_config('foyer.backup', '', true);
end $$;
revoke execute on function foyer_quiet_requests from public;
