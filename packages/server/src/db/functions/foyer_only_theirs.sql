-- Of these addresses and numbers, in small letters, those which belong to no one else than to what is erased: an application, these
-- requests to sign and insurance applications, and an account (null: it stays). To no account that stays, no person of staff, no
-- mailbox of the brand or of a form, and no one of another application, signing request, insurance application or offer.
create function foyer_only_theirs(
  p_site text, p_contacts text[], p_application bigint, p_user text, p_signings text[], p_insurance bigint[]
) returns text[] language sql stable as $$
  select array(
    select mine from (select distinct lower(one) as mine from unnest(p_contacts) one) contacts
     where not exists (select from users u where u.site_id = p_site and lower(u.email) = mine
         and (u.user_id is distinct from p_user or exists (
           select from applications o where o.site_id = p_site and o.user_id = u.user_id
             and o.application_id is distinct from p_application)))
       and not exists (select from people p where p.email = mine)
       and not exists (select from sites s where s.site_id = p_site and lower(s.link -> 'AgentProfile' ->> 'Email') = mine)
       and not exists (select from embedded_forms f
         where f.site_id = p_site and strpos(lower(concat(f.description, f.draft)), '"' || mine || '"') > 0)
       and not exists (select from applicants o
         where o.site_id = p_site and o.application_id is distinct from p_application
           and (lower(o.identification ->> 'Email') = mine
             or mine !~ '@' and right(regexp_replace(mine, '\D', '', 'g'), 10) in (
               right(regexp_replace(o.identification ->> 'Mobile', '\D', '', 'g'), 10),
               right(regexp_replace(o.identification ->> 'HomePhone', '\D', '', 'g'), 10))))
       and not exists (select from invites o
         where o.site_id = p_site and o.application_id is distinct from p_application and lower(o.contact) = mine)
       and not exists (select from document_recipients d
         join document_requests o on o.site_id = d.site_id and o.request_id = d.request_id
         where o.site_id = p_site and (o.application_id is distinct from p_application or p_application is null)
           and lower(d.email) = mine)
       and not exists (select from signing_signers o
         where o.site_id = p_site and o.request_id <> all (p_signings) and lower(o.email) = mine)
       and not exists (select from cli_applications c, jsonb_path_query(c.facts, '$.Applicants[*]') one
         where c.site_id = p_site and c.cli_application_id <> all (p_insurance) and lower(one ->> 'EmailAddress') = mine)
       and not exists (select from partner_offers o
         where o.site_id = p_site and o.application_id is distinct from p_application
           and lower(o.insurance ->> 'Email') = mine))
$$;
