import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { leadRow, listLeads } from './lead-store.ts'
import { makeLeadForm } from './testing/lead-forms.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

test('a page of leads ends by their bytes, and continues after its last one', async () => {
  const { database, crypto } = foyer.services
  const token = await makeLeadForm(foyer, 'ours')
  const answer = { Section: 'You', Row: 1, Code: 'MESSAGE', Label: 'Message', Values: ['x'], Words: 'x'.repeat(10_000) }
  const lead = { siteId: 'ours', token, formName: 'A', owner: '', email: '', language: 1, answers: [answer] } as const
  await inSite(database.db, 'ours', async (trx) => {
    for (const leadId of [1, 2, 3, 4, 5])
      await leadRow(trx, crypto, { ...lead, answers: [answer], leadId, now: new Date(leadId * 1000) }).execute()
  })
  const page = (before?: number, mostBytes = 25_000) =>
    inSite(database.db, 'ours', async (trx) => {
      const { leads, next } = await listLeads(trx, crypto, { siteId: 'ours', before, most: 100, mostBytes })
      return [...leads.map(({ LeadID }) => LeadID), next]
    })
  expect(await page()).toEqual([5, 4, 4])
  expect(await page(4)).toEqual([3, 2, 2])
  expect(await page(2)).toEqual([1, 0])
  // One that is larger than a page is a page.
  expect(await page(undefined, 10)).toEqual([5, 5])
})
