-- The stage of a deal by its status and the stored stage, as stageOf of packages/domain/src/office/stages.ts.
create function foyer_stage(p_status integer, p_stored text) returns text language sql immutable as $$
  select case
    when p_status = 1 and p_stored in ('collecting', 'reviewing', 'lender') then p_stored
    when p_status = 2 and p_stored in ('conditions', 'clear', 'instructed') then p_stored
    else case p_status when 11 then 'started' when 1 then 'collecting' when 2 then 'conditions'
      when 3 then 'closed' when 4 then 'closed' when 5 then 'closed' else 'new' end
  end
$$;
