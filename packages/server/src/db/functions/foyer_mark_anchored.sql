-- Records how far the chain of a site was anchored outside the database.
create function foyer_mark_anchored(p_site text, p_sequence bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform foyer_see_site(p_site);
  update audit_heads set anchored_sequence = p_sequence where site_id = p_site and anchored_sequence < p_sequence;
end $$;
revoke execute on function foyer_mark_anchored from public;
