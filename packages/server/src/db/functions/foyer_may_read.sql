-- Whether a member may read what this action is about on a site, theirs or not, where roles have it without a grant. The rule of the
-- guard, for everyone but its caller and without floors: who gets a mail, who may be mentioned, who can be given a deal or a lead. In plpgsql for its cached plan.
create function foyer_may_read(p_member memberships, p_action text, p_site text, p_is_theirs boolean) returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return p_member.ended_at is null and not p_action = any (p_member.withheld)
     and exists (select from office_permissions a
       where a.action = p_action and a.role = p_member.role
         and case case a.rule when 'reach' then p_member.reach else a.rule end
           when 'brokerage' then true
           when 'sites' then p_site = any (p_member.sites)
           when 'own' then p_is_theirs
           else false end);
end $$;
revoke execute on function foyer_may_read from public;
grant execute on function foyer_may_read to foyer_app;
