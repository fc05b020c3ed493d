-- A request to sign that belongs to no deal, with what is held and erased together with it: the insurance application that it was
-- made for, and every request that was made for that. `ended`: no one can sign it any more, and it is not about to be sealed.
-- `kept_until`: the first day on which what was signed may be erased, by the rule of an unknown province; null where no one signed.
-- No row for a request of a deal, which goes with its deal.
create function foyer_kept_signing(p_site text, p_request text)
returns table (signings text[], insurance bigint[], ended boolean, held boolean, kept_until date)
language plpgsql stable as $$
declare
  v_request record;
begin
  select r.request_id, r.purpose, r.reference_id, r.application_id into v_request
    from signing_requests r where r.site_id = p_site and r.request_id = p_request;
  if not found then
    return;
  end if;
  insurance := array(
    select c.cli_application_id from cli_applications c
     where c.site_id = p_site
       and c.cli_application_id = case v_request.purpose when 'insurance' then v_request.reference_id::bigint end);
  if exists (
    select from applications a where a.site_id = p_site and (a.application_id = v_request.application_id or a.application_id in (
      select c.mortgage_application_id from cli_applications c
       where c.site_id = p_site and c.cli_application_id = any (insurance)))
  ) then
    return;
  end if;
  signings := foyer_signings_of(p_site, null, insurance) || p_request;
  select bool_and(r.state in ('completed', 'declined', 'cancelled')), bool_or(foyer_signing_is_held(p_site, r.request_id))
    into ended, held
    from signing_requests r where r.site_id = p_site and r.request_id = any (signings);
  kept_until := (foyer_signed_on(p_site, signings)
    + make_interval(years => (select k.years from keeping_rules k where k.province = 0)))::date;
  return next;
end $$;
