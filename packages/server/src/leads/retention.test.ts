import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchaAltcha } from '../adapters/captcha-altcha.ts'
import { lightWork } from '../adapters/testing/solve-challenge.ts'
import { inSite } from '../kit/transaction.ts'
import { retention } from '../maintenance/index.ts'
import { makeSite } from '../testing/builders.ts'
import { makeLeadForm, sendLead } from '../testing/lead-forms.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let token: string
beforeAll(async () => {
  foyer = await startTestFoyer({
    captcha: captchaAltcha({ secret: randomBytes(32), work: lightWork }),
  })
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'theirs')
  token = await makeLeadForm(foyer, 'ours')
})
afterAll(() => foyer.stop())

const day = 24 * 60 * 60
const kept = (site = 'ours') =>
  inSite(foyer.services.database.db, site, async (trx) => ({
    mails: (await trx.selectFrom('mails').select('lead_id').execute()).map(({ lead_id }) => lead_id),
    leads: (await trx.selectFrom('leads').select('lead_id').execute()).map(({ lead_id }) => lead_id),
    checks: (await trx.selectFrom('used_challenges').select('challenge').execute()).length,
  }))
const run = async (isDry: boolean) => {
  const { leads, robotChecks } = await retention(foyer.services, { now: foyer.clock.now(), isDry })
  return { leads, robotChecks }
}

describe('retention', () => {
  it('deletes robot checks when they end, leads with their mails after two years, and nothing younger', async () => {
    await sendLead(foyer.client(), token)
    const [old] = (await kept()).leads
    expect((await kept()).mails).toContain(old)
    expect(await run(true)).toEqual({ leads: 0, robotChecks: 0 })

    foyer.clock.advance(61 * 60)
    expect(await run(false)).toEqual({ leads: 0, robotChecks: 1 })
    expect(await kept()).toMatchObject({ leads: [old], checks: 0 })

    foyer.clock.advance(700 * day)
    await sendLead(foyer.client(), token)
    foyer.clock.advance(31 * day)
    const young = (await kept()).leads.filter((lead) => lead !== old)
    expect(await run(true)).toEqual({ leads: 1, robotChecks: 1 })
    expect((await foyer.client().call('/broker-api/RetentionReport', {})).Leads).toBe(1)
    expect(await run(false)).toEqual({ leads: 1, robotChecks: 1 })
    expect(await kept()).toMatchObject({ leads: young, checks: 0 })
    expect((await kept()).mails).not.toContain(old)
    expect(await run(false)).toEqual({ leads: 0, robotChecks: 0 })
  })
})

describe('deletion on request', () => {
  const remove = async (SiteID: string, LeadID: number) => {
    const { ReturnStatus } = await foyer.client().call('/broker-api/RemoveLead', { SiteID, LeadID })
    return `${ReturnStatus.ReturnCode} ${ReturnStatus.ReturnMessage}`.trim()
  }
  it('is for the operator only, and recorded in the audit trail', async () => {
    await sendLead(foyer.client(), token)
    const { Leads } = await foyer.client().call('/broker-api/ListLeads', { SiteID: 'ours' })
    const leadId = Leads[0]?.LeadID ?? 0
    expect(await remove('theirs', leadId)).toBe('404 NoAccess')
    expect(await remove('nowhere', leadId)).toBe('404 UnknownSite')
    expect(await remove('ours', leadId)).toBe('200')
    expect(await remove('ours', leadId)).toBe('404 NoAccess')
    expect((await kept()).leads).not.toContain(leadId)
    const { Events } = await foyer.client().call('/broker-api/AuditTrail', { SiteID: 'ours' })
    expect(Events.filter(({ Action }) => Action === 'lead-removed')).toMatchObject([
      { Details: { LeadID: leadId, result: 'ok' } },
      { Details: { LeadID: leadId, result: 'NoAccess' } },
    ])
  })

  it('removes the mails about it that wait for the mail server', async () => {
    foyer.mailbox.setDown(true)
    await sendLead(foyer.client(), token)
    const [{ LeadID } = { LeadID: 0 }] = (await foyer.client().call('/broker-api/ListLeads', { SiteID: 'ours' })).Leads
    const mails = () =>
      inSite(foyer.services.database.db, 'ours', (trx) =>
        trx.selectFrom('mails').select('kind').where('lead_id', '=', LeadID).execute(),
      )
    expect(await mails()).toEqual([{ kind: 'lead-arrived' }])
    await remove('ours', LeadID)
    foyer.mailbox.setDown(false)
    expect(await mails()).toEqual([])
  })
})
