import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { backupsLocal } from '../adapters/backups-local.ts'
import { filesLocal } from '../adapters/files-local.ts'
import { migrate, sqlFiles } from '../db/migrate.ts'
import { type Database, openPglite, openPostgres } from '../db/open-database.ts'
import { type Baseline, readTables, writeTables } from '../db/testing/baseline.ts'
import { deriveKeys } from '../kit/hash.ts'
import { createQueueTables } from '../kit/jobs.ts'
import { sealEvents } from '../maintenance/index.ts'
import { FileCorrupted } from '../ports/files.ts'
import {
  aPhoto,
  type Borrower,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  upload,
} from '../testing/builders.ts'
import { emptyPglite } from '../testing/embedded-copies.ts'
import { giveSite, makeBrokerage, makeStaff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { setUpAsInRecipe } from '../testing/recipe-database.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { makeBackup, NotEmpty, restoreBackup } from './index.ts'
import { endedByRestore } from './restore.ts'
import { backUpNightly } from './run-job.ts'

const cluster = process.env.TEST_DATABASE_URL

/** An empty database. */
interface Empty {
  database: Database
  /** Reads the rows of every site. */
  reader: Database
}

const emptyEmbedded = async (): Promise<Empty> => {
  const database = await openPglite(await emptyPglite())
  onTestFinished(() => database.close().catch(() => {}))
  return { database, reader: database }
}

/** Its owner is no superuser, so the policies hold for the owner too. */
const emptyServed = async (): Promise<Empty & { end(): Promise<void> }> => {
  const { logins, administrator, drop } = await setUpAsInRecipe(String(cluster))
  const database = await openPostgres(logins)
  const reader = await openPostgres({ ...logins, ownerUrl: administrator })
  const end = async () => {
    await database.close().catch(() => {})
    await reader.close()
    await drop()
  }
  return { database, reader, end }
}

const kinds: { kind: string; open: () => Promise<Empty> }[] = [
  { kind: 'an embedded database', open: emptyEmbedded },
  ...(cluster === undefined
    ? []
    : [
        {
          kind: 'a PostgreSQL server',
          open: async () => {
            const empty = await emptyServed()
            onTestFinished(() => empty.end())
            return empty
          },
        },
      ]),
]

const secretKey = randomBytes(32)
const keys = deriveKeys([secretKey])
const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-backup-'))
  folders.push(folder)
  return folder
}
const newStore = () => filesLocal({ folder: newFolder(), keys: keys.files })

let foyer: TestFoyer
let reader: Database
let borrower: Borrower
let application: MadeApplication
let uploadId: number
let endSource = async () => {}
beforeAll(async () => {
  const source = cluster === undefined ? undefined : await emptyServed()
  if (source) endSource = () => source.end()
  foyer = await startTestFoyer({ ...(source && { database: source.database }), secretKey })
  reader = source?.reader ?? foyer.services.database
  await makeSite(foyer, 'ours')
  const brokerage = await makeBrokerage(foyer)
  await giveSite(foyer, brokerage, 'ours')
  const owner = await makeStaff(foyer, brokerage)
  // Rows of nearly every table.
  await owner.client.call('/console-api/SetDemo', { ShownFl: 1 })
  borrower = await makeBorrower(foyer, 'ours', { firstName: 'Zoé\t\\N' })
  application = await makeApplication(borrower)
  const request = await makeDocumentRequest(foyer, 'ours', application)
  const sent = await upload(borrower.client, request.itemId, { path: '/WS/MTGAPPRDDZUpload', bytes: await aPhoto(33) })
  uploadId = sent.DFRequestDocItemUploadID
  await sealEvents(foyer.services.database, foyer.services.keys, foyer.clock.now())
})
afterAll(async () => {
  await foyer.stop()
  await endSource()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const backUp = async (folder = newFolder()) => {
  const place = backupsLocal(folder, keys.files)
  return { folder, place, made: await makeBackup(foyer.services, place, 30) }
}

const numbersOf = async ({ asOwner }: Database) => {
  let numbers: unknown[] = []
  await asOwner(async (query) => {
    numbers = await query("select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1")
  })
  return numbers
}

const downloadFrom = async ({ app, operatorToken }: TestFoyer): Promise<Buffer> => {
  const { rawPayload } = await app.inject({
    method: 'POST',
    url: '/broker-api/DownloadUpload',
    headers: { authorization: `Bearer ${operatorToken}` },
    payload: { SiteID: 'ours', DFRequestDocItemUploadID: uploadId },
  })
  return rawPayload
}

const waitingJobs = async ({ asOwner }: Database) => {
  let jobs: unknown[] = []
  await asOwner(async (query) => {
    jobs = await query(
      "select id, name, data, start_after from pgboss.job_common where state < 'completed' order by id",
    )
  })
  return jobs
}

test('the owner alone sees every site in a backup', async () => {
  await foyer.services.database.asOwner(async (query) => {
    const [row] = await query(`select array_agg(relname::text) as without from pg_class c
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity and not exists (
        select from pg_policy p where p.polrelid = c.oid and polname = 'backup' and polcmd = 'r'
           and polroles = array[c.relowner])`)
    expect(row?.without).toBeNull()
  })
})

/** What a restore keeps of the tables; chains are anchored anew. */
const keptOf = (tables: Baseline['tables']) => {
  const ended: readonly string[] = endedByRestore
  const kept = Object.entries(tables).filter(([table]) => !ended.includes(table))
  return { ...Object.fromEntries(kept), audit_heads: expect.any(Array) }
}

describe('a backup', () => {
  test.each(kinds)('restored into $kind has every row, waiting job and file, and is served', async ({ open }) => {
    const { place, made } = await backUp()
    const [tables, jobs, numbers] = [await readTables(reader), await waitingJobs(reader), await numbersOf(reader)]
    expect(Object.keys(tables).length).toBeGreaterThan(40)
    expect(made).toMatchObject({ missing: [], rows: expect.any(Number) })

    const target = await open()
    const fileStore = newStore()
    const restored = await restoreBackup(
      { database: target.database, fileStore, secretKeys: [secretKey] },
      place,
      made.name,
    )
    expect(restored).toMatchObject({ files: made.files, rows: made.rows, missing: [], broken: [] })
    expect(await readTables(target.reader)).toEqual(keptOf(tables))
    expect(tables.sessions?.length).toBeGreaterThan(0)
    expect(await waitingJobs(target.reader)).toEqual(jobs)
    // Numbers that the database generates continue after those that were ever given, also to rows that are gone.
    expect(await numbersOf(target.database)).toEqual(numbers)

    const again = await startTestFoyer({ database: target.database, fileStore, secretKey, clock: foyer.clock })
    const client = again.client()
    for (const [name, value] of borrower.client.cookies) client.cookies.set(name, value)
    const ids = { ...borrower.ids, MortgageApplicationID: application.applicationId }
    expect(outcomeOf(await client.callAnyhow('/api/MTGAPPLoad', ids))).not.toBe('ok')
    const { Url } = await again.client().call('/broker-api/CreateSignInTicket', borrower.ids)
    await client.call('/api/MTGAPPLoginAs', { SiteID: 'ours', Ticket: Url.split('/').at(-1) ?? '' })
    expect(await client.call('/api/MTGAPPLoad', ids)).toMatchObject({ ReturnStatus: { ReturnCode: 200 } })
    const [before, after] = [await downloadFrom(foyer), await downloadFrom(again)]
    expect(before.subarray(0, 2).toString('hex'), 'a photo').toBe('ffd8')
    expect(after.toString('hex')).toBe(before.toString('hex'))
    expect(await again.client().call('/broker-api/VerifyAudit', {})).toMatchObject({ Intact: 1 })
    await makeSite(again, 'later')
    const later = await makeApplication(await makeBorrower(again, 'later'))
    expect(later.applicationId).toBeGreaterThan(0)
    await again.stop()
  })

  test('of an earlier schema is restored and upgraded', async () => {
    const baselines = new URL('../db/testing/baselines/', import.meta.url)
    for (const name of readdirSync(baselines)) {
      const baseline = JSON.parse(readFileSync(new URL(name, baselines), 'utf8')) as Baseline
      const earlier = await emptyEmbedded()
      await migrate(earlier.database, {
        schema: sqlFiles().schema.filter((file) => baseline.schema.includes(file.name)),
        functions: [],
      })
      await createQueueTables(earlier.database)
      await writeTables(earlier.database, baseline.tables)
      const place = backupsLocal(newFolder(), keys.files)
      const services = { ...foyer.services, database: earlier.database, fileStore: newStore() }
      const made = await makeBackup(services, place, 30)
      const { database } = await emptyEmbedded()
      await restoreBackup({ database, fileStore: newStore(), secretKeys: [secretKey] }, place, made.name)
      expect(await readTables(database)).toMatchObject(keptOf(baseline.tables))
      expect(await migrate(database)).toEqual([])
    }
  })

  test('is restored into no database that has data', async () => {
    const { place, made } = await backUp()
    const { database } = await emptyEmbedded()
    await migrate(database)
    await expect(
      restoreBackup({ database, fileStore: newStore(), secretKeys: [secretKey] }, place, made.name),
    ).rejects.toThrow(NotEmpty)
  })

  /** Empty, and fails at the first attempt to write. */
  const untouched = {
    asOwner: (work) =>
      work(async (text) => (text.startsWith('select to_regclass') ? [{ is_used: false }] : expect.fail(text))),
  } as Partial<Database> as Database

  const storedIn = (folder: string) =>
    readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' })
      .map((path) => path.slice(-32))
      .filter((name) => /^[0-9a-f]{32}$/.test(name))

  const pathOf = (folder: string, name: string) => join(folder, `${name}.backup`)

  test.each([
    ['was cut', (path: string) => truncateSync(path, readFileSync(path).length - 100)],
    [
      'has another byte',
      (path: string) => {
        const bytes = readFileSync(path)
        bytes[bytes.length >> 1] = ~Number(bytes[bytes.length >> 1])
        writeFileSync(path, bytes)
      },
    ],
  ])('that %s is refused before anything is written', async (_, damage) => {
    const { folder, place, made } = await backUp()
    damage(pathOf(folder, made.name))
    const services = { database: untouched, fileStore: newStore(), secretKeys: [secretKey] as const }
    await expect(restoreBackup(services, place, made.name)).rejects.toThrow(FileCorrupted)
  })

  test('is unreadable with another key, and reveals neither names nor files', async () => {
    const { folder, made } = await backUp()
    const secretKeys = [randomBytes(32)] as const
    const services = { database: untouched, fileStore: newStore(), secretKeys }
    const place = backupsLocal(folder, deriveKeys(secretKeys).files)
    await expect(restoreBackup(services, place, made.name)).rejects.toThrow(/SECRET_KEY/)
    expect(readFileSync(pathOf(folder, made.name)).includes('borrower.example')).toBe(false)
    expect(made.files).toBeGreaterThan(0)
  })

  const withoutFiles = async () => {
    const { database } = await emptyEmbedded()
    await migrate(database)
    await createQueueTables(database)
    return database
  }

  test('copies a file once, and removes it with the last backup that names it', async () => {
    const { folder, place, made } = await backUp()
    const stored = () => storedIn(folder)
    expect(stored()).toHaveLength(made.files)
    foyer.clock.advance(31 * 24 * 60 * 60)
    // A store without files: nothing new is copied, and what the first backup has is still named.
    const second = await makeBackup({ ...foyer.services, fileStore: newStore() }, place, 30)
    expect((await place.list()).map(({ name }) => name)).toEqual([second.name])
    expect(second).toMatchObject({ missing: [], files: made.files })
    expect(stored()).toHaveLength(made.files)
    foyer.clock.advance(31 * 24 * 60 * 60)
    await makeBackup({ ...foyer.services, database: await withoutFiles() }, place, 30)
    expect(stored()).toEqual([])
  })

  test('is kept where an older one cannot be read any more, which is named every night, and no file is removed then', async () => {
    const { folder, place, made } = await backUp()
    foyer.clock.advance(31 * 24 * 60 * 60)
    const second = await backUp(folder)
    writeFileSync(pathOf(folder, second.made.name), 'damaged')
    const database = await withoutFiles()
    const later = () => {
      foyer.clock.advance(60 * 60)
      return makeBackup({ ...foyer.services, database }, place, 30)
    }
    const third = await later()
    writeFileSync(pathOf(folder, '20200101T000000Z'), 'old')
    const fourth = await later()
    expect([third.unreadable, fourth.unreadable]).toEqual([[second.made.name], [second.made.name]])
    expect((await place.list()).map(({ name }) => name)).toEqual([fourth.name, third.name, second.made.name])
    expect(await place.files.stat(storedIn(folder)[0] ?? '')).toBeDefined()
    expect(made.files).toBe(storedIn(folder).length)
  })

  const change = (path: string, damage: (bytes: Buffer) => Buffer) => writeFileSync(path, damage(readFileSync(path)))
  const lastByte = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([~Number(bytes.at(-1)) & 255])])
  const filePath = (folder: string, file: string) => join(folder, file.slice(0, 2), file)

  test('has every other file where the store has a damaged one, which it names', async () => {
    const { folder, made } = await backUp()
    const [first = ''] = storedIn(folder)
    const store = newFolder()
    cpSync(join(folder, 'files'), store, { recursive: true })
    change(filePath(store, first), lastByte)
    const place = backupsLocal(newFolder(), keys.files)
    const second = await makeBackup(
      { ...foyer.services, fileStore: filesLocal({ folder: store, keys: keys.files }) },
      place,
      30,
    )
    expect(second).toMatchObject({ files: made.files, damaged: [first], missing: [] })
    expect(await place.files.stat(first)).toBeUndefined()
  })

  test.each([
    ['a byte differs', lastByte],
    ['its header is cut', (bytes: Buffer) => bytes.subarray(0, 50)],
  ])('copies a file again where %s in its copy, and restores all others if it cannot', async (_, damage) => {
    const { folder, place, made } = await backUp()
    const [first = ''] = storedIn(folder)
    change(filePath(join(folder, 'files'), first), damage)
    const { database } = await emptyEmbedded()
    const restored = await restoreBackup({ database, fileStore: newStore(), secretKeys: [secretKey] }, place, made.name)
    expect(restored).toMatchObject({ files: made.files - 1, damaged: [first], missing: [] })
    foyer.clock.advance(60)
    // With one day of backups, all copies are read again every night.
    expect(await makeBackup(foyer.services, place, 1)).toMatchObject({ damaged: [], missing: [] })
    expect(await place.files.stat(first)).toBeDefined()
    const pieces: Buffer[] = []
    for await (const piece of (await place.files.open(first)) ?? []) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(0)
  })

  test('is kept beside a name that leads to nothing', async () => {
    const { folder, place } = await backUp()
    symlinkSync(join(folder, 'nothing'), pathOf(folder, '20200101T000000Z'))
    foyer.clock.advance(60)
    const { name } = await makeBackup(foyer.services, place, 30)
    expect((await place.list()).map((one) => one.name)).toContain(name)
  })

  test('names the files that the store has lost, and the nightly one logs how many', async () => {
    const logged: unknown[] = []
    const log = {
      error: (entry: unknown) => logged.push(entry),
      warn: () => {},
    } as unknown as TestFoyer['services']['log']
    const place = backupsLocal(newFolder(), keys.files)
    const services = { ...foyer.services, fileStore: newStore(), log, backups: { place, keepDays: 30 } }
    await backUpNightly(services)()
    expect(logged).toEqual([{ event: 'backup.files-missing', files: expect.any(Number) }])
    expect(await place.list()).toHaveLength(1)
  })

  test('that cannot be written is reported and leaves nothing', async () => {
    const folder = newFolder()
    const place = backupsLocal(folder, keys.files)
    const full = { ...place, write: () => Promise.reject(new Error('ENOSPC')) }
    await expect(makeBackup(foyer.services, full, 30)).rejects.toThrow('ENOSPC')
    const lost = { ...place, files: { ...place.files, keepSealed: () => Promise.reject(new Error('EIO')) } }
    await expect(makeBackup(foyer.services, lost, 30)).rejects.toThrow('EIO')
    const broken = { ...foyer.services.database, copyOut: () => Promise.reject(new Error('the server is gone')) }
    await expect(makeBackup({ ...foyer.services, database: broken }, place, 30)).rejects.toThrow('the server is gone')
    expect(await place.list()).toEqual([])
    expect(existsSync(join(folder, 'incoming')) ? readdirSync(join(folder, 'incoming')) : []).toEqual([])
  })
})
