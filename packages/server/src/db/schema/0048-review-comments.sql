-- What staff ask about single answers. `step`, `record_id` and `field` are the place of the answer as it is read back; applicant 0
-- is the mortgage request. Not sent without `sent_at`. Once sent: `reader_id` is who reads it (0: the main applicant), and `was`
-- the answer at that time, by language.
create table review_comments (
  site_id text not null,
  application_id bigint not null,
  comment_id bigint generated always as identity,
  applicant_id bigint not null,
  step text not null,
  record_id bigint not null,
  field text not null,
  body text not null check (char_length(body) between 1 and 500),
  author text not null,
  created_at timestamptz not null,
  reader_id bigint,
  was jsonb,
  sent_at timestamptz,
  done_at timestamptz,
  primary key (site_id, comment_id),
  foreign key (site_id, application_id) references applications,
  check ((sent_at is null) = (reader_id is null) and (sent_at is null) = (was is null)),
  check (sent_at is not null or done_at is null)
);
select pg_temp.site_table('review_comments', 'select, insert, update, delete');
create index review_comments_listed on review_comments (site_id, application_id, comment_id);

create policy own_deals on review_comments as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or exists (select from deal_owners o where o.slug = review_comments.site_id
    and o.application_id = review_comments.application_id and o.person_id = current_setting('foyer.own_person', true)));
