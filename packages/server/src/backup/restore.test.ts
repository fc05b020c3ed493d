import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { backupsLocal } from '../adapters/backups-local.ts'
import { filesLocal } from '../adapters/files-local.ts'
import { type Database, openPglite } from '../db/open-database.ts'
import { readTables } from '../db/testing/baseline.ts'
import { deriveKeys } from '../kit/hash.ts'
import { aPhoto, makeApplication, makeBorrower, makeDocumentRequest, makeSite, upload } from '../testing/builders.ts'
import { emptyPglite } from '../testing/embedded-copies.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { UnreadableBackup } from './archive.ts'
import { makeBackup, NotEmpty, restoreBackup, settleRecovered } from './index.ts'
import { endedByRestore } from './restore.ts'

const secretKey = randomBytes(32)
const keys = deriveKeys([secretKey])
const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-restore-'))
  folders.push(folder)
  return folder
}

let foyer: TestFoyer
/** Of the backup. */
let folder: string
let place: ReturnType<typeof backupsLocal>
let made: Awaited<ReturnType<typeof makeBackup>>
beforeAll(async () => {
  foyer = await startTestFoyer({ secretKey })
  await makeSite(foyer, 'ours')
  const borrower = await makeBorrower(foyer, 'ours')
  const request = await makeDocumentRequest(foyer, 'ours', await makeApplication(borrower))
  await upload(borrower.client, request.itemId, { bytes: await aPhoto(33) })
  folder = newFolder()
  place = backupsLocal(folder, keys.files)
  made = await makeBackup(foyer.services, place, 30)
})
afterAll(async () => {
  await foyer.stop()
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

const emptyDatabase = async (): Promise<Database> => {
  const database = await openPglite(await emptyPglite())
  onTestFinished(() => database.close().catch(() => {}))
  return database
}

test.each([
  [
    'another byte',
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([~Number(bytes.at(-1)) & 255])]),
  ],
  ['no end', (bytes: Buffer) => bytes.subarray(0, 100)],
])('a store with a file that has %s gets it again from the backup', async (_, damage) => {
  const store = newFolder()
  cpSync(join(folder, 'files'), store, { recursive: true })
  const [file = ''] = readdirSync(store, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /[0-9a-f]{32}$/.test(path),
  )
  const damageIt = () => writeFileSync(join(store, file), damage(readFileSync(join(store, file))))
  damageIt()
  const fileStore = filesLocal({ folder: store, keys: keys.files })
  const services = { database: await emptyDatabase(), fileStore, secretKeys: [secretKey] as const }
  expect(await restoreBackup(services, place, made.name)).toMatchObject({ files: made.files, damaged: [], missing: [] })
  expect(await settleRecovered(services)).toMatchObject({ damaged: [], missing: [] })
  damageIt()
  expect(await settleRecovered(services)).toMatchObject({ damaged: [file.slice(-32)], missing: [] })
})

test('a database that a server began to use while files were copied is left as it is', async () => {
  const database = await emptyDatabase()
  const store = filesLocal({ folder: newFolder(), keys: keys.files })
  const fileStore: typeof store = {
    ...store,
    async keepSealed(...file) {
      await database.asOwner(async (query) => void (await query('create table if not exists migrations ()')))
      return store.keepSealed(...file)
    },
  }
  const restored = restoreBackup({ database, fileStore, secretKeys: [secretKey] }, place, made.name)
  await expect(restored).rejects.toThrow(NotEmpty)
})

test('a folder that has the name of a backup is none', async () => {
  const other = newFolder()
  mkdirSync(join(other, `${made.name}.backup`))
  const services = { database: await emptyDatabase(), fileStore: filesLocal({ folder: newFolder(), keys: keys.files }) }
  const restored = restoreBackup({ ...services, secretKeys: [secretKey] }, backupsLocal(other, keys.files), made.name)
  await expect(restored).rejects.toThrow(UnreadableBackup)
})

test('a restore that does not reach its end, as its upgrade fails, signs no one in', async () => {
  const database = await emptyDatabase()
  let isLoaded = false
  const failing: Database = {
    ...database,
    async copyIn(work) {
      await database.copyIn(work)
      isLoaded = true
    },
    asOwner: (work) => (isLoaded ? Promise.reject(new Error('killed')) : database.asOwner(work)),
  }
  const fileStore = filesLocal({ folder: newFolder(), keys: keys.files })
  const services = { database: failing, fileStore, secretKeys: [secretKey] as const }
  await expect(restoreBackup(services, place, made.name)).rejects.toThrow('killed')
  const tables = await readTables(database)
  expect(tables.users?.length).toBeGreaterThan(0)
  for (const table of endedByRestore) expect([table, tables[table] ?? []]).toEqual([table, []])
})
