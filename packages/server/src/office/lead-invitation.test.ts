import { randomBytes } from 'node:crypto'
import { aLeadForm } from '@foyer/domain/testing/lead-form.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captchaAltcha } from '../adapters/captcha-altcha.ts'
import { lightWork } from '../adapters/testing/solve-challenge.ts'
import { todayOf } from '../ports/clock.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import { type Borrower, browserOf, makeBorrower, makeSite } from '../testing/builders.ts'
import { changesFromNow } from '../testing/changes-from-now.ts'
import { makeLeadForm, sendLead } from '../testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { untilPasses } from '../testing/until-passes.ts'

let foyer: TestFoyer
let brokerageId: string
let owner: Staff
let form: string
let made = 0
beforeAll(async () => {
  foyer = await startTestFoyer({ captcha: captchaAltcha({ secret: randomBytes(32), work: lightWork }) })
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site)
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  await giveSite(foyer, await makeBrokerage(foyer), 'theirs')
  owner = await makeStaff(foyer, brokerageId)
  form = await makeLeadForm(foyer, 'ours')
})
afterAll(() => foyer.stop())

interface Ids {
  SiteID: string
  LeadID: number
}

/** A lead of a person with an address of their own. */
const arrive = async (given: Record<string, string[]> = {}, lang = 'en', of = form) => {
  made += 1
  foyer.clock.advance(60)
  const email = `lead${made}@example.ca`
  const client = foyer.client({ ip: `198.51.100.${made}` })
  await sendLead(client, of, { EMAILTYPE: ['PERSONAL', email], ...given }, lang)
  const [lead] = (await owner.client.call('/console-api/ListLeadInbox', { View: 'all' })).Leads
  if (lead === undefined) throw new Error('no lead')
  return { email, ids: { SiteID: lead.SiteID, LeadID: lead.LeadID } }
}
const load = (ids: Ids, of = owner) => of.client.call('/console-api/LoadLead', ids)
const invite = async (ids: Ids, { Note = '', ...seen }: { Note?: string; OwnerID?: string } = {}, of = owner) => {
  const { OwnerID, InvitedAt } = await load(ids)
  return of.client.callAnyhow('/console-api/InviteLead', { ...ids, OwnerID, InvitedAt, Note, ...seen })
}
const outcome = async (reply: Promise<{ ReturnStatus: { ReturnMessage: string } }>) =>
  (await reply).ReturnStatus.ReturnMessage
const tokenIn = (text: string) => /\/ours\/begin#([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? ''
/** The link of the mail with this number. */
const mailedTo = async (email: string, count = 1) => {
  const mail = await foyer.mailbox.arrived(email, count)
  return { ...mail, token: tokenIn(mail.text) }
}
const use = (borrower: Borrower, Token: string) =>
  borrower.client.callAnyhow('/api/MTGAPPUseLeadInvite', { ...borrower.ids, Token })
const seen = (Token: string, SiteID = 'ours') =>
  outcome(foyer.client().callAnyhow('/api/MTGAPPLoadLeadInvite', { SiteID, Token }))
const buyer = singleBuyerInOntario(todayOf(new Date()))
const begin = ({ client, ids }: Pick<Borrower, 'client' | 'ids'>, more: object = {}) =>
  client.call('/api/MTGAPPSaveInterView', {
    ...ids,
    MortgageApplicationID: 0,
    InterView: { ...buyer.interview, ...more },
    RequestedMortgage: { SubjectProperty: { Address: buyer.address } },
  })
const ownerOf = async (MortgageApplicationID: number) => {
  const { Deals } = await owner.client.call('/console-api/ListPipeline', {
    View: 'open',
    SiteID: 'ours',
    MortgageApplicationID,
  })
  return Deals[0]?.OwnerID
}

describe('an invitation to apply', () => {
  test('is in the language of the lead, from its owner, with the note, and begins a deal of that owner', async () => {
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    const { email, ids } = await arrive({ FIRSTNAME: ['Amélie'], PHONETYPE: ['MOBILE', '514 555 0100'] }, 'fr')
    const { personId } = broker
    await owner.client.call('/console-api/AssignLead', { ...ids, OwnerID: '', PersonID: personId })
    expect(await outcome(invite(ids, { Note: 'À bientôt!' }, broker))).toBe('')
    const mail = await mailedTo(email)
    expect(mail.subject).toBe('Commencez votre demande de prêt hypothécaire avec Tremblay Hypothèques')
    expect(mail.text).toContain('À bientôt!')
    expect(mail.text).toContain('Amélie')
    expect(mail.replyTo).toBe(broker.email)
    expect((await load(ids)).InvitedAt).not.toBe('')

    const reply = await foyer.client().call('/api/MTGAPPLoadLeadInvite', { SiteID: 'ours', Token: mail.token })
    expect(reply).toMatchObject({ FirstName: 'Amélie', Email: email, LanguageID: 2 })
    const borrower = await makeBorrower(foyer, 'ours', { email, firstName: '', lastName: '' })
    const { Carried } = await borrower.client.call('/api/MTGAPPUseLeadInvite', { ...borrower.ids, Token: mail.token })
    expect(Carried).toContain('purpose=')
    const { MortgageApplicationID } = await begin(borrower)
    const { Applicants } = await borrower.client.call('/api/MTGAPPLoad', { ...borrower.ids, MortgageApplicationID })
    expect(Applicants[0]).toMatchObject({
      ...{ FirstName: 'Amélie', LastName: 'Roy' },
      Identification: { Email: email, Mobile: '5145550100' },
    })
    expect((await load(ids)).MortgageApplicationID).toBe(MortgageApplicationID)
    expect(await ownerOf(MortgageApplicationID)).toBe(personId)
    const { Leads } = await owner.client.call('/console-api/ListLeadInbox', {
      View: 'all',
      SiteID: 'ours',
      MortgageApplicationID,
    })
    expect(Leads.map(({ LeadID }) => LeadID)).toEqual([ids.LeadID])
    // The link works no more, and no other invitation is sent.
    expect(await seen(mail.token)).toBe('NoAccess')
    expect(await outcome(invite(ids))).toBe('StaleEdit')
  })

  test('claims an unclaimed lead for the person who sends it', async () => {
    const { ids } = await arrive()
    expect(await outcome(invite(ids))).toBe('')
    expect((await load(ids)).OwnerID).toBe(owner.personId)
  })

  test('of a program with a key is from the site and claims nothing', async () => {
    const { email, ids } = await arrive()
    const body = { ...ids, OwnerID: '', InvitedAt: '', Note: '' }
    expect(await outcome(foyer.client().callAnyhow('/broker-api/InviteLead', body))).toBe('')
    expect((await load(ids)).OwnerID).toBe('')
    expect((await mailedTo(email)).text).toContain('Tremblay Hypothèques')
  })

  test('is sent once when two press at the same time', async () => {
    const { email, ids } = await arrive()
    const body = { ...ids, OwnerID: '', InvitedAt: '', Note: '' }
    const results = await Promise.all(
      [1, 2].map(() => outcome(owner.client.callAnyhow('/console-api/InviteLead', body))),
    )
    expect(results.filter((one) => one === '')).toHaveLength(1)
    await mailedTo(email)
    await allMailsSent(foyer)
    expect(foyer.mailbox.to(email)).toHaveLength(1)
  })

  test('is refused where another claimed the lead meanwhile, and where it was erased', async () => {
    const colleague = await makeStaff(foyer, brokerageId)
    const { ids } = await arrive()
    await owner.client.call('/console-api/AssignLead', { ...ids, OwnerID: '', PersonID: colleague.personId })
    expect(await outcome(invite(ids, { OwnerID: '' }))).toBe('LeadTaken')
    await foyer.client().call('/broker-api/RemoveLead', ids)
    const body = { ...ids, OwnerID: colleague.personId, InvitedAt: '', Note: '' }
    expect(await outcome(owner.client.callAnyhow('/console-api/InviteLead', body))).toBe('NoAccess')
  })

  test('has a note of 300 characters without a link, an address or a telephone number', async () => {
    const { ids } = await arrive()
    const refused = async (Note: string) => {
      const { ReturnStatus, Errors } = await invite(ids, { Note })
      return [ReturnStatus.ReturnMessage, Errors?.[0]?.Field]
    }
    expect(await refused('See evil.example.com')).toEqual(['NoteWithContactDetails', 'Note'])
    expect(await refused('Call 514 555 0199')).toEqual(['NoteWithContactDetails', 'Note'])
    expect(await refused('a'.repeat(301))).toEqual(['NoteTooLong', 'Note'])
    expect((await load(ids)).InvitedAt).toBe('')
  })

  test('needs an address, and greets no one by name where the lead has none', async () => {
    const optional = aLeadForm({
      selectedFields: aLeadForm().selectedFields.map((section) => ({
        ...section,
        controls: section.controls.map((control) => ({ ...control, requiredFlag: 0 as const })),
      })),
    })
    const other = await makeLeadForm(foyer, 'ours', optional)
    const { ids } = await arrive({ EMAILTYPE: [], PHONETYPE: ['MOBILE', '5145550133'] }, 'en', other)
    expect(await outcome(invite(ids))).toBe('LeadWithoutEmail')
    const { ids: nameless, email } = await arrive({ FIRSTNAME: [], LASTNAME: [] }, 'en', other)
    expect(await outcome(invite(nameless))).toBe('')
    const { text } = await mailedTo(email)
    expect(text).toContain('Ready when you are')
    expect(text).not.toContain('Ready when you are,')
  })
  test('is sent three times a day to an address, of which the last link works', async () => {
    const { email, ids } = await arrive()
    const links: string[] = []
    for (const count of [1, 2, 3]) {
      foyer.clock.advance(1)
      expect(await outcome(invite(ids))).toBe('')
      links.push((await mailedTo(email, count)).token)
    }
    expect(await outcome(invite(ids))).toBe('TooManyRequests')
    expect(await Promise.all(links.map((link) => seen(link)))).toEqual(['NoAccess', 'NoAccess', ''])
  })

  test('is for leads within reach only', async () => {
    const { ids } = await arrive()
    const stranger = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    expect(await outcome(invite(ids, {}, stranger))).toBe('NoAccess')
    const compliance = await makeStaff(foyer, brokerageId, { role: 'compliance' })
    expect(await outcome(invite(ids, {}, compliance))).not.toBe('')
  })
})

describe('the link of an invitation', () => {
  const invited = async () => {
    const { email, ids } = await arrive()
    expect(await outcome(invite(ids))).toBe('')
    return { email, ids, token: (await mailedTo(email)).token }
  }

  test('works on the site of the lead only, for 30 days', async () => {
    const { token } = await invited()
    expect(await seen(token, 'theirs')).toBe('NoAccess')
    expect(await seen(`${token}x`)).toBe('NoAccess')
    expect(await seen(token)).toBe('')
    foyer.clock.advance(30 * 24 * 3600 + 1)
    expect(await seen(token)).toBe('NoAccess')
    owner = await makeStaff(foyer, brokerageId)
  })

  test('is used by the account with the address of the lead and by no other', async () => {
    const { email, token } = await invited()
    expect(await outcome(use(await makeBorrower(foyer, 'ours'), token))).toBe('NoAccess')
    expect(await outcome(use(await makeBorrower(foyer, 'ours', { email }), token))).toBe('')
  })

  test('begins one application of two browsers that begin at once', async () => {
    const { email, ids, token } = await invited()
    const borrower = await makeBorrower(foyer, 'ours', { email })
    const second = { ids: borrower.ids, client: await browserOf(foyer, borrower) }
    expect(await outcome(use(borrower, token))).toBe('')
    const begun = await Promise.all([begin(borrower), begin(second, { PropertyValue: 612_000 })])
    const applications = begun.map((one) => one.MortgageApplicationID)
    expect(new Set(applications).size).toBe(2)
    expect(applications).toContain((await load(ids)).MortgageApplicationID)
    expect(await seen(token)).toBe('NoAccess')
  })

  test('begins an application that is no lead’s once the lead was erased', async () => {
    const { email, ids, token } = await invited()
    const borrower = await makeBorrower(foyer, 'ours', { email })
    expect(await outcome(use(borrower, token))).toBe('')
    await foyer.client().call('/broker-api/RemoveLead', ids)
    expect((await begin(borrower)).MortgageApplicationID).toBeGreaterThan(0)
    expect(await seen(token)).toBe('NoAccess')
  })

  test('begins a deal of the person who owns the lead by then', async () => {
    const { email, ids, token } = await invited()
    const colleague = await makeStaff(foyer, brokerageId)
    const change = { ...ids, OwnerID: owner.personId, PersonID: colleague.personId }
    await owner.client.call('/console-api/AssignLead', change)
    const borrower = await makeBorrower(foyer, 'ours', { email })
    expect(await outcome(use(borrower, token))).toBe('')
    expect(await ownerOf((await begin(borrower)).MortgageApplicationID)).toBe(colleague.personId)
  })

  test('leaves the lead when the application or the account is deleted', async () => {
    const { email, ids, token } = await invited()
    const borrower = await makeBorrower(foyer, 'ours', { email })
    expect(await outcome(use(borrower, token))).toBe('')
    const { MortgageApplicationID } = await begin(borrower)
    await borrower.client.call('/api/MTGAPPDeleteApplication', { ...borrower.ids, MortgageApplicationID })
    expect((await load(ids)).MortgageApplicationID).toBe(0)
    expect(await seen(token)).toBe('NoAccess')
  })

  test('shows colleagues that the application has begun', async () => {
    const { email, ids, token } = await invited()
    const borrower = await makeBorrower(foyer, 'ours', { email })
    expect(await outcome(use(borrower, token))).toBe('')
    const begun = await changesFromNow(foyer, owner)
    await begin(borrower)
    await untilPasses(async () =>
      expect(await begun()).toContainEqual(expect.objectContaining({ Kind: 'lead', LeadID: ids.LeadID })),
    )
  })
})
