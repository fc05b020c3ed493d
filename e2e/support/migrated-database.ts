import { randomUUID } from 'node:crypto'
import { allowLogin, copyDatabase, loginsTo } from '@foyer/server/testing/test-database.ts'
import pg from 'pg'

/** The run's PostgreSQL, as its superuser; undefined where none can be started. */
export const cluster = process.env.TEST_DATABASE_URL

export const asAdmin = async (work: (admin: pg.Client) => Promise<unknown>) => {
  const admin = new pg.Client({ connectionString: cluster })
  await admin.connect()
  await work(admin).finally(() => admin.end())
}

export const dropDatabase = (name: string) =>
  asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`))

/** A database with its logins: empty, or a copy of another one that nothing is connected to. */
export const createDatabase = async (url: string, template = 'template1') => {
  const name = `foyer_e2e_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await asAdmin(async (admin) => {
    await allowLogin(admin)
    await copyDatabase(admin, name, template)
  })
  return { name, logins: loginsTo(url, name), drop: () => dropDatabase(name) }
}

/** A copy of the database that the run has migrated; undefined without PostgreSQL. See migrated-folder.ts. */
export const copyMigratedDatabase = async () => {
  const template = process.env.MIGRATED_DATABASE
  return cluster === undefined || template === undefined ? undefined : createDatabase(cluster, template)
}
