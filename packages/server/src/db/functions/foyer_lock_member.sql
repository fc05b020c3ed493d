-- The line before the row of a membership until the transaction ends: p_shared for who only keeps it as it is, alone for who changes or
-- ends it. Row locks alone would let later sharers in before an end that waits. Of the membership, not of the person: who waits for
-- them in one brokerage delays them in no other. Nothing is locked for a session without a brokerage.
create function foyer_lock_member(p_brokerage text, p_person text, p_shared boolean) returns void language plpgsql as $$
declare
  v_key integer := hashtext(p_brokerage || ' ' || p_person);
begin
  if p_shared then
    perform pg_advisory_xact_lock_shared(7003642, v_key);
  else
    perform pg_advisory_xact_lock(7003642, v_key);
  end if;
end $$;
