-- The sites of a nightly run: those that it names, or all.
create function foyer_sites_of_run(p_run jsonb) returns setof text language sql stable as $$
  select slug from tenants where coalesce(jsonb_typeof(p_run -> 'sites'), 'null') = 'null' or p_run -> 'sites' ? slug order by slug
$$;
