import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeApplication, makeBorrower, makeSite } from './builders.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
let siteTables: string[]

beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['one', 'two']) {
    await makeSite(foyer, site)
    await makeApplication(await makeBorrower(foyer, site))
  }
  await foyer.services.database.asOwner(async (query) => {
    const rows = await query(
      "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'site_id'",
    )
    siteTables = rows.map((row) => String(row.table_name))
  })
})
afterAll(() => foyer.stop())

test('every table of a site forces row-level security and starts its key with site_id', async () => {
  await foyer.services.database.asOwner(async (query) => {
    const rows = await query(`
      select c.relname, c.relforcerowsecurity and c.relrowsecurity as forced,
        (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid and i.indisprimary) as first_key
      from pg_class c where c.relkind = 'r' and c.relname = any ('{${siteTables.join(',')}}')`)
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) expect(row).toEqual({ relname: row.relname, forced: true, first_key: 'site_id' })
  })
})

test('a query without a WHERE sees one site', async () => {
  for (const table of siteTables) {
    const { rows } = await inSite(foyer.services.database.db, 'one', (trx) =>
      sql<{ site_id: string }>`select distinct site_id from ${sql.table(table)}`.execute(trx),
    )
    expect(
      rows.filter(({ site_id }) => site_id !== 'one'),
      table,
    ).toEqual([])
  }
})

test('without a site, the app role sees nothing', async () => {
  for (const table of siteTables) {
    const { rows } = await inSite(foyer.services.database.db, '', (trx) =>
      sql`select from ${sql.table(table)}`.execute(trx),
    )
    expect(rows, table).toEqual([])
  }
})

test('a transaction is restricted to a site that has a name', async () => {
  for (const name of ['null', "''"]) {
    const see = inSite(foyer.services.database.db, '', (trx) => sql.raw(`select foyer_see_site(${name})`).execute(trx))
    await expect(see, name).rejects.toThrow(/names no site/)
  }
})

test('the guard fails when an argument that it compares is null', async () => {
  const authorize = (given: {
    site?: string
    principals?: string
    owns?: string
    application?: string
    isNew?: string
  }) => {
    const {
      site = "'one'",
      principals = "'visitor'",
      owns = "'application'",
      application = '0',
      isNew = 'true',
    } = given
    return inject(`select foyer_authorize(${site}, null, '', ${application}, 0, null, array[${principals}]::text[], ${owns}, ${isNew},
      false, now()) ->> 'outcome' as outcome`)
  }
  for (const site of ['null', "''"]) {
    const { rows } = await authorize({ site })
    expect(rows, site).toEqual([{ outcome: 'no_site' }])
  }
  for (const name of ['principals', 'owns', 'application', 'isNew'])
    await expect(authorize({ [name]: 'null' }), name).rejects.toThrow(/argument of the guard is null/)
})

test('in tables shared by all sites, a transaction can name only its own site', async () => {
  for (const [table, columns, values] of [
    ['tenants', 'slug', "'evil'"],
    ['public_tokens', 'token_key, slug', "'x', 'two'"],
  ] as const)
    await expect(inject(`insert into ${table} (${columns}) values (${values})`), table).rejects.toThrow(
      /row-level security/,
    )
})

test('a row of another site cannot be written', async () => {
  const write = inSite(foyer.services.database.db, 'one', (trx) =>
    trx
      .insertInto('mails')
      .values({
        site_id: 'two',
        mail_id: 'x',
        kind: 'x',
        recipient: 'x',
        message_id: 'x',
        content: null,
        created_at: new Date(),
        sent_at: null,
      })
      .execute(),
  )
  await expect(write).rejects.toThrow(/row-level security/)
})

test('the app role cannot change or remove history', async () => {
  for (const statement of [
    "update audit_events set actor = 'x'",
    'delete from audit_events',
    "update submissions set idempotency_key = 'x'",
    'delete from submissions',
  ]) {
    const change = inSite(foyer.services.database.db, 'one', (trx) => sql.raw(statement).execute(trx))
    await expect(change, statement).rejects.toThrow(/permission denied/)
  }
})

/**
 * Runs a statement like an injection into a handler: in a transaction of the site "one", on the server's connection.
 */
const inject = (statement: string) =>
  inSite(foyer.services.database.db, 'one', (trx) => trx.executeQuery(CompiledQuery.raw(statement)))

/** What the server sees of the other site afterwards, in a new transaction of the same pool. */
const seesOnlyItsSite = async () => {
  const { rows } = await inject('select distinct site_id from applications')
  expect(rows).toEqual([{ site_id: 'one' }])
}

const ownerName = async () => {
  let name = ''
  await foyer.services.database.asOwner(async (query) => {
    name = String((await query('select current_user as name'))[0]?.name)
  })
  return name
}

describe('no statement of the application', () => {
  test('runs as the owner of the tables, or as a role that may become one', async () => {
    const { rows } = await inject(`
      select session_user::text as session, current_user::text as current,
        (select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb from pg_roles where rolname = session_user) as powerful,
        exists (select from pg_auth_members where member = session_user::regrole) as member,
        exists (select from pg_class where relowner = session_user::regrole) as owns,
        pg_has_role(session_user, $$${await ownerName()}$$, 'member') as may_become_owner`)
    expect(rows).toEqual([
      {
        session: 'foyer_app',
        current: 'foyer_app',
        powerful: false,
        member: false,
        owns: false,
        may_become_owner: false,
      },
    ])
  })

  test.each([
    'reset role',
    'set role none',
    'set role OWNER',
    'set local role OWNER',
    'set session authorization OWNER',
    'set session authorization default',
    'reset session authorization',
    'reset all',
    'discard all',
    "set foyer.site_id = 'two'",
    "alter role foyer_app set foyer.site_id = 'two'",
    "alter role foyer_app password 'known'",
    'alter table applications disable row level security',
    'drop policy one_site on applications',
    'create function evil() returns void language sql as $$ select 1 $$',
    'create temporary table sites (site_id text)',
    'create table evil (id integer)',
    "do $$ begin perform set_config('foyer.site_id', 'two', false); end $$",
    "copy applications to program 'true'",
    'select 1; reset role',
    "select 1; set foyer.site_id = 'two'",
    // Expressions, as an injection into a longer statement would add them.
    "select set_config('foyer.site_id', 'two', false)",
    "select set_config('role', 'OWNER', false)",
    "select set_config('session_authorization', 'OWNER', false)",
    "select set_config('row_security', 'off', false)",
    "select foyer_see_site('two')",
    "select foyer_see_site(null), foyer_see_site('two')",
    "select foyer_see_site(''), foyer_see_site('two')",
    "with other as (select foyer_see_site('two')) select site_id from applications, other",
    "update pg_settings set setting = 'two' where name = 'foyer.site_id'",
    "update pg_settings set setting = 'off' where name = 'row_security'",
    "select * from foyer_authorize('two', null, '', 0, 0, null, array['visitor'], 'nothing', false, false, now())",
    "select foyer_enter_office(null, 'none', null, null, null, null, 'two', 'none', now())",
    "select foyer_add_site('two', 'a brokerage', null, now(), null)",
    "select foyer_give_lead('two', 1, '', '')",
    "select foyer_staff_of_leads('two')",
    "select foyer_hand_over_leads('a brokerage', 'a person', '')",
    "select foyer_owns_named('two', 'a person', '{}')",
    "select foyer_retention('{}')",
    "select foyer_retention_links('{}'), foyer_retention_messages('{}')",
    "select foyer_expire('{}', 'two', 'codes', 'email_codes', 'true')",
    "select foyer_erase_application('two', 1, 1, 'a person', now()::date, now())",
    'select rolpassword from pg_authid',
    'select * from pg_shadow',
    'select data from pgboss.job',
    'select data from pgboss.job_common',
    'update pgboss.job_common set data = null',
    'delete from pgboss.job_common',
    'select * into evil from applications',
    "select pg_read_file('/etc/passwd')",
    "select lo_import('/etc/passwd')",
    "select pg_ls_dir('.')",
    'select name from migrations',
    // Functions that execute a text as SQL.
    "select query_to_xml('select 1', true, true, '')",
    "select query_to_xmlschema('select 1', true, true, '')",
    "select query_to_xml_and_xmlschema('select 1', true, true, '')",
    "select cursor_to_xml('c', 1, true, true, '')",
    "select cursor_to_xmlschema('c', true, true, '')",
    "select table_to_xml('applications', true, true, '')",
    "select schema_to_xml('public', true, true, '')",
    "select database_to_xml(true, true, '')",
    "select ts_stat('select null::tsvector')",
    "select ts_rewrite('a'::tsquery, 'select null::tsquery, null::tsquery')",
    // Large objects belong to no site.
    "select lo_from_bytea(0, 'x')",
    'select lo_create(0)',
    'select lo_creat(-1)',
    'select lo_open(1, 131072)',
    "select lo_put(1, 0, 'x')",
    'select lo_get(1)',
    "select lo_export(1, '/tmp/x')",
    'select lo_unlink(1)',
    "select lowrite(0, 'x')",
    // What reaches beyond its transaction.
    'select pg_terminate_backend(pid) from pg_stat_activity',
    'select pg_cancel_backend(pid) from pg_stat_activity',
    "select pg_logical_emit_message(false, 'x', 'x')",
  ])('leaves its site by: %s', async (statement) => {
    await expect(inject(statement.replaceAll('OWNER', await ownerName()))).rejects.toThrow(
      /permission denied|only send statements on data|sees another site|names no site|multiple commands/,
    )
    await seesOnlyItsSite()
  })
})

describe('a lock that would outlive its transaction', () => {
  const functions = ['', '_shared'].flatMap((kind) => [`pg_advisory_lock${kind}`, `pg_try_advisory_lock${kind}`])
  test.each(functions.flatMap((name) => [`${name}(7003637)`, `${name}(0, 7003638)`]))(
    'is not taken by the application, which could keep other servers from starting: %s',
    async (lock) => {
      await expect(inject(`select ${lock}`)).rejects.toThrow(/permission denied/)
    },
  )
})

describe('the catalogue', () => {
  const ownerRows = async (statement: string) => {
    let rows: Record<string, unknown>[] = []
    await foyer.services.database.asOwner(async (query) => {
      rows = await query(statement)
    })
    return rows
  }
  const ours =
    "p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')"

  test('has security-definer functions only with a search path where no other role can create tables', async () => {
    const rows = await ownerRows(
      `select p.proname, array_to_string(p.proconfig, ',') as config from pg_proc p where ${ours} and p.prosecdef`,
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) expect(row).toEqual({ proname: row.proname, config: 'search_path=public, pg_temp' })
  })

  test('lets the application call only these security-definer functions, each within the site of its transaction', async () => {
    const rows = await ownerRows(
      `select p.proname from pg_proc p where ${ours} and p.prosecdef and has_function_privilege('foyer_app', p.oid, 'execute')`,
    )
    expect(rows.map(({ proname }) => proname).sort()).toEqual([
      'foyer_add_site',
      'foyer_agent_of_deal',
      'foyer_agent_of_link',
      'foyer_assign_new',
      'foyer_begin_from_lead',
      'foyer_brokerage_of_site',
      'foyer_end_hand_offs',
      'foyer_enter_office',
      ...['foyer_erase_application', 'foyer_erase_signing'],
      ...['foyer_give_lead', 'foyer_give_leads_of_deal'],
      'foyer_hand_over_leads',
      'foyer_hold_key',
      'foyer_key_names',
      'foyer_recipient_of_lead',
      'foyer_record_of_deal',
      'foyer_refresh_deal',
      'foyer_refresh_deals',
      'foyer_remove_demo_site',
      'foyer_see_site',
      'foyer_staff_of_deal',
      'foyer_staff_of_leads',
      'foyer_staff_reader',
      'foyer_zone_of_site',
    ])
  })

  test('has no function of the application that changes a setting itself: it calls foyer_see_site', async () => {
    const rows = await ownerRows(
      `select p.proname from pg_proc p where ${ours} and not p.prosecdef and p.prosrc like '%set_config(%'
        and has_function_privilege('foyer_app', p.oid, 'execute')`,
    )
    expect(rows).toEqual([])
  })

  const listed = "array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']"

  test('lets the application role write only these tables without a site', async () => {
    const rows = await ownerRows(`
      select c.relname || ' ' || string_agg(privilege, ', ' order by privilege) as may from pg_class c, unnest(${listed}) privilege
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
         and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'site_id')
         and (has_table_privilege('foyer_app', c.oid, privilege)
           or privilege in ('insert', 'update', 'references') and has_any_column_privilege('foyer_app', c.oid, privilege))
       group by c.relname order by c.relname`)
    expect(rows.map(({ may }) => may)).toEqual([
      // Of the office: only in a transaction of the server's own rows.
      'brokerage_sites update',
      'brokerage_templates insert, update',
      'brokerages insert, update',
      'deal_owners delete, insert, update',
      'factors delete, insert, update',
      'identity_providers delete, insert, update',
      'incidents insert',
      'memberships insert, update',
      'office_challenges delete, insert',
      'office_devices delete, insert, update',
      'office_sessions delete, insert, update',
      'people insert, update',
      'person_identities delete, insert, update',
      'person_invitations insert, update',
      'public_tokens insert',
      'rate_limits delete, insert, update',
      'recovery_codes delete, insert, update',
      'saved_views delete, insert, update',
      'setup_tokens delete, insert, update',
      'sign_on_browsers delete, insert, update',
      'signing_keys insert',
      'tenants insert, update',
      'webhook_deliveries insert, update',
      'webhook_endpoints delete, insert, update',
    ])
  })

  test('lets the application role only add to history, without an event’s id or link', async () => {
    const rows = await ownerRows(`
      select c.relname || ' ' || privilege || coalesce(' ' || string_agg(a.attname, ', ' order by a.attnum)
          filter (where not has_table_privilege('foyer_app', c.oid, privilege)), '') as may
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
          unnest(${listed}) privilege
       where c.relname = any ('{audit_events,audit_heads,submissions,invite_submissions,signing_events,legal_texts,withdrawn_legal_texts}')
         and (has_table_privilege('foyer_app', c.oid, privilege)
           or privilege in ('insert', 'update', 'references') and has_column_privilege('foyer_app', c.oid, a.attnum, privilege))
       group by c.oid, c.relname, privilege order by 1`)
    expect(rows.map(({ may }) => may)).toEqual([
      'audit_events insert site_id, at, actor, action, application_id, applicant_id, details',
      // Only of an application without a submission, see below.
      'invite_submissions delete',
      'invite_submissions insert',
      'legal_texts insert',
      'signing_events insert',
      'submissions insert',
      'withdrawn_legal_texts insert',
    ])
  })

  test('gives the application no table of another schema but the queue to add jobs to', async () => {
    const rows = await ownerRows(`
      select n.nspname || '.' || c.relname as name, privilege from pg_class c join pg_namespace n on n.oid = c.relnamespace,
        unnest(${listed} || array['select']) privilege
      where c.relkind in ('r', 'p', 'v') and n.nspname not in ('public', 'pg_catalog', 'information_schema')
        and n.nspname not like 'pg\\_%' and has_table_privilege('foyer_app', c.oid, privilege) order by 1, 2`)
    expect(rows.map(({ name, privilege }) => `${name} ${privilege}`)).toEqual([
      'pgboss.job_common insert',
      'pgboss.queue select',
    ])
  })
})
