-- Erases what was sent to be signed and belongs to no deal, as foyer_erase_application erases a deal: on an open request that another
-- person made, under the locks of what goes with it. Returns `outcome` (ok, gone: no such open request, or someone can still sign,
-- own, held, kept).
create function foyer_erase_signing(
  p_site text, p_request text, p_erasure bigint, p_by text, p_today date, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_kept record;
  v_erasure erasures%rowtype;
  v_contacts text[];
  v_counts jsonb;
begin
  perform foyer_see_site(p_site);
  if num_nulls(p_request, p_erasure, p_by, p_today, p_now) > 0 then
    raise exception 'an argument is null';
  end if;
  select * into v_kept from foyer_kept_signing(p_site, p_request);
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  perform from cli_applications
   where site_id = p_site and cli_application_id = any (v_kept.insurance) order by cli_application_id for update;
  perform from signing_requests where site_id = p_site and request_id = any (v_kept.signings) order by request_id for update;
  -- Again, as it is under the locks.
  select * into v_kept from foyer_kept_signing(p_site, p_request);
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  select * into v_erasure from erasures
   where site_id = p_site and erasure_id = p_erasure and signing_request_id = p_request and state = 'open' for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  elsif v_erasure.asked_by = p_by then
    return jsonb_build_object('outcome', 'own');
  elsif v_kept.held then
    return jsonb_build_object('outcome', 'held');
  elsif not v_kept.ended then
    return jsonb_build_object('outcome', 'gone');
  elsif v_kept.kept_until > p_today then
    return jsonb_build_object('outcome', 'kept');
  end if;
  v_contacts := array(
    select email from signing_signers where site_id = p_site and request_id = any (v_kept.signings)
    union select one ->> 'EmailAddress' from cli_applications c, jsonb_path_query(c.facts, '$.Applicants[*]') one
     where c.site_id = p_site and c.cli_application_id = any (v_kept.insurance) and one ->> 'EmailAddress' <> '');
  v_counts := jsonb_build_object(
    'signings', cardinality(v_kept.signings), 'insurance', cardinality(v_kept.insurance));
  update erasures
     set state = 'approved', decided_by = p_by, decided_at = p_now, words = '', decision_words = '', counts = v_counts
   where site_id = p_site and erasure_id = p_erasure;
  perform foyer_erase_signings(p_site, v_kept.signings, v_kept.insurance,
    foyer_only_theirs(p_site, v_contacts, null, null, v_kept.signings, v_kept.insurance));
  return jsonb_build_object('outcome', 'ok', 'counts', v_counts);
end $$;
revoke execute on function foyer_erase_signing from public;
grant execute on function foyer_erase_signing to foyer_app;
