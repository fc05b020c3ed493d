import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpNow, isForCaller, listBackups, restoreFrom, settle } from './backups.ts'
import { migrate } from './db/migrate.ts'
import { openPglite } from './db/open-database.ts'
import { createQueueTables } from './kit/jobs.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-stores-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const environment = (data: string) => ({ DATA_DIR: join(folder, data), BACKUP_DIR: join(folder, 'backups') })

/** What the person who called can do something about is in words. */
const problemOf = (work: Promise<string>) =>
  work.then(
    () => 'none',
    (error: unknown) => (isForCaller(error) ? error.message : `a fault: ${String(error)}`),
  )

test('a backup and its restore name what they miss', async () => {
  const { BACKUP_DIR: _, ...without } = environment('missing')
  for (const work of [backUpNow(without), listBackups(without), restoreFrom(without, undefined)])
    expect(await problemOf(work)).toBe('Set BACKUP_DIR to the folder of the backups.')
  const env = environment('missing')
  expect(await problemOf(backUpNow({ ...env, BACKUP_DAYS: '0' }))).toContain('BACKUP_DAYS')
  expect(await listBackups(env)).toBe('There is no backup.')
  expect(await problemOf(restoreFrom(env, undefined))).toBe('There is no backup in BACKUP_DIR.')
  expect(await problemOf(restoreFrom(env, '20260101T000000Z'))).toBe('There is no backup 20260101T000000Z.')
})

test('a backup of a data folder is restored into another one with the same key, and into none that has data', async () => {
  const env = environment('first')
  expect(await problemOf(restoreFrom(env, undefined))).toContain('There is no backup')
  const database = await openPglite(join(env.DATA_DIR, 'pglite'))
  await migrate(database)
  await createQueueTables(database)
  await database.close()
  expect(await backUpNow(env)).toMatch(
    /^Backup \d{8}T\d{6}Z: \d+ rows of \d+ tables, read again and intact, and 0 files/,
  )
  expect(await listBackups(env)).toMatch(/^\d{8}T\d{6}Z {2}\d+\.\d MB$/)
  expect(await problemOf(restoreFrom(env, undefined))).toContain('The database is not empty.')

  const other = environment('second')
  expect(await problemOf(restoreFrom(other, undefined))).toContain('SECRET_KEY')
  cpSync(join(env.DATA_DIR, 'secret-key'), join(other.DATA_DIR, 'secret-key'))
  const words = await restoreFrom(other, undefined)
  expect(words).toContain('Restored what was there at')
  expect(words).toContain('All chains of audit events are intact.')
  const { BACKUP_DIR: _, ...without } = other
  expect(await settle(without)).toContain('Everyone signs in again.')
})
