import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../db/open-database.ts'
import { type RecipeDatabase, setUpAsInRecipe } from './recipe-database.ts'
import { borrowerCalls, officeCalls } from './scale/calls.ts'
import { fill } from './scale/fill.ts'
import { fillOthers } from './scale/fill-others.ts'
import { type Installation, rowsOf } from './scale/installation.ts'
import { frequentJobs, nightlyJobs } from './scale/jobs.ts'
import { drawApplications, readerOf } from './scale/people.ts'
import { startTestFoyer } from './start-test-foyer.ts'

/**
 * The plans of the statements that calls and jobs send, also of those within functions, as PostgreSQL made them for the
 * application's role and an owner who is no superuser: row-level security is part of each. The server runs over eight thousand
 * deals of twenty brokerages, so that an index is worth it.
 */
const cluster = process.env.TEST_DATABASE_URL

/** What may be read as a whole, and why. */
const mayBeScanned: Readonly<Record<string, string>> = {
  tenants: 'one row a site',
  sites: 'one row a site',
  brokerages: 'one row a brokerage',
  brokerage_sites: 'one row a site',
  audit_heads: 'one row a site',
  report_counts: 'one row a site',
  office_permissions: 'the table of permissions of this version',
  keeping_rules: 'one row a province',
  server_facts: 'one row',
  webhook_sources: 'the events of this version',
  webhook_endpoints: 'a few rows a brokerage',
  webhook_deliveries: 'messages of thirty days',
  rate_limits: 'windows that are open, of which a run a night removes the others',
  email_codes: 'codes of a day',
  office_sessions: 'sessions of twelve hours',
  office_challenges: 'ceremonies of minutes',
  office_devices: 'browsers of staff of a month',
  setup_tokens: 'links that the server printed',
  stale_deals: 'deals changed since the last list of their brokerage',
}

/** Indexes of few rows, which are read as a whole. */
const mayBeReadWhole: Readonly<Record<string, string>> = {
  document_requests_due: 'requests whose reminders are not over',
  document_uploads_unscanned: 'files that wait for the scanner',
  audit_unsealed: 'events of the last minute',
}

/** Of a table that grows, rows that a statement reads in the largest brokerage, which has some fifteen hundred deals. */
const mostRows = 300

/** What reads more of them, up to all deals of that brokerage or all events of a site, and why. */
const readsMore: Readonly<Record<string, string>> = {
  'counts of the deals': 'each view is counted to a thousand',
  'deals, needs': 'what waits is ordered by its oldest need, which depends on the time',
  'deals, a status': 'the deals of a view are filtered',
  'deals, a site': 'the deals of a view are filtered',
  'deals, search': 'no index finds a part of a word under row-level security',
  'deals, search without a match': 'no index finds a part of a word under row-level security',
  board: 'each stage is counted to a thousand',
  'report of 30 days': 'a row a day, measure and name',
  'report of 365 days': 'a row a day, measure and name',
  'minutes of the steps': 'the events of ninety days',
  'reports, a day': 'the events of the deals of a day',
}
const mostRowsOfSite = 5000

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

interface Read {
  statement: string
  table: string
  how: string
  rows: number
}

const readsOf = (statement: string, node: Node): Read[] => {
  const { 'Node Type': how, 'Relation Name': table = '', Plans = [] } = node
  const below = Plans.flatMap((one) => readsOf(statement, one))
  // A part of the plan that was never run read nothing.
  if (table === '' || !how.endsWith('Scan') || node['Actual Loops'] === 0) return below
  const { 'Index Name': index } = node
  const isWhole =
    how.includes('Seq') || (index !== undefined && !(index in mayBeReadWhole) && node['Index Cond'] === undefined)
  const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return [{ statement, table, how: isWhole ? `${how} of all` : how, rows }, ...below]
}

let reads: Read[] = []
const note = ({ message = '' }: { message?: string | undefined }) => {
  const at = message.indexOf('plan:\n')
  if (at < 0) return
  const { 'Query Text': statement, Plan } = JSON.parse(message.slice(at + 6)) as { 'Query Text': string; Plan: Node }
  reads.push(...readsOf(statement.replaceAll(/\s+/g, ' '), Plan))
}

/** Each connection of the server and of its owner shows the plans of its statements as notices. */
const watchConnections = () => {
  const { connect } = pg.Client.prototype
  pg.Client.prototype.connect = function (this: pg.Client, ...given: unknown[]) {
    this.on('notice', note)
    return Reflect.apply(connect, this, given)
  } as typeof connect
  return () => {
    pg.Client.prototype.connect = connect
  }
}

const explaining = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  random_page_cost: '1.1',
}

let recipe: RecipeDatabase
let installation: Installation
let unwatch: () => void
/** Those of ours: the queue of jobs has its own. */
let tables: ReadonlySet<string>
const open = async () => ({
  foyer: await startTestFoyer({
    database: await openPostgres(recipe.logins),
    secretKey: Buffer.alloc(32, 9),
    quiet: true,
  }),
  administrator: recipe.administrator,
})

/** What a work reads of tables that grow, but for what is allowed. */
const wrongReadsOf = async (name: string, work: () => Promise<unknown>): Promise<string[]> => {
  const most = name in readsMore ? mostRowsOfSite : mostRows
  await work()
  reads = []
  await work()
  expect(reads.length).toBeGreaterThan(0)
  const wrong = reads.filter(
    ({ table, how, rows }) => tables.has(table) && !(table in mayBeScanned) && (how.endsWith('of all') || rows > most),
  )
  return [...new Set(wrong.map(({ table, how, rows, statement }) => `${table}: ${how}, ${rows} rows: ${statement}`))]
}

describe.skipIf(cluster === undefined)('over many brokerages', () => {
  beforeAll(async () => {
    recipe = await setUpAsInRecipe(cluster ?? '')
    const first = await open()
    await fill(first.foyer, { administrator: recipe.administrator, applications: 8000, brokerages: 20 })
    await fillOthers(recipe.administrator, Object.keys(mayBeScanned))
    await first.foyer.stop()
    for (const [name, value] of Object.entries(explaining))
      await rowsOf(recipe.administrator, `alter database ${recipe.owner} set ${name} = '${value}'`)
    const own = await rowsOf(
      recipe.administrator,
      "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    )
    tables = new Set(own.map(({ relname }) => String(relname)))
    unwatch = watchConnections()
    installation = await open()
  }, 300_000)
  afterAll(async () => {
    unwatch()
    await installation.foyer.stop()
    await recipe.drop()
  })

  const borrower = async (name: string) => {
    const { unsent = false, call } = borrowerCalls[name] ?? {}
    const { siteId } = await readerOf(installation, 20_000)
    const [one] = await drawApplications(installation, { most: 1, unsent, siteId })
    if (!one || !call) throw new Error('no application')
    return wrongReadsOf(name, async () => expect((await call(one)).ReturnStatus.ReturnCode).toBe(200))
  }
  const office = async (name: string) => {
    const reader = await readerOf(installation, 20_000)
    const asked = officeCalls[name]?.(reader)
    if (!asked) throw new Error('no call')
    return wrongReadsOf(name, async () => {
      const { ReturnStatus } = await reader.staff.client.callAnyhow(asked.path, asked.body)
      expect(ReturnStatus).toMatchObject({ ReturnCode: 200 })
    })
  }
  const jobs = { ...frequentJobs, ...nightlyJobs }
  const job = (name: string) =>
    wrongReadsOf(name, async () => {
      await jobs[name]?.prepare?.(installation)
      await jobs[name]?.run(installation)
    })

  test.each(Object.keys(borrowerCalls))('a borrower reads their own rows by an index: %s', async (name) => {
    expect(await borrower(name)).toEqual([])
  })

  test.each(Object.keys(officeCalls))('staff read the rows of their brokerage by an index: %s', async (name) => {
    expect(await office(name)).toEqual([])
  })

  test.each(Object.keys(jobs))('a job reads by an index: %s', async (name) => {
    expect(await job(name)).toEqual([])
  })

  test.each([
    ['records_of_applicant', 'records', () => borrower('load an application')],
    ['applications_of_user', 'applications', () => borrower('dashboard')],
    ['deal_list_closing', 'deal_list', () => office('deals, closing')],
    ['audit_by_time', 'audit_events', () => office('audit log')],
    ['document_requests_due', 'document_requests', () => job('reminders of documents')],
    ['users_unclaimed', 'users', () => job('retention, dry')],
  ])('the test of plans notices that the index %s is missing', async (index, table, work) => {
    await rowsOf(recipe.administrator, `drop index ${index}`)
    expect((await work()).join('\n')).toContain(`${table}: `)
  })
})
