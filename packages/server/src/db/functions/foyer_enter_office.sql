-- The guard of the office. One statement finds the session by its cookie, and checks in this order: the person's membership is
-- active; their role, with what is withheld and granted, has the action, and may look at deals where it is on what belongs to them; the site is one of the brokerage and within reach, also
-- where the right comes with owning a deal or leading the site; with
-- reach over own deals, every deal that the body names is the person's; and the last confirmation is fresh, if the action or the
-- call needs one. p_stage: `none` (a session is optional), `any`, `enrolling` (signed in, or about to make a first factor),
-- `factor` (signed in, in a brokerage), `watch` (the same, by a page on its own, which does not keep the session alive) or `setup` (signed in, and no brokerage yet). p_step_up: null lets the action decide. p_deals: the ids of a
-- call about deals, null for any other. p_rows_of: the site whose rows a call without p_site sees, where it makes that site one of
-- the brokerage or removes it. `outcome` is ok, denied, not_permitted, no_access (does not exist, or is out of reach: the two are
-- indistinguishable) or step_up. The transaction is restricted to the site, or to the server's own rows.
-- p_hold: `caller` for a call that writes holds membership and session until the transaction ends. Who ends the person or the
-- session, or changes what the person may do, waits for it; and what comes meanwhile waits here, and finds them as they are then. So
-- no write outlives the right to it. `brokerage` holds the brokerage before them, for calls that are one at a time in it. Everyone
-- takes brokerage, membership and session in this order. `look` only asks whether a call may be made, and writes nothing.
create function foyer_enter_office(
  p_session bytea, p_stage text, p_action text, p_step_up boolean, p_site text, p_deals jsonb, p_rows_of text, p_hold text,
  p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_session office_sessions%rowtype;
  v_membership memberships%rowtype;
  v_permission office_permissions%rowtype;
  v_site brokerage_sites%rowtype;
  v_reach text;
  v_has_factor boolean := false;
  v_step_up boolean := coalesce(p_step_up, false);
begin
  if num_nulls(p_stage, p_hold, p_now) > 0 or p_stage not in ('none', 'any', 'enrolling', 'factor', 'watch', 'setup')
     or p_hold not in ('look', 'none', 'caller', 'brokerage') then
    raise exception 'an argument of the guard is null or unknown';
  end if;

  if p_session is not null then
    select * into v_session from office_sessions
     where token_hash = p_session
       and last_seen_at > p_now - interval '30 minutes' and created_at > p_now - interval '12 hours';
    if found and p_hold in ('caller', 'brokerage') then
      if p_hold = 'brokerage' then
        perform from brokerages where brokerage_id = v_session.brokerage_id for no key update;
      end if;
      perform foyer_lock_member(v_session.brokerage_id, v_session.person_id, true);
      perform from memberships
       where brokerage_id = v_session.brokerage_id and person_id = v_session.person_id for share;
      -- Its end deletes the row, which this excludes; what a call of the same session stores in it meanwhile, it does not.
      select * into v_session from office_sessions
       where token_hash = p_session and brokerage_id is not distinct from v_session.brokerage_id for key share;
    end if;
    -- Another call of the session that stores it may last.
    if p_stage <> 'watch' and p_hold <> 'look' and v_session.last_seen_at < p_now - interval '1 minute' then
      update office_sessions set last_seen_at = p_now where token_hash = (
        select token_hash from office_sessions where token_hash = p_session for no key update skip locked);
    end if;
  end if;
  if v_session.session_id is not null then
    v_has_factor := exists (select from factors where person_id = v_session.person_id);
    if v_session.brokerage_id is not null then
      select * into v_membership from memberships
       where brokerage_id = v_session.brokerage_id and person_id = v_session.person_id and ended_at is null;
      -- Ended in this brokerage, or a way in that it no longer accepts: the session is worth nothing from the next call on.
      if not found or not foyer_session_opens(
        v_session.stage, v_session.sign_on_of, v_session.is_vouched, v_session.person_id, v_session.brokerage_id) then
        v_session := null;
      end if;
    end if;
  end if;

  if p_stage <> 'none' and v_session.session_id is null
     -- A mailed code alone must not add a factor beside the one that is missing, nor make a first one but in the days after an
     -- invitation or a reset.
     or p_stage = 'enrolling' and v_session.stage <> 'factor'
       and (v_has_factor or v_session.sign_on_of is null
         and (not exists (select from people where person_id = v_session.person_id and enrols_until > p_now)
           -- It opens none of their brokerages, where the factor might be worth something later.
           or v_session.brokerage_id is null and exists (
             select from memberships where person_id = v_session.person_id and ended_at is null)))
     or p_stage in ('factor', 'watch') and (v_session.stage <> 'factor' or v_membership.person_id is null)
     or p_stage = 'setup' and (v_session.stage <> 'factor' or v_membership.person_id is not null
       or exists (select from brokerages)
       or not exists (select from setup_tokens where person_id = v_session.person_id)) then
    return jsonb_build_object('outcome', 'denied');
  end if;

  if p_action is not null then
    select * into v_permission from office_permissions where action = p_action and role = v_membership.role;
    if not found or v_permission.rule = 'no' or p_action = any (v_membership.withheld)
       or v_permission.floor = any (v_membership.withheld)
       or v_permission.rule = 'grant' and not p_action = any (v_membership.granted) then
      return jsonb_build_object('outcome', 'not_permitted', 'person', v_session.person_id);
    end if;
    v_step_up := coalesce(p_step_up, v_permission.step_up);
    v_reach := case v_permission.rule when 'reach' then v_membership.reach when 'grant' then v_membership.reach
      else v_permission.rule end;
  end if;

  if p_site is not null then
    select * into v_site from brokerage_sites where slug = p_site and brokerage_id = v_membership.brokerage_id;
    if not found
       or v_reach = 'led' and v_site.lead_id is distinct from v_session.person_id
       or v_reach = 'sites' and not p_site = any (v_membership.sites) then
      return jsonb_build_object('outcome', 'no_access', 'person', v_session.person_id);
    end if;
    -- What comes with owning a deal or leading a site ends where its deals can no longer be seen, and nothing is done with a deal
    -- that the person may not look at.
    if (v_permission.rule in ('own', 'led') or p_deals is not null)
       and not foyer_sees_deals(v_membership, p_site, true) then
      return jsonb_build_object('person', v_session.person_id, 'outcome',
        case when 'deal.view' = any (v_membership.withheld) then 'not_permitted' else 'no_access' end);
    end if;
    perform foyer_see_site(p_site);
    if v_reach = 'own' then
      if not foyer_owns_named(p_site, v_session.person_id, p_deals) then
        return jsonb_build_object('outcome', 'no_access', 'person', v_session.person_id);
      end if;
      perform set_config('foyer.own_person', v_session.person_id, true);
    end if;
  else
    perform foyer_see_site(coalesce(p_rows_of, '*'));
    -- A statement for several people enters for one after the other.
    perform set_config('foyer.own_person', '', true), set_config('foyer.reach_sites', '', true);
    -- For the lists over all sites: deal_list shows the rows of this brokerage, as far as the reach goes.
    if v_membership.brokerage_id is not null and p_action is not null then
      perform set_config('foyer.brokerage_id', v_membership.brokerage_id, true);
      if v_reach = 'own' then
        perform set_config('foyer.own_person', v_session.person_id, true);
      elsif v_reach <> 'brokerage' then
        -- A slash is in no address of a site: without a site nothing is seen.
        perform set_config('foyer.reach_sites', '/,' || array_to_string(
          case when v_reach = 'sites' then v_membership.sites
            else array(select slug from brokerage_sites where lead_id = v_session.person_id
              and foyer_sees_deals(v_membership, slug, true)) end, ','), true);
      end if;
    end if;
  end if;

  -- Who has no factor cannot confirm, and can do nothing but make one, unless a provider vouches for them, which then confirms.
  if v_step_up and (v_has_factor or v_session.is_vouched) and coalesce(v_session.confirmed_at, '-infinity') < p_now - interval '5 minutes' then
    return jsonb_build_object('outcome', 'step_up', 'person', v_session.person_id);
  end if;

  return jsonb_build_object('outcome', 'ok', 'session', case when v_session.session_id is not null then jsonb_build_object(
    'sessionId', v_session.session_id, 'personId', v_session.person_id, 'stage', v_session.stage, 'hasFactor', v_has_factor,
    'brokerageId', coalesce(v_membership.brokerage_id, ''), 'role', coalesce(v_membership.role, ''),
    'withheld', to_jsonb(v_membership.withheld), 'granted', to_jsonb(v_membership.granted),
    'signOnOf', coalesce(v_session.sign_on_of, ''), 'isVouched', v_session.is_vouched,
    'createdAt', v_session.created_at, 'confirmedAt', v_session.confirmed_at) end);
end $$;
revoke execute on function foyer_enter_office from public;
grant execute on function foyer_enter_office to foyer_app;
