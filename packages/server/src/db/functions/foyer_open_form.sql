-- A lead form and its site in one round trip; null when the token leads nowhere, or to a form that is not published or removed.
create function foyer_open_form(p_key bytea, p_token text, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  v_site text := foyer_site_by_token(p_key);
begin
  return (
    select jsonb_build_object(
      'siteId', v_site, 'formId', f.form_id, 'description', f.description, 'link', s.link,
      'siteAncestors', s.frame_ancestors, 'approved', foyer_has_legal_texts(v_site, p_now))
    from embedded_forms f join sites s using (site_id)
    where f.site_id = v_site and f.token = p_token and f.description is not null and f.removed_at is null);
end $$;
