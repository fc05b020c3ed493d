-- What keeps the house in order: the audit trail is sealed in a chain of hashes, and what is past its time goes.

-- A seal covers the events that were there when it was made; its hash includes the one before it.
create table audit_seals (
  site_id text not null,
  seal_id bigint not null,
  events integer not null,
  hash bytea not null,
  sealed_at timestamptz not null,
  primary key (site_id, seal_id)
);
alter table audit_seals enable row level security;
alter table audit_seals force row level security;
create policy one_site on audit_seals
  using (site_id = current_setting('foyer.site_id', true)) with check (site_id = current_setting('foyer.site_id', true));
grant select on audit_seals to foyer_app;

alter table audit_events add column seal_id bigint;
create index audit_of_seal on audit_events (site_id, seal_id, event_id);

create function foyer_audit_hash(p_site text, p_seal bigint, p_before bytea) returns bytea language sql stable as $$
  select sha256(p_before || convert_to(coalesce(string_agg(
    jsonb_build_array(event_id, extract(epoch from at), actor, action, application_id, applicant_id, details)::text,
    E'\n' order by event_id), ''), 'utf8'))
  from audit_events where site_id = p_site and seal_id = p_seal
$$;

-- Seals what no seal covers yet. The app's role cannot change an event; this function sets its seal and nothing else.
create function foyer_seal_audit(p_now timestamptz) returns integer
language plpgsql security definer set search_path = public as $$
declare
  v_site text;
  v_last audit_seals%rowtype;
  v_next bigint;
  v_count integer;
  v_sealed integer := 0;
begin
  perform pg_advisory_xact_lock(7003639);
  for v_site in select slug from tenants order by slug loop
    perform set_config('foyer.site_id', v_site, true);
    select * into v_last from audit_seals where site_id = v_site order by seal_id desc limit 1;
    v_next := coalesce(v_last.seal_id, 0) + 1;
    update audit_events set seal_id = v_next where site_id = v_site and seal_id is null;
    get diagnostics v_count = row_count;
    if v_count > 0 then
      insert into audit_seals (site_id, seal_id, events, hash, sealed_at)
      values (v_site, v_next, v_count, foyer_audit_hash(v_site, v_next, coalesce(v_last.hash, ''::bytea)), p_now);
      v_sealed := v_sealed + v_count;
    end if;
  end loop;
  return v_sealed;
end $$;

-- The first seal that its events no longer fit, or null.
create function foyer_broken_seal(p_site text) returns bigint language plpgsql stable as $$
declare
  v_seal audit_seals%rowtype;
  v_before bytea := ''::bytea;
  v_expected bigint := 1;
begin
  for v_seal in select * from audit_seals where site_id = p_site order by seal_id loop
    if v_seal.seal_id <> v_expected
      or v_seal.events <> (select count(*) from audit_events where site_id = p_site and seal_id = v_seal.seal_id)
      or v_seal.hash <> foyer_audit_hash(p_site, v_seal.seal_id, v_before)
    then
      return v_expected;
    end if;
    v_before := v_seal.hash;
    v_expected := v_expected + 1;
  end loop;
  return null;
end $$;

-- What is past its time, counted and, unless p_dry, deleted: codes a day after their end, links and tickets at theirs,
-- sessions after their twelve hours, spent limits, drafts of starts that nobody came back to in thirty days, and the
-- people of such starts: a confirmed address alone, without a name, a password, a network or an application.
create function foyer_retention(p_now timestamptz, p_dry boolean) returns jsonb
language plpgsql security definer set search_path = public as $$
declare
  v_site text;
  v_count integer;
  v_counts jsonb := '{"codes": 0, "links": 0, "sessions": 0, "limits": 0, "drafts": 0, "starts": 0}';
begin
  for v_site in select slug from tenants order by slug loop
    perform set_config('foyer.site_id', v_site, true);
    select v_counts || jsonb_build_object(
      'codes', (v_counts ->> 'codes')::integer
        + (select count(*) from email_codes where site_id = v_site and expires_at < p_now - interval '24 hours'),
      'links', (v_counts ->> 'links')::integer
        + (select count(*) from one_time_tokens where site_id = v_site and expires_at < p_now),
      'sessions', (v_counts ->> 'sessions')::integer
        + (select count(*) from sessions where site_id = v_site and created_at < p_now - interval '12 hours'),
      'drafts', (v_counts ->> 'drafts')::integer
        + (select count(*) from drafts where site_id = v_site and application_id = 0 and saved_at < p_now - interval '30 days'),
      'starts', (v_counts ->> 'starts')::integer
        + (select count(*) from users u where u.site_id = v_site and foyer_is_unclaimed(u, p_now))
    ) into v_counts;
    if not p_dry then
      delete from email_codes where site_id = v_site and expires_at < p_now - interval '24 hours';
      delete from one_time_tokens where site_id = v_site and expires_at < p_now;
      delete from sessions where site_id = v_site and created_at < p_now - interval '12 hours';
      delete from drafts where site_id = v_site and application_id = 0 and saved_at < p_now - interval '30 days';
      delete from users u where u.site_id = v_site and foyer_is_unclaimed(u, p_now);
    end if;
  end loop;
  select count(*) into v_count from rate_limits where window_ends_at < p_now;
  if not p_dry then
    delete from rate_limits where window_ends_at < p_now;
  end if;
  return v_counts || jsonb_build_object('limits', v_count);
end $$;

create function foyer_is_unclaimed(u users, p_now timestamptz) returns boolean language sql stable as $$
  select u.created_at < p_now - interval '30 days' and u.password_hash is null and u.first_name = '' and u.last_name = ''
    and not exists (select from identities i where i.site_id = u.site_id and i.user_id = u.user_id)
    and not exists (select from applications a where a.site_id = u.site_id and a.user_id = u.user_id)
    and not exists (select from sessions s where s.site_id = u.site_id and s.user_id = u.user_id
      and s.created_at >= p_now - interval '12 hours')
$$;

revoke execute on function foyer_seal_audit(timestamptz), foyer_retention(timestamptz, boolean) from public;
grant execute on function foyer_seal_audit(timestamptz), foyer_retention(timestamptz, boolean) to foyer_app;
