-- What a search of these lists looks in, without case and accents, as deal_list has it: titles, names and addresses of the signers;
-- names and addresses of the insured people, and the loan number.
alter table signing_requests add column words text not null default '';
alter table cli_applications add column words text not null default '';

-- Those of earlier versions. A new database has no foyer_folded yet, so its expression is here as well.
alter table signing_requests no force row level security;
alter table signing_signers no force row level security;
update signing_requests r set words = regexp_replace(normalize(lower(concat_ws(' ', r.title ->> 'en', r.title ->> 'fr', (
  select string_agg(concat_ws(' ', s.first_name, s.last_name, s.email), ' ' order by s.turn, s.signer_id)
    from signing_signers s where s.site_id = r.site_id and s.request_id = r.request_id))), nfd), '[\u0300-\u036f]', '', 'g');
alter table signing_signers force row level security;
alter table signing_requests force row level security;
alter table cli_applications no force row level security;
update cli_applications set words = regexp_replace(normalize(lower(concat_ws(' ', (
  select string_agg(concat_ws(' ', one ->> 'FirstName', one ->> 'LastName', one ->> 'EmailAddress'), ' ')
    from jsonb_path_query(facts, '$.Applicants[*]') one), loan_number)), nfd), '[\u0300-\u036f]', '', 'g');
alter table cli_applications force row level security;
