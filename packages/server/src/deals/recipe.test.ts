import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { dealExportSchemaPath } from '@foyer/contract/deals/deal-export-schema.ts'
import { coupleWithEverything, sharingContacts } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import { fillPersona, makeBorrower, makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

const recipe = readFileSync(new URL('../../../../docs/recipes/read-an-export.md', import.meta.url), 'utf8')
let foyer: TestFoyer
/** Inside the package, so that the example finds the library. */
const folder = mkdtempSync(fileURLToPath(new URL('./recipe-', import.meta.url)))
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await foyer.stop()
})

test('the example of the recipe reads an export, and refuses another file', async () => {
  const [, code = ''] = /```js\n([\s\S]+?)```/.exec(recipe) ?? []
  const file = path.join(folder, 'example.mjs')
  writeFileSync(file, code)
  const { readDeal } = (await import(pathToFileURL(file).href)) as { readDeal(deal: object, schema: object): object }
  const persona = sharingContacts(coupleWithEverything(todayOf(foyer.clock.now())))
  const { applicationId } = await fillPersona(await makeBorrower(foyer, 'ours'), persona)
  const asked = { SiteID: 'ours', MortgageApplicationID: applicationId, PdfFl: 0 }
  const { Deal } = await foyer.client().call('/broker-api/ExportDeal', asked)
  const schema = (await foyer.app.inject(dealExportSchemaPath)).json<object>()
  expect(readDeal(Deal, schema)).toMatchObject({
    reference: applicationId,
    applicants: ['Daniel MacPherson', 'Aisha Haddad'],
    ratios: [expect.stringMatching(/^GDS: /i), expect.stringMatching(/^TDS: /i)],
    sentAt: '',
  })
  expect(() => readDeal({ ...Deal, FormatVersion: 2 }, schema)).toThrow('version 1')
  expect(() => readDeal({ ...Deal, Submissions: 'none' }, schema)).toThrow('Submissions')
})
