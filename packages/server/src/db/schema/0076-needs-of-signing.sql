-- What is signed from a deal is a need of it: a signer declined, the link of whose turn it is has ended, or the sealed document is
-- there. `seen_at`: when someone of staff first opened the request after it ended, since when it waits for no one.
alter table signing_requests add column seen_at timestamptz;
alter table signing_requests no force row level security;
update signing_requests set seen_at = now() where state in ('completed', 'declined');
alter table signing_requests force row level security;

alter table deal_list drop column needs_from;
alter table deal_list
  add column declined_from timestamptz,
  add column unsigned_from timestamptz,
  add column signed_from timestamptz;
alter table deal_list add column needs_from timestamptz generated always as (least(
  new_from, documents_from, message_from, closing_from, silent_from, declined_from, unsigned_from, signed_from)) stored;
create index deal_list_needs on deal_list (brokerage_id, needs_from) where needs_from is not null;

-- As foyer_mark_deal does for other tables, without reading the row as a whole, which has a document.
create function foyer_mark_signing() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into stale_deals (slug, application_id)
  select r.site_id, r.application_id from signing_requests r
   where r.site_id = new.site_id and r.request_id = new.request_id and r.application_id is not null
     and exists (select from brokerage_sites where slug = r.site_id);
  return null;
end $$;
revoke execute on function foyer_mark_signing from public;
create trigger mark_deal after update of state, seen_at on signing_requests
  for each row when (old.state <> new.state or old.seen_at is distinct from new.seen_at) execute function foyer_mark_signing();
create trigger mark_deal after update of state, link_expires_at on signing_signers
  for each row execute function foyer_mark_signing();

-- The deals whose documents wait for a signature now are derived again.
do $$
declare
  v_slug text;
begin
  for v_slug in select slug from brokerage_sites loop
    perform set_config('foyer.site_id', v_slug, true);
    insert into stale_deals (slug, application_id) select distinct site_id, application_id from signing_requests
     where site_id = v_slug and state = 'open' and application_id is not null;
  end loop;
  perform set_config('foyer.site_id', '', true);
end $$;
