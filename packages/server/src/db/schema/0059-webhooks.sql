-- Where other systems learn what happens on the sites of a brokerage. Rows of the server, as keys are: the application sees them in
-- a transaction of `*` only. Without a brokerage it is the installation's own (WEBHOOK_URL), whose address and secret are settings.
create table webhook_endpoints (
  endpoint_id text primary key check (endpoint_id ~ '^[0-9a-f]{32}$'),
  brokerage_id text references brokerages,
  name text not null,
  url text not null,
  events text[] not null,
  -- None: every site of the brokerage, also one that it gets later.
  sites text[] not null default '{}',
  -- Both encrypted. After a new secret, the former one signs beside it until then.
  secret bytea,
  former_secret bytea,
  former_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  -- Turned off: by a person, or by the server after three days in which nothing was accepted.
  off_at timestamptz,
  is_failed boolean not null default false
);
alter table webhook_endpoints enable row level security;
create policy of_the_server on webhook_endpoints using (current_setting('foyer.site_id', true) = '*')
  with check (current_setting('foyer.site_id', true) = '*');
grant select, insert, update, delete on webhook_endpoints to foyer_app;
create index webhook_endpoints_of_brokerage on webhook_endpoints (brokerage_id, created_at);

-- One message for an event and an endpoint: written in the transaction of the event, and the queue from which it is sent.
create table webhook_deliveries (
  message_id text primary key,
  endpoint_id text not null references webhook_endpoints on delete cascade,
  event text not null,
  slug text not null,
  -- Of what changed, by their names in calls.
  ids jsonb not null,
  created_at timestamptz not null,
  -- Since it is tried: of one that is sent again, since then.
  queued_at timestamptz not null,
  -- Null: delivered, or given up.
  next_try_at timestamptz,
  delivered_at timestamptz,
  tries integer not null default 0,
  -- Of the last try. `problem`: why there is no status.
  tried_at timestamptz,
  status_code integer,
  problem text,
  duration_ms integer,
  request_headers jsonb,
  response text
);
alter table webhook_deliveries enable row level security;
create policy of_the_server on webhook_deliveries using (current_setting('foyer.site_id', true) = '*')
  with check (current_setting('foyer.site_id', true) = '*');
grant select, insert, update on webhook_deliveries to foyer_app;
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_try_at) where next_try_at is not null;
create index webhook_deliveries_listed on webhook_deliveries (endpoint_id, created_at desc, message_id desc);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);

-- Which events of the audit trail are which events of webhooks; filled by every start from packages/server/src/webhooks/sources.ts.
create table webhook_sources (
  action text not null,
  event text not null,
  -- On the details of the event.
  condition jsonpath not null,
  -- Names of ids in the message, with their names in the details.
  ids jsonb not null,
  primary key (action, event)
);
alter table webhook_sources enable row level security;

-- The endpoint of the installation, whose events every start sets, with the leads that were not sent on yet.
insert into webhook_endpoints (endpoint_id, name, url, events, created_at) values (repeat('0', 32), '', '', '{}', '2026-11-28');
do $$
declare
  v_site text;
begin
  for v_site in select slug from tenants order by slug loop
    perform set_config('foyer.site_id', v_site, true);
    insert into webhook_deliveries (message_id, endpoint_id, event, slug, ids, created_at, queued_at, next_try_at)
    select message_id, repeat('0', 32), 'lead.received', v_site, jsonb_build_object('LeadID', lead_id), created_at, created_at, created_at
      from webhook_messages where site_id = v_site and sent_at is null and given_up_at is null;
  end loop;
end $$;
drop table webhook_messages;
