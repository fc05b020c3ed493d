-- The approved text of a kind that is in force and was not withdrawn before; null if there is none. Days are Toronto's, as in the domain.
create function foyer_legal_text(p_site text, p_kind text, p_now timestamptz) returns json language plpgsql stable as $$
begin
  return (
    select json_build_object(
      'id', t.legal_text_id, 'version', t.version, 'source', t.source, 'effectiveOn', t.effective_on,
      'en', t.text_en, 'fr', t.text_fr)
    from legal_texts t
    where t.site_id = p_site and t.kind = p_kind
      and t.effective_on <= to_char(p_now at time zone 'America/Toronto', 'YYYY-MM-DD')
      and not exists (
        select from withdrawn_legal_texts w where w.site_id = p_site and w.legal_text_id = t.legal_text_id)
    order by t.effective_on desc, t.legal_text_id desc
    limit 1);
end $$;
