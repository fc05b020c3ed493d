import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { canOwnDealsOf, type Reach, reaches, roles } from '@foyer/domain/office/permissions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Trx } from '../db/open-database.ts'
import { serverSite } from '../kit/audit.ts'
import { findStaffReader } from '../kit/staff-mail.ts'
import { inSite } from '../kit/transaction.ts'
import { getSite } from '../site/index.ts'
import { type MadeApplication, makeDocumentRequest, makeSite, upload } from '../testing/builders.ts'
import { deskOf, openInsuranceOf, requestNow } from '../testing/insurance.ts'
import { readyApplication, sendApplication } from '../testing/invited.ts'
import { makeLeadForm, sendLead } from '../testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { newCaller, outcomeOf } from '../testing/people.ts'
import { type AtDesk, aDocument, ada, freshSigners, goToDesk, sign } from '../testing/signing-flow.ts'
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
const asServer = <T>(work: (trx: Trx) => Promise<T>) => inSite(foyer.services.database.db, serverSite, work)
/** Whatever the calls would refuse. */
const own = ({ applicationId }: MadeApplication, personId: string) =>
  asServer(async (trx) => {
    await trx.deleteFrom('deal_owners').where('slug', '=', site).execute()
    if (personId === '') return
    const owner = { slug: site, application_id: applicationId, person_id: personId }
    await trx.insertInto('deal_owners').values(owner).execute()
  })
const lead = (personId: string | null) =>
  asServer((trx) => trx.updateTable('brokerage_sites').set({ lead_id: personId }).where('slug', '=', site).execute())
const readerOf = ({ applicationId }: MadeApplication) =>
  inSite(foyer.services.database.db, site, async (trx) => {
    const { link } = await getSite(trx, site)
    return (await findStaffReader(trx, link, { applicationId }))?.to
  })
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
    const { personId, email } = await staffOf(given)
    await giveSite(foyer, brokerageId, site)
    await lead(personId)
    const application = await sent()
    const mail = await foyer.mailbox.arrived(agent())
    expect(mail.text).toContain(dealPage(application))
    expect(foyer.mailbox.to(email)).toEqual([])
  })
})

it('documents that arrived are mailed to the owner of the deal, with a link to the documents of the deal', async () => {
  const owner = await staffOf()
  await giveSite(foyer, brokerageId, site, owner.personId)
  const application = await readyApplication(foyer, site)
  const request = await makeDocumentRequest(foyer, site, application, { Recipients: ['luc@recipient.example'] })
  const client = foyer.client()
  await client.call('/api/RDACCESS', request.link)
  await upload(client, request.itemId, { siteId: site })
  await client.call('/api/RDSubmit', request.ids)
  const mail = await foyer.mailbox.arrived(owner.email)
  expect(mail.subject).toMatch(/^Documents: /)
  expect(mail.text).toContain(`${foyer.services.publicUrl}${dealPage(application)}?tab=documents`)
})

describe('the reader of the mails about a deal', () => {
  const everyReach: readonly (readonly [reach: Reach, named: string])[] = reaches.flatMap((reach) =>
    (reach === 'sites' ? ['this', 'another'] : ['no']).map((named) => [reach, named] as const),
  )
  const memberships = roles.flatMap((role) => everyReach.map(([reach, named]) => ({ role, reach, named })))

  it.each(memberships)(
    'is $role with reach $reach, $named site named, exactly where they see the deal',
    async ({ role, reach, named }) => {
      await giveSite(foyer, brokerageId, site)
      const application = await readyApplication(foyer, site)
      const sites = reach === 'sites' ? [named === 'this' ? site : 'another'] : []
      const person = await makeStaff(foyer, brokerageId, { role, reach, sites })
      const place = { SiteID: site, MortgageApplicationID: application.applicationId }
      const sees = async () => outcomeOf(await person.client.call('/console-api/LoadDeal', place)) === 'ok'
      const everywhere = role === 'owner' || role === 'compliance' || reach === 'brokerage' || named === 'this'

      await lead(person.personId)
      await own(application, '')
      expect([await sees(), await readerOf(application)]).toEqual([everywhere, everywhere ? person.email : agent()])

      await lead(null)
      await own(application, person.personId)
      const asOwner = everywhere || reach === 'own'
      expect([await sees(), await readerOf(application)]).toEqual([asOwner, asOwner ? person.email : agent()])
      // The office offers to give deals by the same rule.
      expect(canOwnDealsOf({ role, reach, sites, withheld: [] }, [site])).toBe(asOwner)
    },
  )

  it('is the lead once the owner no longer sees the deal, and the agent of the site once neither does', async () => {
    const owner = await staffOf()
    const rights = { role: 'broker', reach: 'sites', sites: [site] } as const
    const [first, second] = [
      await makeStaff(foyer, brokerageId, { ...rights, sites: [...rights.sites] }),
      await makeStaff(foyer, brokerageId, { ...rights, sites: [...rights.sites] }),
    ]
    await makeSite(foyer, `${site}-other`)
    await giveSite(foyer, brokerageId, `${site}-other`)
    await giveSite(foyer, brokerageId, site, first.personId)
    const application = await readyApplication(foyer, site)
    expect(outcomeOf(await give(owner, application, second.personId))).toBe('ok')
    expect(await readerOf(application)).toBe(second.email)
    const moveAway = async ({ personId: PersonID }: Staff) =>
      owner.client.call('/console-api/ChangePerson', {
        ...{ PersonID, Role: 'broker', Reach: 'sites', Sites: [`${site}-other`], Withheld: [], Granted: [] },
      })
    expect(outcomeOf(await moveAway(second))).toBe('ok')
    expect(await readerOf(application)).toBe(first.email)
    expect(outcomeOf(await moveAway(first))).toBe('ok')
    expect(await readerOf(application)).toBe(agent())
    // And no new deal becomes theirs.
    const next = await readyApplication(foyer, site)
    const owners = await asServer((trx) =>
      trx.selectFrom('deal_owners').select('person_id').where('application_id', '=', next.applicationId).execute(),
    )
    expect(owners).toEqual([])
  })
})

describe('a site is led by a person who sees its deals once they are theirs', () => {
  it.each([
    ['reach over another site', { role: 'broker', reach: 'sites', sites: ['another'] }, ['NoAccess', 'NoAccess']],
    ['deals withheld', { withheld: ['deal.view'] }, ['NoAccess', 'NoAccess']],
    ['reach over own deals', { role: 'broker', reach: 'own' }, ['ok', 'ok']],
    ['reach over the brokerage', { role: 'assistant', reach: 'brokerage' }, ['ok', 'ok']],
  ] satisfies [string, Parameters<typeof makeStaff>[2], string[]][])('with %s', async (_, given, outcomes) => {
    const owner = await staffOf()
    await giveSite(foyer, brokerageId, site)
    const { personId: LeadPersonID } = await makeStaff(foyer, brokerageId, given)
    const save = await owner.client.call('/console-api/SaveSiteLead', { SiteID: site, LeadPersonID })
    const create = await owner.client.call('/console-api/CreateOfficeSite', { SiteID: `${site}-new`, LeadPersonID })
    expect([outcomeOf(save), outcomeOf(create)]).toEqual(outcomes)
  })

  it('and one whose reach is the site leads it', async () => {
    const owner = await staffOf()
    await giveSite(foyer, brokerageId, site)
    const { personId } = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'sites', sites: [site] })
    const body = { SiteID: site, LeadPersonID: personId }
    expect(outcomeOf(await owner.client.call('/console-api/SaveSiteLead', body))).toBe('ok')
  })
})

it('a deal is given to those who see it then, and offered to them', async () => {
  const owner = await staffOf()
  await giveSite(foyer, brokerageId, site)
  const application = await readyApplication(foyer, site)
  const rights = { role: 'broker', reach: 'sites' } as const
  const here = await makeStaff(foyer, brokerageId, { ...rights, sites: [site] })
  const elsewhere = await makeStaff(foyer, brokerageId, { ...rights, sites: ['another'] })
  const withheld = await staffOf({ withheld: ['deal.view'] })
  const ofOwn = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
  const offered = async (caller: Staff, OwnSites: string[]) => {
    const { People } = await caller.client.call('/console-api/ListColleagues', { OwnSites })
    return People.map(({ PersonID }) => PersonID).sort()
  }
  expect(await offered(owner, [site])).toEqual([owner.personId, here.personId, ofOwn.personId].sort())
  expect(await offered(owner, [site, 'another'])).toEqual([owner.personId, ofOwn.personId].sort())
  expect(await offered(here, ['another'])).toEqual([])
  for (const { personId } of [elsewhere, withheld])
    expect(outcomeOf(await give(owner, application, personId))).toBe('NoAccess')
  for (const { personId } of [here, ofOwn]) expect(outcomeOf(await give(owner, application, personId))).toBe('ok')
})

describe('a mail shows staff only what the calls do', () => {
  const decline = async ({ client, ids }: Pick<AtDesk, 'client' | 'ids'>) =>
    outcomeOf(await client.call('/api/SIGNDecline', { ...ids, Reason: 'I have had a heart attack' }))
  const signerOf = async ({ applicationId }: MadeApplication, boss: Staff) => {
    const Signers = freshSigners(ada)
    await boss.client.call('/console-api/RequestSignatures', {
      ...{ SiteID: site, DealID: applicationId, Title: 'Mandate', TitleFr: '', Signers },
      ...{ Document: (await aDocument()).toString('base64'), EnableOrdering: 0 },
    })
    return goToDesk(foyer, site, Signers[0]?.Email ?? '')
  }
  interface Caused {
    application: MadeApplication
    /** Whom a form and an offer name. */
    recipient: string
    boss: Staff
  }
  /** How each mail to staff comes about, by the beginning of its subject, and what it shows besides that there is a deal. */
  const mails: Readonly<Record<string, { shows: readonly OfficeAction[]; cause: (of: Caused) => Promise<unknown> }>> = {
    'New mortgage application: ': {
      shows: [],
      cause: async ({ application }) => sendApplication(application),
    },
    'New message from ': {
      shows: [],
      cause: async ({ application: { borrower, ids } }) =>
        borrower.client.call('/api/MTGAPPSendMessage', { ...ids, Text: 'Hello' }),
    },
    'Documents: ': {
      shows: ['document.view'],
      cause: async ({ application }) => {
        const request = await makeDocumentRequest(foyer, site, application, { Recipients: ['luc@recipient.example'] })
        const luc = foyer.client()
        await luc.call('/api/RDACCESS', request.link)
        await upload(luc, request.itemId, { siteId: site })
        return luc.call('/api/RDSubmit', request.ids)
      },
    },
    'Signed by everyone: Mandate': {
      shows: ['signing.view'],
      cause: async ({ application, boss }) => sign(await signerOf(application, boss)),
    },
    'Not signed: Mandate': {
      shows: ['signing.view'],
      cause: async ({ application, boss }) => decline(await signerOf(application, boss)),
    },
    'Not signed: Credit insurance': {
      shows: ['signing.view', 'insurance.view'],
      cause: async ({ application: { applicationId } }) => {
        await foyer.client().call('/broker-api/SaveCredits', { SiteID: site, Credits: 25 })
        const { opened, answers } = await openInsuranceOf(foyer, site, applicationId)
        await requestNow(opened, answers)
        return decline(await deskOf(opened))
      },
    },
    'Ada Roy would like a home insurance quote': {
      shows: ['offer.manage'],
      cause: async ({ application: { ids }, recipient: Email }) => {
        const place = { SiteID: site, MortgageApplicationID: ids.MortgageApplicationID }
        const { id } = await foyer.client().call('/broker-api/CreatePartnerOffer', { ...place, Insurance: { Email } })
        return foyer.client().call('/api/AnswerPartnerOffer', { OfferID: id, Answer: 1 })
      },
    },
    'New lead: ': {
      shows: ['lead.view'],
      cause: async ({ recipient: email }) =>
        sendLead(
          newCaller(foyer),
          await makeLeadForm(foyer, site, { owners: [{ label: 'Anna', value: 'anna', email }] }),
        ),
    },
  }
  const subjects = Object.keys(mails).sort()
  const subjectsTo = (email: string) =>
    foyer.mailbox
      .to(email)
      .map(({ subject }) => subjects.find((one) => subject.startsWith(one)) ?? subject)
      .sort()
  const begin = async (given: Parameters<typeof makeStaff>[2]) => {
    const boss = await staffOf()
    const person = await makeStaff(foyer, brokerageId, given)
    await giveSite(foyer, brokerageId, site)
    return { boss, person, recipient: person.email, application: await readyApplication(foyer, site) }
  }

  it.each([
    ['nothing', subjects.filter(() => false)],
    ['deal.view', subjects],
    ...[...new Set(Object.values(mails).flatMap(({ shows }) => shows))].map(
      (action) => [action, subjects.filter((one) => mails[one]?.shows.includes(action))] as const,
    ),
  ] as const)(
    'and reaches the owner of the deal, whom a form and an offer name, but for what is withheld from them: %s',
    async (action, hidden) => {
      const withheld = action === 'nothing' ? [] : [action as OfficeAction]
      const { person, ...of } = await begin({ withheld })
      await own(of.application, person.personId)
      // What is withheld elsewhere is in the case without anything withheld.
      const caused = action === 'nothing' ? subjects : hidden
      for (const one of caused) await mails[one]?.cause(of)
      const shown = caused.filter((one) => !hidden.includes(one))
      await expect.poll(() => [subjectsTo(person.email), subjectsTo(agent())]).toEqual([shown, [...hidden]])
      const texts = [person.email, agent()].flatMap((one) => foyer.mailbox.to(one).map(({ text }) => text))
      expect(texts.filter((one) => one.includes('heart attack'))).toEqual([])
    },
  )

  it.each<[string, Parameters<typeof makeStaff>[2], string[]]>([
    ['was ended', { ended: true }, []],
    ['reaches another site', { role: 'broker', reach: 'sites', sites: ['another'] }, []],
    [
      'sees their own deals and leads only, but for the lead, which is theirs',
      { role: 'broker', reach: 'own' },
      ['New lead: '],
    ],
  ])(
    'and goes to an owner of the brokerage where the agent of the site, whom a form and an offer name, %s',
    async (_, given, theirs) => {
      const { person, ...of } = await begin(given)
      await foyer
        .client()
        .call('/broker-api/SaveSite', { SiteID: site, Link: { AgentProfile: { Email: person.email } } })
      for (const one of subjects) await mails[one]?.cause(of)
      await expect
        .poll(() => [subjectsTo(person.email), subjectsTo(of.boss.email)])
        .toEqual([theirs, subjects.filter((one) => !theirs.includes(one))])
    },
  )
})
