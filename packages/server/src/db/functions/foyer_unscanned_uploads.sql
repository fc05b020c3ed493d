-- Uploads of every site without a verdict of a scanner, also those taken off their list, p_limit of a site at most, in no order, so
-- that a file that a scanner cannot read, or that the store does not have, delays no other.
create function foyer_unscanned_uploads(p_limit integer)
returns table (site_id text, upload_id bigint, storage_key text)
language plpgsql set search_path = public, pg_temp as $$
begin
  perform set_config('foyer.backup', 'on', true);
  return query
    select u.site_id, u.upload_id, u.storage_key
      from (select f.site_id, f.upload_id, f.storage_key,
                   row_number() over (partition by f.site_id order by random()) as place
              from document_uploads f where not f.scanned and f.infected_at is null) u
     where u.place <= p_limit order by random();
  perform set_config('foyer.backup', '', true);
end $$;
revoke execute on function foyer_unscanned_uploads from public;
