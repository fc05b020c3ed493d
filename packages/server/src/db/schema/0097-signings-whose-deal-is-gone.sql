-- Whose a request to sign is once its client deleted the application: the owner of the deal at that time, empty where it had none; not
-- who made it, as the deal may have been given to another. Null where it was made from no deal.
alter table signing_requests add column kept_for text;
create function foyer_keep_signings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update signing_requests
     set kept_for = coalesce(
       (select o.person_id from deal_owners o where o.slug = old.site_id and o.application_id = old.application_id), '')
   where site_id = old.site_id and application_id = old.application_id;
  return old;
end $$;
revoke execute on function foyer_keep_signings from public;
create trigger keep_signings before delete on applications for each row execute function foyer_keep_signings();

drop policy own_deals on signing_requests;
create policy own_deals on signing_requests as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or application_id is null
    and coalesce('person:' || kept_for, actor) = 'person:' || (select current_setting('foyer.own_person', true))
  or exists (select from deal_owners o where o.slug = signing_requests.site_id
    and o.application_id = signing_requests.application_id
    and o.person_id = current_setting('foyer.own_person', true)));
