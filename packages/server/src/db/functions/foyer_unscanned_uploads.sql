-- Uploads of every site that no scanner has found clean, in no order, so that a file that a scanner cannot read delays no other.
create function foyer_unscanned_uploads(p_limit integer)
returns table (site_id text, upload_id bigint, storage_key text)
language plpgsql set search_path = public, pg_temp as $$
declare
  v_site text;
begin
  for v_site in select slug from tenants order by random() loop
    perform set_config('foyer.site_id', v_site, true);
    return query
      select u.site_id, u.upload_id, u.storage_key from document_uploads u
       where u.site_id = v_site and not u.scanned and u.removed_at is null
       order by random() limit p_limit;
  end loop;
end $$;
revoke execute on function foyer_unscanned_uploads from public;
