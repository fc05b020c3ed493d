-- Whether a member sees a lead of a site now, which is theirs or not: who can be given a lead, who gets it by mail.
create function foyer_sees_leads(p_member memberships, p_site text, p_is_theirs boolean) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select foyer_sees_deals(p_member, p_site, true) and foyer_may_read(p_member, 'lead.view', p_site, p_is_theirs)
$$;
revoke execute on function foyer_sees_leads from public;
