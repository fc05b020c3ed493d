import type { LeadAnswer } from '@foyer/domain/leads/fields.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { makeLeadForm, passCheck } from '../testing/lead-forms.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { leadRow } from './lead-store.ts'

const create = '/v1/leadopportunities/embedded-forms/create-lead'
const heavy = 90

let foyer: TestFoyer
let listed: string

/** A lead whose stored answers have about 200 kB. */
const keepHeavy = (leadId: number) => {
  const answer = { Section: '', Row: 1, Label: 'Q', Values: ['x'.repeat(1000)], Words: 'x'.repeat(1000) }
  const answers = Array.from({ length: 97 }, (_, at): LeadAnswer => ({ ...answer, Code: `C${at}` }))
  return inSite(foyer.services.database.db, 'listed', (trx) =>
    leadRow(trx, foyer.services.crypto, {
      ...{ siteId: 'listed', leadId, token: listed, formName: 'Form', owner: '', email: '', language: 1, answers },
      now: new Date(foyer.clock.now().getTime() + leadId * 1000),
    }).execute(),
  )
}

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'listed')
  listed = await makeLeadForm(foyer, 'listed')
  for (let leadId = 1; leadId <= heavy; leadId += 1) await keepHeavy(leadId)
})
afterAll(() => foyer.stop())

const send = async (form: string, values: string[], rows: number, codes: readonly string[]) => {
  const client = foyer.client()
  const row = codes.map((code, at) => ({ code, selectedValues: values, lastItem: at === codes.length - 1 ? 1 : 0 }))
  const detail = { selectedFields: [{ controls: Array.from({ length: rows }, () => row).flat() }] }
  return client.callAnyhow(create, { token: form, detail, captchaToken: await passCheck(client, form) })
}
const storedOf = (token: string) => foyer.client().call('/broker-api/ListLeads', { SiteID: 'ours', Token: token })

test('a choice that is sent fifty times is stored once', async () => {
  const label = 'L'.repeat(199)
  const control = { code: 'A', htmlControlType: 'checkbox', label, availableValues: [{ label, value: 'a' }] }
  const form = await makeLeadForm(foyer, 'ours', { selectedFields: [{ repeatFlag: 1, controls: [control] }] })
  await send(form, Array<string>(50).fill('a'), 1, ['A'])
  expect((await storedOf(form)).Leads[0]?.Answers).toMatchObject([{ Values: ['a'], Words: label }])
})

test('a lead whose stored answers would be larger than 256 kB is refused', async () => {
  const codes = Array.from({ length: 60 }, (_, at) => `C${at}`)
  const label = 'L'.repeat(200)
  const section = { sectionName: label, repeatFlag: 1, controls: codes.map((code) => ({ code, label })) }
  const form = await makeLeadForm(foyer, 'ours', { selectedFields: [section] })
  const refused = await send(form, ['x'], 10, codes)
  expect(refused.ReturnStatus).toEqual({ ReturnCode: 413, ReturnMessage: 'RequestTooLarge' })
  expect((await storedOf(form)).Leads).toEqual([])
  expect((await send(form, ['x'], 8, codes)).ReturnStatus.ReturnCode).toBe(200)
  expect((await storedOf(form)).Leads).toHaveLength(1)
})

describe('a page of leads', () => {
  const all = Array.from({ length: heavy }, (_, at) => heavy - at)
  const page = (more: object = {}) => foyer.client().callAnyhow('/broker-api/ListLeads', { SiteID: 'listed', ...more })
  const file = (more: object = {}) =>
    foyer.client().callAnyhow('/broker-api/ExportLeads', { SiteID: 'listed', Format: 'json', ...more })
  const idsOf = (leads: unknown) => (leads as { LeadID: number }[]).map(({ LeadID }) => LeadID)

  it('ends by its bytes, and the next one begins after it', async () => {
    const found: number[][] = []
    for (let more: object | undefined = {}; more; ) {
      const { Leads, Next } = await page(more)
      found.push(idsOf(Leads))
      more = Next ? { BeforeLeadID: Next } : undefined
    }
    expect(found.flat()).toEqual(all)
    expect(found.map((ids) => ids.length)).toEqual([20, 20, 20, 20, 10])
  })
  it('of an export ends by its bytes too', async () => {
    const first = await file()
    const second = await file({ BeforeLeadID: first.Next })
    expect([...idsOf(JSON.parse(String(first.File))), ...idsOf(JSON.parse(String(second.File)))]).toEqual(all)
    expect([Number(first.Next) > 0, second.Next]).toEqual([true, 0])
  })
  it('does not begin after a lead that was deleted meanwhile', async () => {
    await foyer.client().call('/broker-api/RemoveLead', { SiteID: 'listed', LeadID: 50 })
    for (const answer of [await page({ BeforeLeadID: 50 }), await file({ BeforeLeadID: 50 })])
      expect(answer.ReturnStatus.ReturnMessage).toBe('NoAccess')
  })
})
