-- The rows of some deals of a site, which the transaction sees, in the list of their brokerage. Called by foyer_refresh_deals only.
-- In plpgsql for its cached plan, as foyer_shows_borrower is, and without the five plans that each connection else makes first: one of
-- this statement takes 21 ms.
create function foyer_derive_deals(p_brokerage text, p_slug text, p_deals bigint[], p_closing interval, p_silent interval)
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  insert into deal_list (
    slug, application_id, brokerage_id, owner_id, client, others, words, language, purpose, search_stage, status, stage, moved_at, is_open,
    amount, closing, submitted_at, changed_at, documents, new_from, documents_from, message_from, closing_from, silent_from,
    declined_from, unsigned_from, signed_from, province, kept_until, is_held)
  select p_slug, a.application_id, p_brokerage, o.person_id, people.client, people.others,
         foyer_folded(concat_ws(' ', people.words, phones.numbers, u.email, a.application_id)), u.language,
         coalesce((a.interview ->> 'DealPurposeDD')::integer, -1), coalesce((a.interview ->> 'SearchStageDD')::integer, -1),
         a.status, stages.stage, case when stages.stage = g.stage then g.moved_at end,
         open.is_open, (a.requested_mortgage ->> 'RequestedMortgageAmount')::numeric, dates.closing,
         sent.submitted_at, greatest(a.updated_at, g.moved_at), papers.documents,
         case when a.status = 0 then coalesce(sent.submitted_at, a.updated_at) end,
         case when open.is_open then papers.documents_from end,
         waiting.message_from,
         case when a.status in (0, 11) then (dates.closing::timestamp - p_closing) at time zone 'America/Toronto' end,
         case when a.status = 11 then a.updated_at + p_silent end,
         case when open.is_open then signatures.declined_from end, case when open.is_open then signatures.unsigned_from end,
         case when open.is_open then signatures.signed_from end,
         foyer_province(a), foyer_kept_until(a), foyer_is_held(p_slug, a.application_id)
    from applications a
    join users u on u.site_id = a.site_id and u.user_id = a.user_id
    left join deal_owners o on o.slug = p_slug and o.application_id = a.application_id
    left join deal_stages g on g.site_id = p_slug and g.application_id = a.application_id
    cross join lateral (select foyer_stage(a.status, g.stage) as stage) stages
    cross join lateral (select a.status in (0, 1, 2, 11) as is_open) open
    cross join lateral (
      select foyer_date(coalesce(nullif(a.requested_mortgage #>> '{SubjectProperty,ClosingDate}', ''),
                                 a.interview ->> 'ClosingDate')) as closing) dates
    cross join lateral (
      select coalesce(max(n.name) filter (where n.applicant_id = a.main_applicant_id), '') as client,
             greatest(count(*) - 1, 0) as others, coalesce(string_agg(concat_ws(' ', n.name, n.phones), ' '), '') as words
        from (select p.applicant_id, trim(coalesce(p.identification ->> 'FirstName', '') || ' '
                || coalesce(p.identification ->> 'LastName', '')) as name,
                     -- Of a part still to come the broker has the name alone, so no number of it is found. A person who was
                     -- invited may have changed theirs since they sent it: it is found as it was in a submission.
                     case when p.applicant_id = a.main_applicant_id or ((a.status = 11 or (a.status = 5 and a.submitted_at is null)) and not exists (
                       select from invites i
                        where i.site_id = p_slug and i.application_id = a.application_id and i.applicant_id = p.applicant_id))
                     then foyer_phones(p.identification) end as phones
                from applicants p where p.site_id = p_slug and p.application_id = a.application_id) n) people
    cross join lateral (
      select max(s.submitted_at) as submitted_at from submissions s
       where s.site_id = p_slug and s.application_id = a.application_id) sent
    cross join lateral (
      select string_agg(foyer_phones(one), ' ') as numbers from jsonb_path_query((
        select s.snapshot from submissions s where s.site_id = p_slug and s.application_id = a.application_id
         order by s.submitted_at desc, s.submission_id limit 1), '$.Application.Applicants[*].Identification') one) phones
    cross join lateral (
      select count(distinct i.item_id) as documents,
             min(coalesce(f.submitted_at, i.not_available_sent_at, r.sent_at)) as documents_from
        from document_requests r
        join document_items i on i.site_id = r.site_id and i.request_id = r.request_id and i.status = 4
        left join document_uploads f on f.site_id = i.site_id and f.item_id = i.item_id
          and f.submitted_at is not null and f.returned_at is null
       where r.site_id = p_slug and r.application_id = a.application_id and r.withdrawn_at is null) papers
    cross join lateral (
      select min(m.created_at) as message_from from deal_messages m
       where m.site_id = p_slug and m.application_id = a.application_id and m.from_client and m.settled_at is null) waiting
    cross join lateral (
      select min(s.ended_at) filter (where r.state = 'declined' and s.state = 'declined') as declined_from,
             min(s.link_expires_at) filter (where r.state = 'open' and s.state = 'invited') as unsigned_from,
             min(r.completed_at) filter (where r.state = 'completed') as signed_from
        from signing_requests r join signing_signers s on s.site_id = r.site_id and s.request_id = r.request_id
       -- What is signed for insurance is shown to those alone who may see insurance.
       where r.site_id = p_slug and r.application_id = a.application_id and r.purpose = 'document' and r.seen_at is null) signatures
   where a.site_id = p_slug and a.application_id = any (p_deals)
     -- One that is deleted meanwhile is left out, instead of breaking the list.
     for key share of a
  on conflict (slug, application_id) do update set
    brokerage_id = excluded.brokerage_id, owner_id = excluded.owner_id, client = excluded.client, others = excluded.others,
    words = excluded.words, language = excluded.language, purpose = excluded.purpose, search_stage = excluded.search_stage,
    status = excluded.status, stage = excluded.stage, moved_at = excluded.moved_at, is_open = excluded.is_open, amount = excluded.amount, closing = excluded.closing,
    submitted_at = excluded.submitted_at, changed_at = excluded.changed_at, documents = excluded.documents,
    new_from = excluded.new_from, documents_from = excluded.documents_from,
    message_from = excluded.message_from, closing_from = excluded.closing_from,
    silent_from = excluded.silent_from, declined_from = excluded.declined_from,
    unsigned_from = excluded.unsigned_from, signed_from = excluded.signed_from, province = excluded.province, kept_until = excluded.kept_until, is_held = excluded.is_held;
end $$;
revoke execute on function foyer_derive_deals from public;
