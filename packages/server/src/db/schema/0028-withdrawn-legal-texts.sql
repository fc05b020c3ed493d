-- The approved legal texts that a site withdrew before the day on which they would have taken effect. Rows of both tables never
-- change: what was approved, and that it was withdrawn, stays on record.
create table withdrawn_legal_texts (
  site_id text not null,
  legal_text_id bigint not null,
  withdrawn_by text not null,
  withdrawn_at timestamptz not null,
  primary key (site_id, legal_text_id),
  foreign key (site_id, legal_text_id) references legal_texts
);
select pg_temp.site_table('withdrawn_legal_texts', 'select, insert');
