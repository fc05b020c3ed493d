import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { backupsLocal } from '../adapters/backups-local.ts'
import { migrate, sqlFiles } from '../db/migrate.ts'
import { type Database, openPglite, openPostgres } from '../db/open-database.ts'
import { type Baseline, readTables, writeTables } from '../db/testing/baseline.ts'
import { deriveKeys } from '../kit/hash.ts'
import { createQueueTables } from '../kit/jobs.ts'
import type { BackupPlace } from '../ports/backups.ts'
import { emptyPglite } from '../testing/embedded-copies.ts'
import { setUpAsInRecipe } from '../testing/recipe-database.ts'
import { startTestFoyer } from '../testing/start-test-foyer.ts'
import { testClock } from '../testing/test-clock.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { readHead } from './archive.ts'
import { openBackup } from './make-backup.ts'

const folder = new URL('../db/testing/baselines/', import.meta.url)
const [name = ''] = readdirSync(folder)
const baseline = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Baseline
const secretKey = Buffer.from(baseline.secretKey, 'base64')
const backupDir = mkdtempSync(join(tmpdir(), 'foyer-before-'))
const place = backupsLocal(backupDir, deriveKeys([secretKey]).files)
afterAll(() => rmSync(backupDir, { recursive: true, force: true }))

/** Fills a database as an earlier version left it; `superuser`: its connection that sees every row. */
const fillEarlier = async (database: Database, superuser = database) => {
  await migrate(database, {
    schema: sqlFiles().schema.filter((file) => baseline.schema.includes(file.name)),
    functions: [],
  })
  await createQueueTables(database)
  await writeTables(superuser, baseline.tables)
  return database
}
const filledEarlier = async () => fillEarlier(await openPglite(await emptyPglite()))

const start = async (database: Database, kept: BackupPlace = place) => {
  const clock = testClock(new Date(baseline.at))
  return startTestFoyer({ database, clock, secretKey, backups: { place: kept, keepDays: 30 } })
}

test('a database of an earlier version is backed up before its upgrade, once, and a new one is not', async () => {
  const database = await filledEarlier()
  const foyer = await start(database)
  const [made, ...others] = await place.list()
  expect([made === undefined, others]).toEqual([false, []])
  expect(foyer.log.filter((line) => line.includes('backup.before-upgrade'))).toHaveLength(1)
  const { header } = await readHead(openBackup(place, made?.name ?? ''))
  expect(header.schema.map((file) => file.name)).toEqual(baseline.schema)
  const again = await start(database)
  expect(await place.list()).toHaveLength(1)
  expect(again.log.join()).not.toContain('backup.before-upgrade')
  await again.stop()

  const empty = await start(await openTestDatabase())
  expect(await place.list()).toHaveLength(1)
  await empty.stop()
})

const cluster = process.env.TEST_DATABASE_URL

test.skipIf(cluster === undefined)('of several servers that start at once, one makes the backup', async () => {
  const { logins, administrator, drop } = await setUpAsInRecipe(String(cluster))
  const superuser = await openPostgres({ ...logins, ownerUrl: administrator })
  onTestFinished(async () => {
    await superuser.close()
    await drop()
  })
  const databases = await Promise.all([1, 2, 3].map(() => openPostgres(logins)))
  const [first] = databases
  if (first) await fillEarlier(first, superuser)
  const servers = await Promise.all(databases.map((database) => start(database)))
  const makers = servers.filter(({ log }) => log.join().includes('backup.before-upgrade'))
  expect(makers).toHaveLength(1)
  for (const server of servers) await server.stop()
})

test('a database that cannot be upgraded is not backed up at each try', async () => {
  const database = await filledEarlier()
  await database.asOwner(async (query) => {
    await query(`update migrations set hash = 'another' where name = '${baseline.schema[0]}'`)
  })
  const kept: BackupPlace = { ...place, write: () => Promise.reject(new Error('a backup')) }
  await expect(start(database, kept)).rejects.toThrow('was changed after it was applied')
  await database.close()
})

test('a server whose backup fails does not start, and the database stays as it was', async () => {
  const database = await filledEarlier()
  const full: BackupPlace = { ...place, write: () => Promise.reject(new Error('disk full')) }
  await expect(start(database, full)).rejects.toThrow('disk full')
  expect(await readTables(database)).toEqual(baseline.tables)
  await database.close()
})
