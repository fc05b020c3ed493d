import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { type MadeApplication, makeDocumentRequest, makeSite, upload } from '../testing/builders.ts'
import { readyApplication, sendApplication } from '../testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let brokerageId: string
let site: string
let made = 0
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())
beforeEach(async () => {
  made += 1
  site = `site-${made}`
  await makeSite(foyer, site)
  brokerageId = await makeBrokerage(foyer)
})

const staffOf = async (given: { ended?: boolean; withheld?: OfficeAction[]; french?: boolean } = {}) => {
  const staff = await makeStaff(foyer, brokerageId, given)
  if (given.french)
    await inSite(foyer.services.database.db, serverSite, (trx) =>
      trx.updateTable('people').set({ language: 2 }).where('person_id', '=', staff.personId).execute(),
    )
  return staff
}
const agent = () => `${site}@broker.example`
const sent = async (): Promise<MadeApplication> => {
  const application = await readyApplication(foyer, site)
  expect(await sendApplication(application)).toMatchObject({ ReturnStatus: { ReturnCode: 200 } })
  return application
}
const give = (owner: Staff, { applicationId }: MadeApplication, PersonID: string) =>
  owner.client.call('/console-api/AssignDeal', { SiteID: site, MortgageApplicationID: applicationId, PersonID })
const dealPage = ({ applicationId }: MadeApplication) => `/office/d/${site}/${applicationId}`

describe('an application that arrived is mailed', () => {
  it('without an office to the agent of the site, in both languages, with the application', async () => {
    await sent()
    const mail = await foyer.mailbox.arrived(agent())
    expect(mail.subject).toMatch(/^New mortgage application: .* \/ .*Nouvelle demande/)
    expect(mail.attachments).toHaveLength(1)
    expect(mail.text).not.toContain('/office')
  })

  it('with an office to the person who leads the site, in their language, with a link and without the application', async () => {
    const lead = await staffOf({ french: true })
    await giveSite(foyer, brokerageId, site, lead.personId)
    const application = await sent()
    const mail = await foyer.mailbox.arrived(lead.email)
    expect(mail.subject).toBe('Nouvelle demande de prêt hypothécaire\u00A0: Ada Roy')
    expect(mail.text).toContain(`Ouvrir le dossier\n${foyer.services.publicUrl}${dealPage(application)}`)
    expect(mail.text).not.toContain('New mortgage application')
    expect(mail.attachments ?? []).toEqual([])
    expect(foyer.mailbox.to(agent())).toEqual([])
  })

  it('to the owner of the deal instead of the lead', async () => {
    const [lead, owner] = [await staffOf(), await staffOf()]
    await giveSite(foyer, brokerageId, site, lead.personId)
    const application = await readyApplication(foyer, site)
    await give(lead, application, owner.personId)
    await sendApplication(application)
    await foyer.mailbox.arrived(owner.email)
    expect(foyer.mailbox.to(lead.email)).toEqual([])
  })

  it.each([
    ['leads the site but left', { ended: true }],
    ['leads the site but may not see deals', { withheld: ['deal.view'] as OfficeAction[] }],
  ])('to the agent of the site, with the link, where the person who %s', async (_, given) => {
    const lead = await staffOf(given)
    await giveSite(foyer, brokerageId, site, lead.personId)
    const application = await sent()
    const mail = await foyer.mailbox.arrived(agent())
    expect(mail.text).toContain(dealPage(application))
    expect(foyer.mailbox.to(lead.email)).toEqual([])
  })
})

it('documents that arrived are mailed to the owner of the deal, with a link to the documents of the deal', async () => {
  const owner = await staffOf()
  await giveSite(foyer, brokerageId, site, owner.personId)
  const application = await readyApplication(foyer, site)
  const request = await makeDocumentRequest(foyer, site, application, { Recipients: ['luc@recipient.example'] })
  const client = foyer.client()
  await client.call('/api/RDACCESS', request.ids)
  await upload(client, request.itemId, { siteId: site })
  await client.call('/api/RDSubmit', request.ids)
  const mail = await foyer.mailbox.arrived(owner.email)
  expect(mail.subject).toMatch(/^Documents: /)
  expect(mail.text).toContain(`${foyer.services.publicUrl}${dealPage(application)}?tab=documents`)
})
