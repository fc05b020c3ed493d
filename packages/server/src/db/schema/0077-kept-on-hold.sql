-- What staff and recipients wrote or sent of a deal on hold is neither deleted nor overwritten, whichever call would do it: the
-- server replies with DealHeld. But the comments of an applicant who was removed go with their answers, and a file that a scanner
-- found infected is deleted.
create function foyer_keep_held() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  v_row jsonb := to_jsonb(old);
  v_application bigint := v_row ->> 'application_id';
begin
  if v_row ? 'request_id' and not v_row ? 'application_id' then
    select application_id into v_application from document_requests
     where site_id = old.site_id and request_id = v_row ->> 'request_id';
  end if;
  if v_row ? 'reader_id' and exists (
      select from unnest(array[(v_row ->> 'applicant_id')::bigint, (v_row ->> 'reader_id')::bigint]) one
       where one <> 0 and not exists (select from applicants a where a.site_id = old.site_id and a.applicant_id = one)) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if foyer_is_held(old.site_id, v_application) then
    raise exception 'the deal is on hold' using errcode = 'FH001';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

do $$
declare
  v_kept record;
begin
  for v_kept in select * from (values
    ('deal_notes', array['text']),
    ('deal_messages', array['text']),
    ('deal_conditions', array['text', 'lender']),
    ('review_comments', array['body']),
    ('document_requests', array['withdrawn_at']),
    ('document_items', array['type', 'description'])
  ) as kept (name, columns) loop
    execute format('create trigger keep_held before delete on %I for each row execute function foyer_keep_held()', v_kept.name);
    execute format('create trigger keep_held_words before update of %s on %I for each row when (%s)
        execute function foyer_keep_held()',
      (select string_agg(quote_ident(c), ', ') from unnest(v_kept.columns) c), v_kept.name,
      (select string_agg(format('old.%I is distinct from new.%I', c, c), ' or ') from unnest(v_kept.columns) c));
  end loop;
end $$;
create trigger keep_held before delete on document_uploads for each row
  when (not 'infected' = any (old.flags)) execute function foyer_keep_held();
create trigger keep_held before delete on leads for each row execute function foyer_keep_held();
create trigger keep_held before delete on partner_offers for each row execute function foyer_keep_held();
create trigger keep_held before delete on worksheets for each row execute function foyer_keep_held();
