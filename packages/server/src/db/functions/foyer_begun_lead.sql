-- The lead with whose invitation a user came, as long as it works, locked. In plpgsql for its cached plan, as foyer_shows_borrower is.
create function foyer_begun_lead(p_site text, p_user text, p_now timestamptz) returns table (lead_id bigint, answers bytea)
language plpgsql as $$
begin
  return query
    select l.lead_id, l.answers from leads l
     where l.site_id = p_site and l.user_id = p_user and l.application_id is null and l.invite_ends > p_now
     order by l.invited_at desc limit 1 for update;
end $$;
