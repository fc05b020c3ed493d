import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { ensureSite } from '../site/index.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { makeBrokerage, makeStaff, totpCode } from '../testing/office-builders.ts'
import { newCaller, outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { makeSetupLink } from './setup-link.ts'
import { addSite } from './sites-store.ts'

const paul = { Email: 'Paul@Rive-Nord.example', FirstName: 'Paul', LastName: 'Gagnon', LanguageID: 2 } as const
const brokerage = {
  LegalName: 'Hypothèques Rive-Nord inc.',
  Licences: [{ ProvinceID: 11, Number: '600123' }],
  TimeZone: 'America/Toronto',
}

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

const printedLink = async () => (await makeSetupLink(foyer.services)) ?? ''
const tokenOf = (link: string) => link.split('#')[1] ?? ''
const newToken = async () => tokenOf(await printedLink())
const open = async (Token: string) => outcomeOf(await newCaller(foyer).call('/console-api/OpenSetup', { Token }))
const savePerson = (client: Client, Token: string) => client.call('/console-api/SaveSetupPerson', { Token, ...paul })
const addApp = async (client: Client) => {
  const { ChallengeID, Secret } = await client.call('/console-api/StartTotp', {})
  const Code = totpCode(Secret, foyer.clock.now())
  return client.call('/console-api/ConfirmTotp', { ChallengeID, Code, Name: '' })
}

describe('the printed link', () => {
  it('has its token in the fragment, and only a keyed hash of it is stored', async () => {
    const link = await printedLink()
    expect(link).toMatch(/^http:\/\/localhost:3000\/office\/setup#[\w-]{43}$/)
    expect(await databaseText(foyer.services.database)).not.toContain(tokenOf(link))
  })

  it('works for 24 hours', async () => {
    const token = await newToken()
    foyer.clock.advance(24 * 3600 - 1)
    expect(await open(token)).toBe('ok')
    foyer.clock.advance(2)
    expect(await open(token)).toBe('SetupLinkExpired')
    expect(outcomeOf(await savePerson(newCaller(foyer), token))).toBe('SetupLinkExpired')
  })

  it('of an earlier start works no more', async () => {
    const former = await newToken()
    const token = await newToken()
    expect([await open(former), await open(token), await open('made-up')]).toEqual([
      'SetupLinkExpired',
      'ok',
      'SetupLinkExpired',
    ])
  })

  it('makes one person, of 20 who use it at once', async () => {
    const token = await newToken()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => outcomeOf(await savePerson(newCaller(foyer), token))),
    )
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
    expect(await open(token)).toBe('SetupLinkExpired')
  })
})

describe('the first person', () => {
  it('needs a name and an address', async () => {
    const body = { Token: await newToken(), Email: '', FirstName: '', LastName: '', LanguageID: 1 }
    const { Errors = [] } = await newCaller(foyer).call('/console-api/SaveSetupPerson', body)
    expect(Errors.map(({ Key }) => Key).sort()).toEqual([
      'RequiredEmailAddress',
      'RequiredFirstName',
      'RequiredLastName',
    ])
  })

  it('makes a factor before the brokerage, whose name and time zone are checked', async () => {
    const client = newCaller(foyer)
    expect(await savePerson(client, await newToken())).toMatchObject({ Next: 'enrol' })
    const save = async (body: object) => client.callAnyhow('/console-api/SaveSetupBrokerage', body)
    expect(outcomeOf(await save(brokerage))).toBe('Access_Denied')
    const { RecoveryCodes, Next } = await addApp(client)
    expect([RecoveryCodes.length, Next]).toEqual([10, 'brokerage'])
    const zone = async (TimeZone: string) => (await save({ ...brokerage, LegalName: ' ', TimeZone })).Errors
    expect(await zone('US/Pacific-New')).toMatchObject([{}, { Field: 'TimeZone' }])
    const { Errors } = await save({ ...brokerage, LegalName: ' ', TimeZone: 'Mars/Base' })
    expect(Errors).toEqual([
      { Field: 'LegalName', Key: 'RequiredLegalName' },
      { Field: 'TimeZone', Key: 'UnknownChoice' },
    ])
    expect(await client.call('/console-api/LoadMe', {})).toMatchObject({ Next: 'brokerage', Actions: [] })
  })

  it('continues a setup that they left, with a new link', async () => {
    const client = newCaller(foyer)
    expect(await savePerson(client, await newToken())).toMatchObject({ Next: 'factor', Factors: ['totp', 'recovery'] })
  })
})

describe('a finished setup', () => {
  let owner: Client
  beforeAll(async () => {
    await foyer.stop()
    foyer = await startTestFoyer()
    await makeSite(foyer, 'earlier')
    await makeApplication(await makeBorrower(foyer, 'earlier'))
    owner = newCaller(foyer)
    await savePerson(owner, await newToken())
    await addApp(owner)
    expect(await owner.call('/console-api/SaveSetupBrokerage', brokerage)).toMatchObject({ Next: 'office' })
  })

  it('has an owner with every action of the table, who is the only one', async () => {
    const me = await owner.call('/console-api/LoadMe', {})
    expect(me).toMatchObject({
      ...{ Next: 'office', Email: 'paul@rive-nord.example', FirstName: 'Paul', LanguageID: 2 },
      Memberships: [{ Brokerage: brokerage.LegalName, Role: 'owner', Reach: 'brokerage', Current: 1 }],
    })
    expect(me.Actions).toContain('person.manage')
    expect(me.Actions).not.toContain('credit.edit')
  })

  it('ends every link: none is printed any more, a brokerage is made once', async () => {
    expect(await makeSetupLink(foyer.services)).toBeUndefined()
    expect(outcomeOf(await owner.call('/console-api/SaveSetupBrokerage', brokerage))).toBe('Access_Denied')
  })

  it('creates a site at a free address, which works at once', async () => {
    const check = async (SiteID: string) => (await owner.call('/console-api/CheckSiteAddress', { SiteID })).Free
    expect([await check('rive-nord'), await check('earlier')]).toEqual([1, 0])
    const create = (SiteID: string) => owner.call('/console-api/CreateOfficeSite', { SiteID, LeadPersonID: '' })
    expect(await create('rive-nord')).toMatchObject({ SiteID: 'rive-nord', Url: 'http://localhost:3000/rive-nord' })
    for (const SiteID of ['office', 'console-api', 'Rive', ''])
      expect(await create(SiteID)).toMatchObject({ Errors: [{ Field: 'SiteID', Key: 'InvalidSiteAddress' }] })
    expect(outcomeOf(await owner.call('/console-api/CheckSiteAddress', { SiteID: 'office' }))).toBe(
      'InvalidSiteAddress',
    )
    for (const SiteID of ['rive-nord', 'earlier'])
      expect(await create(SiteID)).toMatchObject({ Errors: [{ Field: 'SiteID', Key: 'SiteAddressTaken' }] })
    const borrower = await makeBorrower(foyer, 'rive-nord')
    await makeApplication(borrower)
    expect(outcomeOf(await owner.call('/console-api/ListDeals', { SiteID: 'rive-nord' }))).toBe('ok')
  })

  it('creates no more than 300 sites', async () => {
    const brokerageId = await makeBrokerage(foyer)
    const owners = await Promise.all(Array.from({ length: 6 }, () => makeStaff(foyer, brokerageId)))
    const now = foyer.clock.now()
    for (let at = 0; at < 298; at += 1) {
      const siteId = `many-${at}`
      await inSite(foyer.services.database.db, siteId, async (trx) => {
        await ensureSite(trx, siteId, now)
        await addSite(trx, { siteId, brokerageId, leadId: '', now })
      })
    }
    const create = ({ client }: (typeof owners)[number], SiteID: string) =>
      client.call('/console-api/CreateOfficeSite', { SiteID, LeadPersonID: '' })
    const made = await Promise.all(owners.map((owner, at) => create(owner, `more-${at}`)))
    const outcomes = made.map(outcomeOf).toSorted()
    expect(outcomes).toEqual([...Array.from({ length: 4 }, () => 'TooManySites'), 'ok', 'ok'])
    // The address of a refused site stays free.
    const refused = made.findIndex((reply) => outcomeOf(reply) !== 'ok')
    const { Free } = await owner.call('/console-api/CheckSiteAddress', { SiteID: `more-${refused}` })
    expect(Free).toBe(1)
  })

  it('adopts a site of an earlier version with its deals, once', async () => {
    const { PersonID } = await owner.call('/console-api/LoadMe', {})
    expect(outcomeOf(await owner.callAnyhow('/console-api/ListDeals', { SiteID: 'earlier' }))).toBe('NoAccess')
    expect(await owner.call('/console-api/ListOfficeSites', {})).toMatchObject({ Adoptable: [{ SiteID: 'earlier' }] })
    const adopt = async (SiteID: string) =>
      outcomeOf(await owner.call('/console-api/AdoptSite', { SiteID, LeadPersonID: PersonID }))
    expect([await adopt('nowhere'), await adopt('earlier'), await adopt('earlier')]).toEqual([
      'NoAccess',
      'ok',
      'NoAccess',
    ])
    expect(outcomeOf(await owner.call('/console-api/ListDeals', { SiteID: 'earlier' }))).toBe('ok')
    const { Sites } = await owner.call('/console-api/ListOfficeSites', {})
    expect(Sites).toMatchObject([
      { SiteID: 'earlier', LeadName: 'Paul Gagnon' },
      { SiteID: 'rive-nord', LeadName: '' },
    ])
    expect(await owner.call('/console-api/ListPeople', {})).toMatchObject({
      People: [{ Deals: 1, SitesLed: ['earlier'], Totp: 1, RecoveryCodesLeft: 10 }],
    })
  })

  it('lets no other brokerage adopt or lead a site', async () => {
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    await makeSite(foyer, 'free')
    const { Adoptable } = await other.client.call('/console-api/ListOfficeSites', {})
    expect(Adoptable).toEqual([])
    for (const path of ['/console-api/AdoptSite', '/console-api/SaveSiteLead'] as const)
      for (const SiteID of ['free', 'earlier'])
        expect(outcomeOf(await other.client.call(path, { SiteID, LeadPersonID: '' }))).toBe('NoAccess')
    const { PersonID } = await owner.call('/console-api/LoadMe', {})
    const foreign = { SiteID: 'theirs', LeadPersonID: PersonID }
    expect(outcomeOf(await other.client.call('/console-api/CreateOfficeSite', foreign))).toBe('NoAccess')
  })

  it('gives a new application to the lead of its site, and to no one without a lead', async () => {
    const { PersonID } = await owner.call('/console-api/LoadMe', {})
    const ownersOf = async (site: string) => {
      await makeApplication(await makeBorrower(foyer, site))
      return inSite(foyer.services.database.db, serverSite, (trx) =>
        trx.selectFrom('deal_owners').select('person_id').where('slug', '=', site).execute(),
      )
    }
    expect(await ownersOf('rive-nord')).toEqual([])
    const lead = { SiteID: 'rive-nord', LeadPersonID: PersonID }
    expect(outcomeOf(await owner.call('/console-api/SaveSiteLead', lead))).toBe('ok')
    expect(await ownersOf('rive-nord')).toEqual([{ person_id: PersonID }])
  })

  it.each([
    ...([
      'brokerages',
      'people',
      'memberships',
      'brokerage_sites',
      'deal_owners',
      'factors',
      'recovery_codes',
    ] as const),
    ...(['office_devices', 'office_sessions', 'setup_tokens', 'office_permissions'] as const),
  ])('has rows of %s that no transaction of a site sees or changes', async (table) => {
    const rowsIn = (site: string) =>
      inSite(foyer.services.database.db, site, (trx) => sql`select 1 from ${sql.table(table)}`.execute(trx))
    expect((await rowsIn(serverSite)).rows.length).toBeGreaterThan(0)
    expect((await rowsIn('earlier')).rows).toEqual([])
  })
})
