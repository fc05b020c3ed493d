import { readdirSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { consentVersion } from '@foyer/domain/review/consent.ts'
import { expect, test } from 'vitest'
import { startTestFoyer } from '../testing/start-test-foyer.ts'
import { testClock } from '../testing/test-clock.ts'
import { migrate, sqlFiles } from './migrate.ts'
import { openPglite, pgliteOptions } from './open-database.ts'
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

test.each(readdirSync(folder))(
  'a database filled by version %s is upgraded with its data and serves it',
  async (name) => {
    const baseline = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Baseline
    const database = await openPglite(await PGlite.create('memory://', pgliteOptions))
    const { schema } = sqlFiles()
    await migrate(database, { schema: schema.filter(({ name }) => baseline.schema.includes(name)), functions: [] })
    await writeTables(database, baseline.tables)
    const later = schema.filter(({ name }) => !baseline.schema.includes(name)).map(({ name }) => name)
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
