-- Trigger: what staff, recipients and banks wrote or sent of a deal on hold is neither deleted nor overwritten (its triggers are in
-- 0077-kept-on-hold.sql and 0090-bank-statements-on-hold.sql). The same words sealed with another key are no change: the owner writes
-- them (foyer_reseal), and the application, which acts as its own role, cannot claim it.
create or replace function foyer_keep_held() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  v_row jsonb;
  v_application bigint;
begin
  if tg_op = 'UPDATE' and current_user <> 'foyer_app' and current_setting('foyer.reseal', true) = 'on' then
    return new;
  end if;
  v_row := to_jsonb(old);
  v_application := v_row ->> 'application_id';
  if v_row ? 'request_id' and not v_row ? 'application_id' then
    select application_id into v_application from document_requests
     where site_id = old.site_id and request_id = v_row ->> 'request_id';
  end if;
  if v_row ? 'reader_id' and exists (
      select from unnest(array[(v_row ->> 'applicant_id')::bigint, (v_row ->> 'reader_id')::bigint]) one
       where one <> 0 and not exists (select from applicants a where a.site_id = old.site_id and a.applicant_id = one)) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if foyer_is_held(old.site_id, v_application)
     or tg_table_name = 'signing_requests' and foyer_signing_is_held(old.site_id, v_row ->> 'request_id') then
    raise exception 'the deal is on hold' using errcode = 'FH001';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
