-- Whether a site has an approved text in force of every kind: without them it is not open on a production server.
create function foyer_has_legal_texts(p_site text, p_now timestamptz) returns boolean language plpgsql stable as $$
begin
  return (
    select count(distinct t.kind) = 4 from legal_texts t
    where t.site_id = p_site and t.effective_on <= to_char(p_now at time zone 'America/Toronto', 'YYYY-MM-DD')
      and not exists (
        select from withdrawn_legal_texts w where w.site_id = p_site and w.legal_text_id = t.legal_text_id));
end $$;
