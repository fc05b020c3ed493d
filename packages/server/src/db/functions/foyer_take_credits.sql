-- Takes credits of a site if there are enough, for work that is done now. Credits that requests for bank statements without a
-- return hold are there: as many of these requests as it needs are ended, oldest first.
create function foyer_take_credits(p_site text, p_amount integer, p_now timestamptz) returns boolean
language plpgsql as $$
declare
  v_missing integer;
  v_open bigint[];
begin
  select p_amount - credits into v_missing from sites where site_id = p_site for no key update;
  if v_missing > 0 then
    v_open := array(select request_id from bank_requests
                     where site_id = p_site and answered_at is null and released_at is null order by place limit v_missing);
    if cardinality(v_open) = v_missing then
      perform foyer_end_bank_requests(p_site, v_open, p_now);
    end if;
  end if;
  update sites set credits = credits - p_amount where site_id = p_site and credits >= p_amount;
  return found;
end $$;
