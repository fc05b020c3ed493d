-- Offers of partner insurers. The link's secret is kept as a keyed hash; what was sent with the answer is encrypted.
create table partner_offers (
  site_id text not null,
  offer_key bytea not null,
  application_id bigint not null,
  insurance jsonb not null,
  answer smallint not null default -1 check (answer between -1 and 1),
  sent bytea,
  created_at timestamptz not null,
  answered_at timestamptz,
  primary key (site_id, offer_key),
  foreign key (site_id, application_id) references applications
);
alter table partner_offers enable row level security;
alter table partner_offers force row level security;
create policy one_site on partner_offers using (site_id = current_setting('foyer.site_id', true))
  with check (site_id = current_setting('foyer.site_id', true));
grant select, insert, update on partner_offers to foyer_app;
