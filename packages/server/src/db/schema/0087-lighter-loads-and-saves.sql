-- A load gives each record to the server as it was saved. As jsonb it would be taken apart by each save and put together by each
-- load; nothing looks into it but the list of deals, which reads one field.
alter table records alter column data type json using data::json;

-- Before a table is analyzed for the first time, PostgreSQL takes the later of two indexes that begin alike: finding an application
-- by its id read all of its site.
drop index applications_of_user;
create index applications_of_user on applications (user_id, site_id, created_at desc);

-- An event has no place in the chain until a job links it.
drop index audit_chain;
create unique index audit_chain on audit_events (site_id, sequence) where sequence is not null;

-- As before, without making a document of the whole row at each save.
create or replace function foyer_mark_deal() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_row record;
  v_slug text;
begin
  if tg_op = 'DELETE' then
    v_row := old;
  else
    v_row := new;
  end if;
  if tg_table_name = 'deal_owners' then
    v_slug := v_row.slug;
  else
    v_slug := v_row.site_id;
  end if;
  if not exists (select from brokerage_sites where slug = v_slug) then
    return null;
  end if;
  if tg_argv[0] = 'application' then
    insert into stale_deals (slug, application_id)
    select v_slug, v_row.application_id where v_row.application_id is not null;
  elsif tg_argv[0] = 'request' then
    insert into stale_deals (slug, application_id)
    select v_slug, application_id from document_requests
     where site_id = v_slug and request_id = v_row.request_id and application_id is not null;
  else
    insert into stale_deals (slug, application_id)
    select v_slug, application_id from applications where site_id = v_slug and user_id = v_row.user_id;
  end if;
  return null;
end $$;
