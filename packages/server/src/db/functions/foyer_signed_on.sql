-- The last day on which someone signed one of these requests; null where no one did.
create function foyer_signed_on(p_site text, p_requests text[]) returns date language plpgsql stable as $$
begin
  return (
    select (max(s.ended_at) at time zone 'America/Toronto')::date from signing_signers s
     where s.site_id = p_site and s.request_id = any (p_requests) and s.state = 'signed');
end $$;
