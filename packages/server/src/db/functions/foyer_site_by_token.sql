-- Restricts this transaction to the site that a public token leads to; returns an empty text when it leads nowhere.
create function foyer_site_by_token(p_key bytea) returns text language plpgsql as $$
declare
  v_site text := (select slug from public_tokens where token_key = p_key);
begin
  if v_site is null then
    return '';
  end if;
  perform foyer_see_site(v_site);
  return v_site;
end $$;
