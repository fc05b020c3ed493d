-- Whether each deal that a body names is one of this person, and it names one: by its application, by a document request, item or
-- upload, by an insurance application, or by the client. A signing request is a person's whose deal it belongs
-- to, or belonged to until its client deleted it, or who made it from none, a lead their own, or one of a site that they lead. Null: the body is not about one deal. Called by the guard only, as the owner of the tables.
create function foyer_owns_named(p_site text, p_person text, p_ids jsonb) returns boolean language plpgsql stable as $$
declare
  v_named bigint[] := '{}';
begin
  if p_ids is null then
    return true;
  end if;
  if p_ids ? 'lead' then
    return exists (select from brokerage_sites where slug = p_site and lead_id = p_person)
        or exists (select from leads where site_id = p_site and lead_id = (p_ids ->> 'lead')::bigint and owner_id = p_person);
  end if;
  if p_ids ? 'signing' then
    return exists (select from signing_requests r
      where r.site_id = p_site and r.request_id = p_ids ->> 'signing'
        and (r.application_id is null and coalesce('person:' || r.kept_for, r.actor) = 'person:' || p_person or exists (select from deal_owners o
          where o.slug = p_site and o.person_id = p_person and o.application_id = r.application_id)));
  end if;
  if p_ids ? 'application' then
    v_named := v_named || (p_ids ->> 'application')::bigint;
  end if;
  if p_ids ? 'request' then
    v_named := v_named || coalesce((select application_id from document_requests
      where site_id = p_site and request_id = p_ids ->> 'request'), 0);
  end if;
  if p_ids ? 'item' then
    v_named := v_named || coalesce((select r.application_id from document_items i
      join document_requests r on r.site_id = i.site_id and r.request_id = i.request_id
      where i.site_id = p_site and i.item_id = (p_ids ->> 'item')::bigint), 0);
  end if;
  if p_ids ? 'upload' then
    v_named := v_named || coalesce((select r.application_id from document_uploads u
      join document_requests r on r.site_id = u.site_id and r.request_id = u.request_id
      where u.site_id = p_site and u.upload_id = (p_ids ->> 'upload')::bigint), 0);
  end if;
  if p_ids ? 'insurance' then
    v_named := v_named || coalesce((select mortgage_application_id from cli_applications
      where site_id = p_site and cli_application_id = (p_ids ->> 'insurance')::bigint), 0);
  end if;
  -- A hand-off opens everything of the client, so all of it has to be the person's.
  if p_ids ? 'user' then
    v_named := v_named || coalesce((select array_agg(application_id) from applications
      where site_id = p_site and user_id = p_ids ->> 'user'), '{0}');
  end if;
  return cardinality(v_named) > 0
    and not exists (select from unnest(v_named) as one where not exists (
      select from deal_owners where slug = p_site and application_id = one and person_id = p_person));
end $$;
revoke execute on function foyer_owns_named from public;
