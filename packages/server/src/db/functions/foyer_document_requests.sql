-- Document requests as one document, the oldest first: those of an application, with or without the withdrawn ones, or the one
-- of a link.
create function foyer_document_requests(
  p_site text, p_application bigint, p_request text, p_with_withdrawn boolean default false
) returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(
      json_build_object(
        'request_id', r.request_id, 'document_id', r.document_id, 'application_id', r.application_id, 'name', r.name,
        'use_access_code', r.use_access_code, 'sent_at', r.sent_at, 'expires_at', r.expires_at,
        'withdrawn_at', r.withdrawn_at, 'due_on', r.due_on,
        'asks_borrower', foyer_asks_borrower(r),
        'shows_borrower', foyer_shows_borrower(r),
        'recipients', (
          select coalesce(json_agg(p.email order by p.email), '[]') from document_recipients p
           where p.site_id = r.site_id and p.request_id = r.request_id),
        'items', (
          select coalesce(json_agg(
            json_build_object(
              'item_id', i.item_id, 'type', i.type, 'description', i.description, 'required', i.required,
              'status', i.status, 'reason', i.reason, 'not_available', i.not_available,
              'not_available_at', i.not_available_at, 'not_available_sent_at', i.not_available_sent_at,
              'uploads', (
                select coalesce(json_agg(row_to_json(u) order by u.uploaded_at, u.upload_id), '[]')
                  from document_uploads u
                 where u.site_id = i.site_id and u.item_id = i.item_id and u.removed_at is null)
            ) order by i.place, i.item_id), '[]')
          from document_items i where i.site_id = r.site_id and i.request_id = r.request_id)
      ) order by r.created_at, r.document_id), '[]')
    from document_requests r
   where r.site_id = p_site and (
       r.request_id = p_request or (r.application_id = p_application and (p_with_withdrawn or r.withdrawn_at is null)))
  );
end $$;
