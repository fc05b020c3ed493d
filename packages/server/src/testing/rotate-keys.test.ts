import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, register } from '../account/testing/people.ts'
import { backupsLocal } from '../adapters/backups-local.ts'
import { filesLocal } from '../adapters/files-local.ts'
import { makeBackup, restoreBackup } from '../backup/index.ts'
import { type Database, openPglite, openPostgres } from '../db/open-database.ts'
import { readTables } from '../db/testing/baseline.ts'
import { countSealed, rotateKeys } from '../keys/index.ts'
import { columns, nameOf } from '../keys/reseal-rows.ts'
import { fieldCrypto, MissingKey } from '../kit/crypto.ts'
import { deriveKeys, type SecretKeys } from '../kit/hash.ts'
import { openKeys } from '../kit/kept-keys.ts'
import { inSite } from '../kit/transaction.ts'
import { chainedSites, sealEvents, verifyWithAnchors } from '../maintenance/index.ts'
import { decisionsOf } from '../retention/testing/decisions.ts'
import { makeWholeDeal } from '../retention/testing/whole-deal.ts'
import {
  type Borrower,
  fillIdentification,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from './builders.ts'
import { emptyPglite } from './embedded-copies.ts'
import { giveSite, makeBrokerage, makeStaff } from './office-builders.ts'
import { outcomeOf } from './people.ts'
import { setUpAsInRecipe } from './recipe-database.ts'
import { fillSealed, openedValues } from './sealed-values.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

const cluster = process.env.TEST_DATABASE_URL
const [before, after] = [randomBytes(32), randomBytes(32)] as const
const onlyBefore = [before] as const
const onlyAfter = [after] as const
const both: SecretKeys = [after, before]

const folder = mkdtempSync(join(tmpdir(), 'foyer-keys-'))
const folderOf = (name: string) => join(folder, name)
const storeOf = (secretKeys: SecretKeys) =>
  filesLocal({ folder: folderOf('files'), keys: deriveKeys(secretKeys).files })
const placeOf = (secretKeys: SecretKeys) => backupsLocal(folderOf('backups'), deriveKeys(secretKeys).files)

/** A database whose owner is no superuser, which outlives its servers. */
let database: Database
let reader: Database
let drop = async () => {}
const openDatabases = async () => {
  if (cluster === undefined) {
    const embedded = await openPglite(await emptyPglite())
    drop = () => embedded.close()
    return [embedded, embedded] as const
  }
  const recipe = await setUpAsInRecipe(cluster)
  const served = await openPostgres(recipe.logins)
  const all = await openPostgres({ ...recipe.logins, ownerUrl: recipe.administrator })
  drop = async () => {
    await served.close()
    await all.close()
    await recipe.drop()
  }
  return [served, all] as const
}

let foyer: TestFoyer
/** The server of the same database, with these keys. */
const start = async (secretKeys: SecretKeys) => {
  foyer = await startTestFoyer({
    database: { ...database, close: async () => {} },
    fileStore: storeOf(secretKeys),
    secretKeys: [...secretKeys],
    ...(foyer && { clock: foyer.clock, mailbox: foyer.mailbox }),
  })
  return foyer
}
let borrower: Borrower
let made: MadeApplication
let values: Map<string, string>
const email = 'zoe@borrower.example'

beforeAll(async () => {
  ;[database, reader] = await openDatabases()
  await start(onlyBefore)
  await makeSite(foyer, 'ours', { Credits: 100 })
  const brokerage = await makeBrokerage(foyer)
  await giveSite(foyer, brokerage, 'ours')
  const owner = await makeStaff(foyer, brokerage)
  await register(foyer, 'ours', email)
  const held = await makeWholeDeal(foyer, 'ours', owner)
  borrower = await makeBorrower(foyer, 'ours')
  made = await makeApplication(borrower)
  await fillIdentification(made, { SIN: '046 454 286' })
  // What is on hold is changed by no call, but is sealed again.
  expect(outcomeOf(await decisionsOf(owner).hold(held))).toBe('ok')
  await foyer.stop()
  const given = { site_id: "'ours'", brokerage_id: `'${brokerage}'`, purpose: "'totp'" }
  await fillSealed(database, foyer.services.crypto, { now: foyer.clock.now(), given })
  await sealEvents(database, foyer.services.keys, foyer.clock.now())
  await makeBackup({ ...foyer.services, version: 'test' }, placeOf(onlyBefore), 30)
  values = await openedValues(database, deriveKeys(onlyBefore))
}, 120_000)
afterAll(async () => {
  await drop()
  rmSync(folder, { recursive: true })
})

let newest: SecretKeys = both
const placeOfSin = () =>
  ({ table: 'applicants', column: 'sin_cipher', row: made.mainApplicantId, site: 'ours' }) as const
const sinOfMade = () => `applicants.sin_cipher ours/${made.mainApplicantId}`

const stores = (secretKeys: SecretKeys) => ({
  ...{ database, secretKeys, fileStore: storeOf(secretKeys) },
  backups: { place: placeOf(secretKeys), keepDays: 30 },
})
type Counts = Awaited<ReturnType<typeof countSealed>>
const sumOf = (counts: Counts, of: 'sealed' | 'older') => [...counts.values()].reduce((sum, one) => sum + one[of], 0)

/** Columns of bytes that nothing is sealed in, by the reason. */
const unsealed = {
  'hashed with a key that is kept, which is sealed again': `
    api_keys.hash bank_requests.login_hash bank_requests.network bank_requests.session_hash bank_requests.tag_hash cli_applicants.code_hash
    cli_applicants.token_hash document_codes.code_hash document_codes.token_hash email_codes.asker grants.token_hash
    invites.token_hash known_devices.device_hash leads.invite_key office_challenges.device_hash office_devices.device_hash
    office_sessions.token_hash one_time_tokens.token_hash partner_offers.offer_key person_invitations.token_hash
    public_tokens.token_key rate_limits.key recovery_codes.code_hash sessions.token_hash setup_tokens.token_hash
    sign_on_browsers.device_hash signing_signers.link_hash used_challenges.challenge`,
  'chained with a key whose former ones are kept to verify': `
    audit_events.key_id audit_events.link audit_heads.key_id audit_heads.link audit_heads.mac`,
  'random, and worth nothing without a key that is kept': 'email_codes.seed',
  public: 'factors.public_key signing_keys.certificate site_images.bytes',
}

test('every column of bytes is sealed again, or has a reason not to be', async () => {
  const found: string[] = []
  await database.asOwner(async (query) => {
    const rows = await query(`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' order by 1`)
    found.push(...rows.map(({ name }) => String(name)))
  })
  const listed = Object.values(unsealed).flatMap((names) => names.trim().split(/\s+/))
  expect(found.sort()).toEqual([...columns.map(nameOf), ...listed].sort())
})

test('the database of these tests has a value in every column, a file and a backup', async () => {
  const counts = await countSealed(stores(onlyBefore))
  for (const [place, { sealed }] of counts) expect(sealed, place).toBeGreaterThan(0)
  expect(sumOf(counts, 'older')).toBe(0)
})

/** Everything but what is sealed, and what confirms a chain. */
const unchanged = async () => {
  const tables = await readTables(reader)
  for (const { table, column } of columns)
    for (const row of (tables[table] ?? []) as Record<string, unknown>[]) delete row[column]
  for (const row of (tables.audit_heads ?? []) as Record<string, unknown>[]) {
    delete row.mac
    delete row.key_id
  }
  return { ...tables, server_keys: [] }
}

const brokenChains = async (secretKeys: SecretKeys) => {
  const keys = await openKeys(database, secretKeys)
  const verify = verifyWithAnchors({ database, keys, auditAnchor: undefined, clock: foyer.clock })
  const sites = await chainedSites(database)
  const broken = await Promise.all(sites.map(async (site) => (await verify(site, {})).broken))
  return broken.filter((one) => one !== undefined)
}

describe('a rotation', () => {
  test('counts without changing anything', async () => {
    const [rows, counts] = [await unchanged(), await countSealed(stores(both))]
    expect(sumOf(counts, 'older')).toBe(sumOf(counts, 'sealed'))
    expect(await unchanged()).toEqual(rows)
    expect(sumOf(await countSealed(stores(both)), 'older')).toBe(sumOf(counts, 'older'))
  })

  test('that is killed in the middle leaves every value readable, and goes on where it was', async () => {
    let batches = 0
    const kill = async () => {
      batches += 1
      if (batches === 5) throw new Error('killed')
    }
    await expect(rotateKeys(stores(both), { mostRows: 1, onBatch: kill })).rejects.toThrow('killed')
    const counts = await countSealed(stores(both))
    expect(sumOf(counts, 'older')).toBeGreaterThan(0)
    expect(sumOf(counts, 'older')).toBeLessThan(sumOf(counts, 'sealed'))
    const opened = await openedValues(database, deriveKeys(both))
    for (const [place, value] of values) expect(opened.get(place), place).toBe(value)
    const resumed: string[] = []
    const rows = await unchanged()
    const rotation = await rotateKeys(stores(both), {
      mostRows: 1,
      onBatch: async (column) => void resumed.push(column),
    })
    // One value a batch: those that were sealed before are not read again, and none is passed over.
    expect(resumed).toHaveLength(values.size - 4)
    expect(rotation).toMatchObject({ unreadable: [], damagedChains: [] })
    expect(sumOf(rotation.after, 'older')).toBe(0)
    expect(sumOf(rotation.after, 'sealed')).toBe(sumOf(counts, 'sealed'))
    // Neither versions nor times of rows.
    expect(await unchanged()).toEqual(rows)
  })

  test('leaves nothing that needs the older key: values, files, backups, chains', async () => {
    expect(sumOf(await countSealed(stores(onlyAfter)), 'older')).toBe(0)
    const opened = await openedValues(database, deriveKeys(onlyAfter))
    for (const [place, value] of values) expect(opened.get(place), place).toBe(value)
    expect(await brokenChains(onlyAfter)).toEqual([])
    const { fileStore, backups } = stores(onlyAfter)
    for await (const { storageKey } of fileStore.list())
      for await (const _ of (await fileStore.open(storageKey)) ?? expect.fail('gone'));
    const [kept] = await backups.place.list()
    for await (const _ of backups.place.open(kept?.name ?? '') ?? expect.fail('gone'));
    await expect(openKeys(database, onlyBefore)).rejects.toThrow(MissingKey)
  })

  test('leaves a backup of before that is restored with both keys, and sealed again', async () => {
    const empty = await openPglite(await emptyPglite())
    const restored = {
      ...stores(both),
      database: empty,
      fileStore: filesLocal({ folder: folderOf('restored'), keys: deriveKeys(both).files }),
    }
    const [kept] = await restored.backups.place.list()
    expect(await restoreBackup(restored, restored.backups.place, kept?.name ?? '')).toMatchObject({
      broken: [],
      missing: [],
    })
    expect(sumOf(await countSealed(restored), 'older')).toBeGreaterThan(values.size - 10)
    expect(sumOf((await rotateKeys(restored)).after, 'older')).toBe(0)
    await empty.close()
  })

  test('ends no session, no link and no password once the older key is removed', async () => {
    await start(onlyAfter)
    const client = foyer.client()
    for (const [name, value] of borrower.client.cookies) client.cookies.set(name, value)
    expect(outcomeOf(await client.call('/api/MTGAPPLoad', made.ids))).toBe('ok')
    const signIn = { SiteID: 'ours', Email: email, Password: goodPassword }
    expect(outcomeOf(await foyer.client().call('/api/MTGAPPUserSignIn', signIn))).toBe('ok')
    await foyer.stop()
  })

  test('loses no save that is made meanwhile', async () => {
    newest = [randomBytes(32), after]
    await start(newest)
    const client = foyer.client()
    for (const [name, value] of borrower.client.cookies) client.cookies.set(name, value)
    let saves = 0
    const save = async (column: string) => {
      if (column !== 'applicants.sin_cipher') return
      saves += 1
      await fillIdentification({ ...made, borrower: { ...borrower, client } }, { SIN: '287 654 321' })
    }
    const rotation = await rotateKeys(stores(newest), { onBatch: save })
    await foyer.stop()
    const opened = await openedValues(database, deriveKeys([newest[0]]))
    expect([saves, opened.get(sinOfMade()), sumOf(rotation.after, 'older')]).toEqual([1, '287654321', 0])
  })

  test('counts what a server still writes with the older key, and seals it when it is repeated', async () => {
    const older: SecretKeys = [newest[0]]
    newest = [randomBytes(32), newest[0]]
    // As a server does that lists the new key second.
    const late = async (column: string) => {
      if (column !== 'server_keys.sealed') return
      const sin_cipher = fieldCrypto(deriveKeys(older)).encrypt('046454286', placeOfSin())
      await inSite(database.db, 'ours', (trx) =>
        trx.updateTable('applicants').set({ sin_cipher }).where('applicant_id', '=', made.mainApplicantId).execute(),
      )
    }
    const { after: left } = await rotateKeys(stores(newest), { onBatch: late })
    expect([sumOf(left, 'older'), left.get('applicants.sin_cipher')?.older]).toEqual([1, 1])
    expect(sumOf((await rotateKeys(stores(newest))).after, 'older')).toBe(0)
    expect((await openedValues(database, deriveKeys([newest[0]]))).get(sinOfMade())).toBe('046454286')
  })

  test.skipIf(cluster === undefined)('waits for no transaction that holds a row, and seals it afterwards', async () => {
    newest = [randomBytes(32), newest[0]]
    const { after: left } = await inSite(database.db, 'ours', async (trx) => {
      await trx
        .selectFrom('applicants')
        .select('applicant_id')
        .where('applicant_id', '=', made.mainApplicantId)
        .forUpdate()
        .execute()
      return rotateKeys(stores(newest))
    })
    expect([sumOf(left, 'older'), left.get('applicants.sin_cipher')?.older]).toEqual([1, 1])
    expect(sumOf((await rotateKeys(stores(newest))).after, 'older')).toBe(0)
  })

  test('passes over a value that no key opens, names it, and seals the others', async () => {
    newest = [randomBytes(32), newest[0]]
    const sin_cipher = fieldCrypto(deriveKeys([randomBytes(32)])).encrypt('046454286', placeOfSin())
    await inSite(database.db, 'ours', (trx) =>
      trx.updateTable('applicants').set({ sin_cipher }).where('applicant_id', '=', made.mainApplicantId).execute(),
    )
    const { unreadable, after: left } = await rotateKeys(stores(newest))
    expect(unreadable).toEqual([sinOfMade()])
    expect(sumOf(left, 'older')).toBe(1)
  })

  test('is not claimed by the application: what is on hold is not changed by its role', async () => {
    // The owner of the tests is a superuser and may take every role.
    await reader.asOwner(async (query) => {
      const change =
        query(`begin; set local foyer.site_id = 'ours'; set local foyer.reseal = 'on'; set local role foyer_app;
        update leads set answers = '\\x02' where application_id is not null; commit`)
      await expect(change).rejects.toThrow('the deal is on hold')
    })
  })
})
