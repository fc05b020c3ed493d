import { readdirSync, readFileSync } from 'node:fs'
import { consentVersion } from '@foyer/domain/review/consent.ts'
import { expect, test } from 'vitest'
import { emptyPglite } from '../testing/embedded-copies.ts'
import { setUpAsInRecipe } from '../testing/recipe-database.ts'
import { startTestFoyer } from '../testing/start-test-foyer.ts'
import { testClock } from '../testing/test-clock.ts'
import { migrate, sqlFiles } from './migrate.ts'
import { openPglite, openPostgres } from './open-database.ts'
import { type Baseline, readTables, writeTables } from './testing/baseline.ts'

const folder = new URL('./testing/baselines/', import.meta.url)

/**
 * The application as the earlier version returned it. The hash of the shared answers (applicant 0) covers what a review
 * displays, so a field added since changes it: a review that was open then is read again, and so is a consent whose words
 * have a newer version. The hashes of parts stay.
 */
const asShown = ({ Summary, ...application }: Baseline['application']) => ({
  ...application,
  Summary: {
    ...Summary,
    Consent: expect.stringContaining(consentVersion),
    ConsentVersion: consentVersion,
    Reviewed: {
      ...Summary.Reviewed,
      ConsentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      Parts: Summary.Reviewed.Parts.map((part) =>
        part.ApplicantID === 0 ? { ...part, PartHash: expect.stringMatching(/^[0-9a-f]{64}$/) } : part,
      ),
    },
  },
})

const readBaseline = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Baseline

const schemaOf = ({ schema }: Baseline) => sqlFiles().schema.filter(({ name }) => schema.includes(name))

const openEmbedded = async () => openPglite(await emptyPglite())

test.each(readdirSync(folder))(
  'a database filled by version %s is upgraded with its data and serves it',
  async (name) => {
    const baseline = readBaseline(name)
    const database = await openEmbedded()
    await migrate(database, { schema: schemaOf(baseline), functions: [] })
    await writeTables(database, baseline.tables)
    const later = sqlFiles()
      .schema.map(({ name }) => name)
      .filter((name) => !baseline.schema.includes(name))
    expect(await migrate(database)).toEqual(expect.arrayContaining([...later, 'functions/foyer_authorize.sql']))
    expect(await readTables(database)).toMatchObject(baseline.tables)

    const clock = testClock(new Date(baseline.at))
    const foyer = await startTestFoyer({ database, clock, secretKey: Buffer.from(baseline.secretKey, 'base64') })
    const client = foyer.client()
    for (const [cookie, value] of baseline.cookies) client.cookies.set(cookie, value)
    expect(await client.call('/api/MTGAPPLoad', baseline.ids)).toMatchObject(asShown(baseline.application))
    expect(await client.call('/api/MTGAPPDoneAsset', baseline.ids)).toMatchObject({ ReturnStatus: { ReturnCode: 200 } })
    const { siteId: SiteID } = baseline
    expect(await foyer.client().call('/broker-api/VerifyAudit', { SiteID })).toMatchObject({ Intact: 1 })
    await foyer.stop()
  },
)

const cluster = process.env.TEST_DATABASE_URL

/**
 * An upgrade runs as the owner of the tables. The policies of a site's tables hold for one who is not also a superuser,
 * and hide every row of a statement that names no site.
 */
test.skipIf(cluster === undefined).each(readdirSync(folder))(
  'an owner without superuser rights upgrades every row of version %s as a superuser does',
  async (name) => {
    const baseline = readBaseline(name)
    const database = await openEmbedded()
    const { logins, administrator, drop } = await setUpAsInRecipe(String(cluster))
    const served = await openPostgres(logins)
    const asSuperuser = await openPostgres({ ...logins, ownerUrl: administrator })
    try {
      for (const [upgraded, filled] of [
        [database, database],
        [served, asSuperuser],
      ] as const) {
        await migrate(upgraded, { schema: schemaOf(baseline), functions: [] })
        await writeTables(filled, baseline.tables)
        await migrate(upgraded)
      }
      expect(await readTables(asSuperuser)).toEqual(await readTables(database))
      // As a later version does that changes them: in a session of its own, which has not used the extension yet.
      const { schema, functions } = sqlFiles()
      const edited = functions.map((file) => ({ ...file, hash: `${file.hash} edited` }))
      expect(await migrate(served, { schema, functions: edited })).toHaveLength(functions.length)
    } finally {
      await asSuperuser.close()
      await served.close()
      await drop()
      await database.close()
    }
  },
)
