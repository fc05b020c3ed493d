-- A date as it was typed; null for anything that is none, or out of the years that a date may have (dates.ts of the domain), so
-- that one answer cannot break a list.
create function foyer_date(p_text text) returns date language plpgsql immutable as $$
begin
  return case when p_text ~ '^\d{4}-\d\d-\d\d$' and p_text between '1850-01-01' and '2199-12-31' then p_text::date end;
exception when datetime_field_overflow or invalid_datetime_format then
  return null;
end $$;
