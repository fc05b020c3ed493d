-- Offers of partner insurers. The secret of the link is stored as a keyed hash; the message to the insurer is in its mail and nowhere else.
create table partner_offers (
  site_id text not null,
  offer_key bytea not null,
  application_id bigint not null,
  insurance jsonb not null,
  answer smallint not null default -1 check (answer between -1 and 1),
  created_at timestamptz not null,
  answered_at timestamptz,
  primary key (site_id, offer_key),
  foreign key (site_id, application_id) references applications
);
select pg_temp.site_table('partner_offers', 'select, insert, update');
