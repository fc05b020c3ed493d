-- Whether an applicant may request an authorization: ok, full (all places are taken), no_credits, or busy until `frees_at`. A
-- credit is held before anyone proved to have a bank, which a statement alone does, so requests without one are bounded: of a
-- borrower to p_most_open, of a network to the larger of that and a fifth of the site's credits. A borrower does not wait for their
-- own without a return: the oldest of them, mostly a closed tab, is the one to be `replaced`.
create function foyer_bank_request_room(
  p_site text, p_applicant bigint, p_user text, p_network bytea, p_most integer, p_most_open integer, p_now timestamptz,
  out outcome text, out frees_at timestamptz, out replaced bigint
) language plpgsql stable as $$
declare
  v_used bigint;
  v_late bigint;
  v_credits bigint;
  v_held bigint;
  v_own bigint;
  v_of_network bigint;
begin
  select count(*) filter (where answered_at is not null or expires_at > p_now),
         count(*) filter (where answered_at is null and expires_at <= p_now)
    into v_used, v_late
    from bank_requests where site_id = p_site and applicant_id = p_applicant and released_at is null;
  select credits + v_late into v_credits from sites where site_id = p_site;
  select count(*), count(*) filter (where user_id = p_user), count(*) filter (where network = p_network),
         min(expires_at) filter (where network = p_network and answered_at is null)
    into v_held, v_own, v_of_network, frees_at
    from bank_requests
   where site_id = p_site and fetched_at is null and released_at is null and (answered_at is not null or expires_at > p_now);
  if v_used >= p_most then
    outcome := 'full';
  elsif v_credits < 1 then
    outcome := 'no_credits';
  elsif v_own < p_most_open and v_of_network < greatest(p_most_open, (v_credits + v_held) / 5) then
    outcome := 'ok';
  else
    select request_id into replaced from bank_requests
     where site_id = p_site and user_id = p_user and answered_at is null and released_at is null and expires_at > p_now
     order by place limit 1;
    outcome := case when replaced is null then 'busy' else 'ok' end;
    -- Those with a return wait for the provider, which takes some minutes.
    frees_at := coalesce(frees_at, p_now + interval '5 minutes');
  end if;
end $$;
