import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import { type Borrower, makeBorrower, makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let [made, site, other] = [0, '', '']
let owner: Staff
let anna: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
})
beforeEach(async () => {
  made += 1
  ;[site, other] = [`ours-${made}`, `theirs-${made}`]
  const brokerage = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerage)
  anna = await makeStaff(foyer, brokerage, { role: 'broker', reach: 'own' })
  await makeSite(foyer, site)
  await giveSite(foyer, brokerage, site, owner.personId)
  await makeSite(foyer, other)
  await giveSite(foyer, await makeBrokerage(foyer), other)
})
afterAll(() => foyer.stop())

type Link = BodyOf<'/console-api/SaveOwnLink'>
const card = { Title: 'Mortgage broker', TitleFr: 'Courtière', WorkPhone: '(450) 555-0187', AgentLic: 'M1', EmailFl: 1 }
const save = (given: Partial<Link> = {}, { client }: Staff = anna) =>
  client.call('/console-api/SaveOwnLink', { LinkName: 'anna', ...card, ...given } as Link)
const seen = (With = 'anna', SiteID = site) => foyer.client().call('/api/LoadAgent', { SiteID, With })
const shown = {
  ...{ FirstName: 'Anna', LastName: 'Bélanger', Title: 'Mortgage broker', TitleFr: 'Courtière' },
  ...{ WorkPhone: '4505550187', AgentLic: 'M1' },
}
const buyer = singleBuyerInOntario(todayOf(new Date()))
const begin = ({ client, ids }: Borrower, With?: string) =>
  client.call('/api/MTGAPPSaveInterView', {
    ...ids,
    MortgageApplicationID: 0,
    InterView: buyer.interview,
    RequestedMortgage: { SubjectProperty: { Address: buyer.address } },
    ...(With !== undefined && { With }),
  })
const ownerOf = async (application: number) => {
  const [row] = await inSite(foyer.services.database.db, serverSite, (trx) =>
    trx.selectFrom('deal_owners').select('person_id').where('application_id', '=', application).execute(),
  )
  return row?.person_id
}

describe('the link of a person of staff', () => {
  it('shows clients of the brokerage’s sites who they are, and the address only if they wish', async () => {
    expect(outcomeOf(await save({ LinkName: ' Anna ' }))).toBe('ok')
    expect(await seen()).toMatchObject({ Agent: { ...shown, Email: anna.email } })
    await save({ EmailFl: 0 })
    expect(await seen()).toMatchObject({ Agent: { ...shown, Email: '' } })
    expect(JSON.stringify(await seen())).not.toContain('EmailFl')
    const { OwnLink } = await anna.client.call('/console-api/LoadMe', {})
    expect(OwnLink).toEqual({ ...card, LinkName: 'anna', WorkPhone: '4505550187', EmailFl: 0 })
  })

  it('leads to no one on a site of another brokerage, by another name, without deals, and once it is removed', async () => {
    await save()
    expect(await seen('anna', other)).toMatchObject({ Agent: null })
    expect(await seen('annabelle')).toMatchObject({ Agent: null })
    expect(await seen('')).toMatchObject({ Agent: null })
    const blind = await makeStaff(foyer, owner.brokerageId, { withheld: ['deal.view'] })
    expect(outcomeOf(await save({ LinkName: 'blind' }, blind))).toBe('NotPermitted')
    await save({ LinkName: '' })
    expect(await seen()).toMatchObject({ Agent: null })
    expect(await seen('')).toMatchObject({ Agent: null })
  })

  it('is removed by a name of invisible characters too', async () => {
    await save()
    expect(outcomeOf(await save({ LinkName: '\u200d\u200d' }))).toBe('ok')
    expect(await seen()).toMatchObject({ Agent: null })
  })

  it.each([
    [{ LinkName: 'anna roy' }, 'LinkName', 'InvalidLinkName'],
    [{ LinkName: '-anna' }, 'LinkName', 'InvalidLinkName'],
    [{ LinkName: 'anna--roy' }, 'LinkName', 'InvalidLinkName'],
    [{ WorkPhone: '12' }, 'WorkPhone', 'InvalidPhone'],
  ])('is refused with %j', async (given, Field, Key) => {
    expect(await save(given)).toMatchObject({ Errors: [{ Field, Key }] })
  })

  it('has a name that no colleague has, also when both ask at once, until that colleague has left', async () => {
    const saved = await Promise.all([save(), save({}, owner)])
    expect(saved.map(outcomeOf).sort()).toEqual(['LinkNameTaken', 'ok'])
    await save({ LinkName: 'anna' })
    await save({ LinkName: '' }, owner)
    await save()
    await owner.client.call('/console-api/EndPerson', { PersonID: anna.personId, DealsTo: '' })
    expect(await seen()).toMatchObject({ Agent: null })
    expect(outcomeOf(await save({}, owner))).toBe('ok')
  })

  it('makes a new application their deal, and that of a client without it the deal of who leads the site', async () => {
    await save()
    const borrower = await makeBorrower(foyer, site)
    const { MortgageApplicationID } = await begin(borrower, 'anna')
    expect(await ownerOf(MortgageApplicationID)).toBe(anna.personId)
    for (const name of [undefined, '', 'nobody-of-this-name']) {
      const application = await begin(await makeBorrower(foyer, site), name)
      expect(await ownerOf(application.MortgageApplicationID)).toBe(owner.personId)
    }
    const withheld = ['deal.view' as const]
    await owner.client.call('/console-api/ChangePerson', {
      ...{ PersonID: anna.personId, Role: 'broker', Reach: 'own', Sites: [], Withheld: withheld, Granted: [] },
    })
    const late = await begin(await makeBorrower(foyer, site), 'anna')
    expect(await ownerOf(late.MortgageApplicationID)).toBe(owner.personId)
  })

  it('signs the mails about their deals, to which a reply goes to them', async () => {
    await save()
    const borrower = await makeBorrower(foyer, site)
    const { MortgageApplicationID } = await begin(borrower, 'anna')
    await foyer.client().call('/broker-api/SaveDocumentRequest', {
      ...{ SiteID: site, MortgageApplicationID, RequestName: 'Papers' },
      Items: [{ Type: 14, Required: 1 }],
    })
    const mail = await foyer.mailbox.arrived(borrower.email)
    expect(mail.replyTo).toBe(anna.email)
    expect(mail.text).toContain('Anna Bélanger')
    expect(mail.text).toContain('(450) 555-0187')
  })

  it('has the client see who takes care of their latest application', async () => {
    await save()
    const borrower = await makeBorrower(foyer, site)
    const site_ = () => borrower.client.call('/api/loadSiteConfiguration', { SiteID: site })
    expect(await site_()).toMatchObject({ Agent: null })
    const { MortgageApplicationID } = await begin(borrower, 'anna')
    expect(await site_()).toMatchObject({ Agent: { FirstName: 'Anna', Email: anna.email } })
    await owner.client.call('/console-api/AssignDeal', {
      ...{ SiteID: site, MortgageApplicationID, PersonID: owner.personId },
    })
    expect(await site_()).toMatchObject({ Agent: null })
    expect(await foyer.client().call('/api/loadSiteConfiguration', { SiteID: site })).toMatchObject({ Agent: null })
  })
})
