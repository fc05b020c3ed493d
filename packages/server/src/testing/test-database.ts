import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { allJobs } from '../all-jobs.ts'
import { migrate, sqlFiles } from '../db/migrate.ts'
import { type Database, type Logins, openPglite, openPostgres, pgliteOptions } from '../db/open-database.ts'
import { openJobs } from '../kit/jobs.ts'
import { observeStatements } from '../kit/observe-statements.ts'
import type { Services } from '../kit/services.ts'
import { shareConnections } from '../kit/share-connections.ts'
import { copyOfPglite, Dump } from './embedded-copies.ts'
import { keepOwner } from './keep-owner.ts'

/**
 * A fresh database for a test file: a clone of a template that was migrated once. TEST_DATABASE_URL is a PostgreSQL
 * (as its superuser); without it, the embedded one is used in memory. The server logs in as foyer_app, as in
 * production.
 */
export const openTestDatabase = (): Promise<Database> => {
  const url = process.env.TEST_DATABASE_URL
  return url === undefined ? cloneEmbedded() : cloneServed(url)
}

const cache = new URL('../../../../.cache/', import.meta.url)

const templateName = () => {
  const hash = createHash('sha256')
  const { schema, functions } = sqlFiles()
  for (const { name, sql } of [...schema, ...functions]) hash.update(name).update(sql)
  hash.update(readFileSync(new URL('../db/migrate.ts', import.meta.url)))
  hash.update(readFileSync(new URL('../all-jobs.ts', import.meta.url)))
  return `foyer_template_${hash.digest('hex').slice(0, 16)}`
}

const fill = async (database: Database) => {
  await migrate(database)
  const jobs = openJobs(database, { pollSeconds: 60, followsClock: false, onError: () => {}, onTried: () => {} })
  await jobs.start(allJobs({} as Services, () => Promise.reject(new Error('nothing is sealed here'))))
  await jobs.stop()
}

const cloneEmbedded = async (): Promise<Database> => {
  const file = new URL(`${templateName()}.tar`, cache)
  if (!existsSync(file)) {
    const pglite = await PGlite.create(pgliteOptions)
    const database = await openPglite(pglite)
    await fill(database)
    const dump = await pglite.dumpDataDir('none')
    await database.close()
    mkdirSync(cache, { recursive: true })
    const own = new URL(`${templateName()}.${process.pid}.tmp`, cache)
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
    renameSync(own, file)
  }
  template ??= new Dump(new Uint8Array(readFileSync(file)))
  return openPglite(await copyOfPglite(template), shareConnections, observeStatements)
}

let template: Dump | undefined

const cloneServed = async (url: string): Promise<Database> => {
  const template = templateName()
  const clone = `foyer_test_${createHash('sha256').update(`${process.pid} ${performance.now()} ${Math.random()}`).digest('hex').slice(0, 20)}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(7003639)')
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) {
      await allowLogin(admin)
      await admin.query(`create database ${template}_making`)
      const database = await openPostgres(loginsTo(url, `${template}_making`))
      await fill(database)
      await database.close()
      await admin.query(`alter database ${template}_making rename to ${template}`)
    }
    await copyDatabase(admin, clone, template)
  } finally {
    await admin.end()
  }
  const logins = loginsTo(url, clone)
  const database = await openPostgres(logins, shareConnections, observeStatements)
  const owner = keepOwner(logins.ownerUrl)
  const close = async () => {
    await owner.close()
    await database.close()
    await drop(url, clone)
  }
  return { ...database, asOwner: owner.work, close }
}

/**
 * File by file where the server can (from PostgreSQL 15 on), which takes a tenth of the processor time of a copy through the
 * log: a test's database need not survive a crash.
 */
export const copyDatabase = async (admin: pg.Client, name: string, template: string) => {
  const { rows } = await admin.query("select current_setting('server_version_num')::int >= 150000 as chooses")
  await admin.query(`create database ${name} template ${template} ${rows[0].chooses ? 'strategy file_copy' : ''}`)
}

const drop = async (url: string, name: string) => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
}

/** As set up by an administrator; see docs/recipes/set-up-postgresql.md. */
export const allowLogin = async (admin: pg.Client) => {
  await admin.query('select pg_advisory_lock(7003640)')
  const { rows } = await admin.query("select rolcanlogin from pg_roles where rolname = 'foyer_app'")
  if (!rows[0]?.rolcanlogin) {
    await admin.query(`${rows.length === 0 ? 'create' : 'alter'} role foyer_app login password 'foyer_app'`)
  }
  await admin.query('select pg_advisory_unlock(7003640)')
}

/** The two logins to a database of the cluster with the superuser of `url`. */
export const loginsTo = (url: string, database: string): Logins & { ownerUrl: string } => {
  const owner = new URL(url)
  owner.pathname = `/${database}`
  const application = new URL(owner)
  application.username = application.password = 'foyer_app'
  return { url: application.href, ownerUrl: owner.href }
}
