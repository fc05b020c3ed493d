-- The first day on which an application may be erased; null for one that was never sent, and from which no one signed. The time of
-- its province begins with the last signature and, where it was sent, the latest of its last submission, its last change, its
-- closing and, where the rule counts from there and the mortgage may have been funded, the end of its term.
-- In plpgsql for its cached plan, as foyer_shows_borrower is.
create function foyer_kept_until(a applications) returns date language plpgsql stable as $$
begin
  return (
    select (greatest(signed.day, case when a.status not in (5, 11) or sent.at is not null then greatest(
          (sent.at at time zone 'America/Toronto')::date,
          changed.day,
          dates.closing,
          case when r.from_term_end and a.status not in (4, 5) then coalesce(
            foyer_date(a.deal_terms ->> 'MaturityDate'),
            (coalesce(dates.closing, changed.day) + coalesce(
              make_interval(months => (a.deal_terms ->> 'Term')::integer), make_interval(years => r.term_years)))::date) end
        ) end) + make_interval(years => r.years))::date
      from (select max(s.submitted_at) as at from submissions s
             where s.site_id = a.site_id and s.application_id = a.application_id) sent
      cross join lateral (
        select foyer_signed_on(a.site_id, array(select q.request_id from signing_requests q
          where q.site_id = a.site_id and q.application_id = a.application_id)) as day) signed
      cross join lateral (
        select (greatest(a.updated_at, (select g.moved_at from deal_stages g
          where g.site_id = a.site_id and g.application_id = a.application_id)) at time zone 'America/Toronto')::date as day) changed
      cross join lateral (
        select foyer_date(coalesce(nullif(a.requested_mortgage #>> '{SubjectProperty,ClosingDate}', ''),
                                   a.interview ->> 'ClosingDate')) as closing) dates
      cross join lateral (
        select k.* from keeping_rules k
         where k.province in (0, foyer_province(a)) order by k.province = 0 limit 1) r);
end $$;
