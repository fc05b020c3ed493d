import { randomBytes } from 'node:crypto'
import { aLeadForm } from '@foyer/domain/testing/lead-form.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captchaAltcha } from '../adapters/captcha-altcha.ts'
import { lightWork } from '../adapters/testing/solve-challenge.ts'
import type { OfficeSession } from '../kit/office-session.ts'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { changesFromNow } from '../testing/changes-from-now.ts'
import { makeLeadForm, sendLead } from '../testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { untilPasses } from '../testing/until-passes.ts'
import { whileChanging } from '../testing/while-ending.ts'
import { readInbox } from './lead-inbox-store.ts'

let foyer: TestFoyer
let brokerageId: string
let owner: Staff
let token: string
let address = 0
beforeAll(async () => {
  foyer = await startTestFoyer({ captcha: captchaAltcha({ secret: randomBytes(32), work: lightWork }) })
  for (const site of ['ours', 'second', 'theirs']) await makeSite(foyer, site)
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  await giveSite(foyer, brokerageId, 'second')
  await giveSite(foyer, await makeBrokerage(foyer), 'theirs')
  owner = await makeStaff(foyer, brokerageId)
  token = await makeLeadForm(foyer, 'ours')
})
afterAll(() => foyer.stop())

const send = async (given: Record<string, string[]> = {}, { form = token, lang = 'en' } = {}) => {
  address += 1
  foyer.clock.advance(60)
  const { ReturnStatus } = await sendLead(foyer.client({ ip: `203.0.113.${address}` }), form, given, lang)
  expect(ReturnStatus.ReturnMessage).toBe('')
}
type View = 'unclaimed' | 'mine' | 'all'
const inbox = async ({ client }: Staff, View: View = 'all', more: object = {}) =>
  (await client.call('/console-api/ListLeadInbox', { View, ...more })).Leads
const newest = async (of = owner) => {
  const [lead] = await inbox(of)
  if (lead === undefined) throw new Error('no lead')
  return { SiteID: lead.SiteID, LeadID: lead.LeadID }
}
const assign = async ({ client }: Staff, body: { SiteID: string; LeadID: number; OwnerID: string; PersonID: string }) =>
  (await client.callAnyhow('/console-api/AssignLead', body)).ReturnStatus.ReturnMessage
const claim = async (staff: Staff, ids: { SiteID: string; LeadID: number }, OwnerID = '') =>
  assign(staff, { ...ids, OwnerID, PersonID: staff.personId })

describe('the inbox', () => {
  test('has what a lead is about, the newest first, of every site within reach and no other', async () => {
    const second = await makeLeadForm(foyer, 'second')
    const theirs = await makeLeadForm(foyer, 'theirs')
    await send({ FIRSTNAME: ['Amélie'], LASTNAME: ['Gagnon'], AMOUNT: ['400000'] }, { lang: 'fr' })
    await send({ PURPOSE: ['RENEW'] }, { form: second })
    await send({}, { form: theirs })
    const leads = await inbox(owner)
    expect(
      leads.map(({ SiteID, Name, PurposeDD, Amount, LanguageID }) => [SiteID, Name, PurposeDD, Amount, LanguageID]),
    ).toEqual([
      ['second', 'Ada Roy', 4, null, 1],
      ['ours', 'Amélie Gagnon', 0, 400_000, 2],
    ])
    expect(leads[1]).toMatchObject({ FormName: 'Premier prêt hypothécaire', Purpose: 'Achat', OwnerID: '' })
    const ofSites = await makeStaff(foyer, brokerageId, { role: 'assistant', reach: 'sites', sites: ['second'] })
    expect((await inbox(ofSites)).map(({ SiteID }) => SiteID)).toEqual(['second'])
    const { Forms } = await ofSites.client.call('/console-api/ListLeadForms', {})
    expect(Forms).toMatchObject([{ Token: second, SiteID: 'second', NameFr: 'Premier prêt hypothécaire' }])
  })

  test('is narrowed by site, form and period', async () => {
    await send()
    const other = await makeLeadForm(foyer, 'ours')
    await send({ FIRSTNAME: ['Other'] }, { form: other })
    expect((await inbox(owner, 'all', { SiteID: 'second' })).every(({ SiteID }) => SiteID === 'second')).toBe(true)
    expect(await inbox(owner, 'all', { SiteID: 'theirs' })).toEqual([])
    expect((await inbox(owner, 'all', { Token: other })).map(({ Name }) => Name)).toEqual(['Other Roy'])
    foyer.clock.advance(8 * 24 * 3600)
    const staff = await makeStaff(foyer, brokerageId)
    expect(await inbox(staff, 'all', { Days: 7 })).toEqual([])
    await send()
    expect(await inbox(staff, 'all', { Days: 7 })).toHaveLength(1)
    owner = await makeStaff(foyer, brokerageId)
  })

  test('continues on the next page after the last lead of one', async () => {
    const site = await makeLeadForm(foyer, 'second')
    for (let left = 27; left > 0; left -= 1) await send({ FIRSTNAME: [`N${left}`] }, { form: site })
    const first = await owner.client.call('/console-api/ListLeadInbox', { View: 'all', Token: site })
    const next = await owner.client.call('/console-api/ListLeadInbox', { View: 'all', Token: site, After: first.Next })
    expect([first.Leads.length, next.Leads.length, next.Next]).toEqual([25, 2, ''])
    expect(new Set([...first.Leads, ...next.Leads].map(({ LeadID }) => LeadID)).size).toBe(27)
  })

  test('has fewer leads a page where their answers are long', async () => {
    const form = await makeLeadForm(foyer, 'second')
    for (let left = 3; left > 0; left -= 1) await send({ FIRSTNAME: [`N${left}`] }, { form })
    // As long as a lead may be.
    const long = Buffer.alloc(250_000)
    const { db } = foyer.services.database
    const rows = await inSite(db, 'second', (trx) =>
      trx.selectFrom('leads').select(['lead_id', 'answers']).where('token', '=', form).execute(),
    )
    const sizes = await inSite(db, 'second', async (trx) => {
      await trx.updateTable('leads').set({ answers: long }).where('token', '=', form).execute()
      const session = { personId: owner.personId } as OfficeSession
      const asked = { View: 'all', Token: form } as const
      const first = await readInbox(trx, session, asked, foyer.clock.now())
      const next = await readInbox(trx, session, { ...asked, After: first.next }, foyer.clock.now())
      for (const { lead_id, answers } of rows)
        await trx.updateTable('leads').set({ answers }).where('lead_id', '=', lead_id).execute()
      return [first.rows.length, next.rows.length, next.next]
    })
    expect(sizes).toEqual([2, 1, ''])
  })

  test('shows a person with own deals the leads that are theirs or of a site they lead', async () => {
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    await send()
    const ids = await newest()
    expect(await inbox(broker)).toEqual([])
    expect(await assign(owner, { ...ids, OwnerID: '', PersonID: broker.personId })).toBe('')
    expect((await inbox(broker, 'mine')).map(({ LeadID }) => LeadID)).toEqual([ids.LeadID])
    expect((await broker.client.call('/console-api/LoadLead', ids)).OwnerID).toBe(broker.personId)
    // Given back, it is out of their reach.
    expect(await assign(broker, { ...ids, OwnerID: broker.personId, PersonID: '' })).toBe('')
    expect(await inbox(broker)).toEqual([])
    expect(await claim(broker, ids)).toBe('NoAccess')
  })

  test('has the lead of a visitor who chose a person with that person, and with no one else', async () => {
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    const owners = [
      { label: 'The office', value: 'office', email: owner.email },
      { label: 'Camille', value: 'camille', email: broker.email.toUpperCase() },
    ]
    const form = await makeLeadForm(foyer, 'ours', { owners })
    await send({ OWNER: ['camille'] }, { form })
    expect(await inbox(broker, 'mine')).toMatchObject([{ Recipient: 'Camille', OwnerID: broker.personId }])
    // Who gets the mail without a choice has not claimed it.
    await send({}, { form })
    expect(await inbox(owner, 'all', { Token: form })).toMatchObject([{ OwnerID: '' }, { OwnerID: broker.personId }])
  })
})

describe('a lead', () => {
  test('has its answers in both languages, as far as its form has their words', async () => {
    await send({ EMAILTYPE: ['WORK', 'ada@example.ca'], PHONETYPE: ['MOBILE', '514 555 0100'], TOPICS: ['RATES'] })
    const ids = await newest()
    const lead = await owner.client.call('/console-api/LoadLead', ids)
    expect(lead).toMatchObject({ Name: 'Ada Roy', Email: 'ada@example.ca', Phone: '5145550100', LanguageID: 1 })
    const answerOf = (code: string) => lead.Answers.find(({ Code }) => Code === code)
    expect(answerOf('EMAILTYPE')).toMatchObject({ LabelOther: 'Courriel', WordsOther: 'ada@example.ca (Travail)' })
    const phone = { Words: '(514) 555-0100 (Mobile)', WordsOther: '(514) 555-0100 (Cellulaire)' }
    expect(answerOf('PHONETYPE')).toMatchObject(phone)
    expect(answerOf('PURPOSE')).toMatchObject({ SectionOther: 'Votre projet', LabelOther: 'But', WordsOther: 'Achat' })
    expect(answerOf('TOPICS')).toMatchObject({ WordsOther: 'Taux' })
    const detail = aLeadForm()
    const [you] = detail.selectedFields
    if (you) detail.selectedFields = [you]
    await foyer.client().call('/broker-api/SaveEmbeddedForm', { SiteID: 'ours', Token: token, detail })
    const later = await owner.client.call('/console-api/LoadLead', ids)
    expect(later.Answers.find(({ Code }) => Code === 'PURPOSE')).toMatchObject({ Label: 'What for', LabelOther: '' })
    await foyer.client().call('/broker-api/SaveEmbeddedForm', { SiteID: 'ours', Token: token, detail: aLeadForm() })
  })

  test('is not taken back by who had it, while it is given to someone else', async () => {
    const [former, next] = [
      await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' }),
      await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' }),
    ]
    await send()
    const ids = await newest()
    expect(await assign(owner, { ...ids, OwnerID: '', PersonID: former.personId })).toBe('')
    const given = `update leads set owner_id = '${next.personId}' where lead_id = ${ids.LeadID}`
    const takeBack = () =>
      former.client.callAnyhow('/console-api/AssignLead', { ...ids, OwnerID: next.personId, PersonID: former.personId })
    expect(await whileChanging(foyer, [given], takeBack)).toBe('NoAccess')
    expect(await owner.client.call('/console-api/LoadLead', ids)).toMatchObject({ OwnerID: next.personId })
  })

  test('is claimed by one of two who claim it at once', async () => {
    const colleague = await makeStaff(foyer, brokerageId)
    await send()
    const ids = await newest()
    const results = await Promise.all([claim(owner, ids), claim(colleague, ids)])
    expect(results.toSorted()).toEqual(['', 'LeadTaken'])
    const { OwnerID } = await owner.client.call('/console-api/LoadLead', ids)
    expect([owner.personId, colleague.personId]).toContain(OwnerID)
    expect((await inbox(owner, 'unclaimed')).map(({ LeadID }) => LeadID)).not.toContain(ids.LeadID)
    const back = await foyer.client().callAnyhow('/broker-api/AssignLead', { ...ids, OwnerID, PersonID: '' })
    expect(back.ReturnStatus.ReturnMessage).toBe('')
    expect(await inbox(owner, 'unclaimed')).toContainEqual(expect.objectContaining(ids))
  })

  test('is given only to those who see it then', async () => {
    await send()
    const ids = await newest()
    const assistant = await makeStaff(foyer, brokerageId, { role: 'assistant', reach: 'sites', sites: ['second'] })
    const compliance = await makeStaff(foyer, brokerageId, { role: 'compliance' })
    const without = await makeStaff(foyer, brokerageId, { withheld: ['lead.view'] })
    const able = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    const { Colleagues } = await owner.client.call('/console-api/LoadLead', ids)
    const offered = Colleagues.map(({ PersonID }) => PersonID)
    for (const { personId } of [assistant, compliance, without]) {
      expect(offered).not.toContain(personId)
      expect(await assign(owner, { ...ids, OwnerID: '', PersonID: personId })).toBe('NoAccess')
    }
    expect(offered).toContain(able.personId)
    expect(await assign(owner, { ...ids, OwnerID: '', PersonID: able.personId })).toBe('')
    expect((await owner.client.call('/console-api/CountLeads', {})).Unclaimed).toBeGreaterThan(0)
  })

  test('of a person who is ended goes to who takes over, else to no one', async () => {
    const [leaving, heir] = [await makeStaff(foyer, brokerageId), await makeStaff(foyer, brokerageId)]
    const made: { SiteID: string; LeadID: number }[] = []
    for (const _ of [1, 2]) {
      await send()
      made.push(await newest())
    }
    for (const ids of made) expect(await claim(leaving, ids)).toBe('')
    const admin = await makeStaff(foyer, brokerageId)
    await admin.client.call('/console-api/EndPerson', { PersonID: leaving.personId, DealsTo: heir.personId })
    expect((await inbox(heir, 'mine')).length).toBe(2)
    const other = await makeStaff(foyer, brokerageId)
    await admin.client.call('/console-api/EndPerson', { PersonID: heir.personId, DealsTo: '' })
    const mine = made.map(({ LeadID }) => LeadID)
    const back = (await inbox(other, 'unclaimed')).filter(({ LeadID }) => mine.includes(LeadID))
    expect(back).toHaveLength(2)
  })

  test('is theirs who gets it by mail, if they could not open it otherwise', async () => {
    const ofOwn = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    const ofAll = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'brokerage' })
    const ended = await makeStaff(foyer, brokerageId, { ended: true })
    const [one, all, gone] = [ofOwn, ofAll, ended].map(({ email }, at) => ({ label: `N${at}`, value: `n${at}`, email }))
    if (!one || !all || !gone) throw new Error('three people were made')
    const ownerOf = async (owners: (typeof one)[], given: Record<string, string[]> = {}) => {
      await send(given, { form: await makeLeadForm(foyer, 'ours', { owners }) })
      const [lead] = await inbox(owner)
      return lead?.OwnerID
    }
    expect(await ownerOf([one, all])).toBe(ofOwn.personId)
    expect((await inbox(ofOwn, 'mine')).length).toBe(1)
    expect(await ownerOf([all, one])).toBe('')
    expect(await ownerOf([gone, one])).toBe(ofOwn.personId)
  })

  test('is no one’s where its recipient is ended at that moment', async () => {
    const leaving = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    const owners = [{ label: 'Leaving', value: 'leaving', email: leaving.email }]
    const form = await makeLeadForm(foyer, 'ours', { owners })
    // The newest lead of its own moment.
    foyer.clock.advance(60)
    const ending = `update memberships set ended_at = now() where person_id = '${leaving.personId}'`
    expect(await whileChanging(foyer, [ending], () => sendLead(foyer.client({ ip: '203.0.114.1' }), form))).toBe('ok')
    const { LeadID } = await newest()
    expect((await inbox(owner, 'unclaimed')).map((lead) => lead.LeadID)).toContain(LeadID)
  })

  test('of a person who may not see it any more is no one’s, and the others stay theirs', async () => {
    const admin = await makeStaff(foyer, brokerageId)
    const narrowed = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'brokerage' })
    const change = (given: object) =>
      admin.client.call('/console-api/ChangePerson', {
        ...{ PersonID: narrowed.personId, Role: 'broker', Reach: 'brokerage', Sites: [], Withheld: [], Granted: [] },
        ...given,
      })
    const made: number[] = []
    for (const form of [token, await makeLeadForm(foyer, 'second')]) {
      await send({}, { form })
      const ids = await newest()
      expect(await claim(narrowed, ids)).toBe('')
      made.push(ids.LeadID)
    }
    const [ours, second] = made
    const isUnclaimed = async () => {
      const unclaimed = (await inbox(admin, 'unclaimed')).map(({ LeadID }) => LeadID)
      return made.map((one) => unclaimed.includes(one))
    }
    await change({ Reach: 'sites', Sites: ['second'] })
    expect([await isUnclaimed(), (await inbox(narrowed, 'mine')).map(({ LeadID }) => LeadID)]).toEqual([
      [true, false],
      [second],
    ])
    expect(ours).not.toBe(second)
    await change({ Withheld: ['lead.view'] })
    expect(await isUnclaimed()).toEqual([true, true])
  })

  test('that arrives or is claimed is a change for the pages of those who see it', async () => {
    const colleague = await makeStaff(foyer, brokerageId)
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    const [arrived, arrivedForBroker] = [await changesFromNow(foyer, colleague), await changesFromNow(foyer, broker)]
    await send()
    const ids = await newest()
    const change = { Kind: 'lead', SiteID: 'ours', MortgageApplicationID: 0, LeadID: ids.LeadID }
    await untilPasses(async () => expect(await arrived()).toContainEqual(change))
    const claimed = await changesFromNow(foyer, colleague)
    await claim(owner, ids)
    await untilPasses(async () => expect(await claimed()).toContainEqual(change))
    expect(await arrivedForBroker()).not.toContainEqual(change)
  })

  test('that is erased is a change for those who see all leads of its site', async () => {
    const colleague = await makeStaff(foyer, brokerageId)
    const ofSites = await makeStaff(foyer, brokerageId, { role: 'assistant', reach: 'sites', sites: ['second'] })
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    const arrived = await changesFromNow(foyer, colleague)
    await send()
    const ids = await newest()
    const change = expect.objectContaining({ Kind: 'lead', LeadID: ids.LeadID })
    await untilPasses(async () => expect(await arrived()).toContainEqual(change))
    const erased = await Promise.all([colleague, ofSites, broker].map((staff) => changesFromNow(foyer, staff)))
    await foyer.client().call('/broker-api/RemoveLead', ids)
    const seen = async () =>
      Promise.all(erased.map(async (changes) => (await changes()).some((one) => one.LeadID === ids.LeadID)))
    await untilPasses(async () => expect(await seen()).toEqual([true, false, false]))
  })
})
