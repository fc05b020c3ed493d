import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { sealEvents } from '../../maintenance/seal-audit.ts'
import { makeApplication, makeDocumentRequest, makeSite } from '../../testing/builders.ts'
import { makeInsurance } from '../../testing/insurance.ts'
import { completePart, invite, readyApplication, sendPart } from '../../testing/invited.ts'
import { startTestFoyer } from '../../testing/start-test-foyer.ts'
import { sqlFiles } from '../migrate.ts'
import { type Baseline, readTables } from './baseline.ts'

/**
 * Records a filled database of this version for upgrade.test.ts. Run it when a version with a new schema file is released:
 * `node packages/server/src/db/testing/record-baseline.ts`. The file is named after the last schema file and never changed.
 */
const secretKey = randomBytes(32)
const foyer = await startTestFoyer({ secretKey, quiet: true })
const siteId = 'maple'
await makeSite(foyer, siteId)
const application = await readyApplication(foyer, siteId)
await sendPart(await completePart(foyer, application))
await invite(foyer, application)
await makeApplication(application.borrower)
await makeDocumentRequest(foyer, siteId, application)
await makeInsurance(foyer, siteId)
const { database, keys } = foyer.services
await sealEvents(database, keys, foyer.clock.now())
const schema = sqlFiles().schema.map(({ name }) => name)
const baseline: Baseline = {
  schema,
  at: foyer.clock.now().toISOString(),
  secretKey: secretKey.toString('base64'),
  siteId,
  cookies: [...application.borrower.client.cookies],
  ids: application.ids,
  application: await application.borrower.client.call('/api/MTGAPPLoad', application.ids),
  tables: await readTables(database),
}
await foyer.stop()
const name = schema.at(-1)?.match(/\d+/)?.[0]
writeFileSync(new URL(`./baselines/${name}.json`, import.meta.url), `${JSON.stringify(baseline)}\n`)
