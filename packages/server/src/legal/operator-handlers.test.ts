import { legalSections } from '@foyer/domain/legal/legal-text.ts'
import { legalKinds, shippedVersions } from '@foyer/domain/legal/shipped.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import { approveLegalTexts, makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { hasLegalTexts } from './store.ts'

let foyer: TestFoyer
let sites = 0
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

const newSite = async () => {
  sites += 1
  return (await makeSite(foyer, `site-${sites}`)).siteId
}
const today = () => todayOf(foyer.clock.now())
const tomorrow = () => todayOf(new Date(foyer.clock.now().getTime() + 86_400_000))
const outcome = ({ ReturnStatus, Errors = [] }: { ReturnStatus: { ReturnMessage: string }; Errors?: object[] }) => [
  ReturnStatus.ReturnMessage,
  ...Errors,
]
const call = (name: 'ApproveLegalText' | 'SaveLegalText' | 'WithdrawLegalText', body: object) =>
  foyer.client().callAnyhow(`/broker-api/${name}`, body)
const approve = (SiteID: string, more: object = {}) =>
  call('ApproveLegalText', { SiteID, Kind: 'terms', Version: '1.3', ...more })
const own = { Kind: 'terms', Version: '2.0', TextEn: '# Our rules\nBe kind.', TextFr: '# Nos règles\nSoyez gentils.' }
const save = (SiteID: string, more: object = {}) =>
  call('SaveLegalText', { SiteID, ...own, EffectiveDate: today(), ...more })
const withdraw = (SiteID: string, more: object = {}) =>
  call('WithdrawLegalText', { SiteID, Kind: own.Kind, Version: own.Version, ...more })
const list = (SiteID: string) => foyer.client().call('/broker-api/ListLegalTexts', { SiteID })
const kindOf = async (SiteID: string, kind = 'terms') => {
  const found = (await list(SiteID)).LegalTexts.find(({ Kind }) => Kind === kind)
  if (!found) throw new Error('no such kind')
  return found
}
/** The versions that were approved, the one in force with a star. */
const versions = async (SiteID: string, kind = 'terms') =>
  (await kindOf(SiteID, kind)).Approved.map(({ Version, InForceFl }) => Version + (InForceFl === 1 ? '*' : ''))
const shown = (SiteID: string, LanguageID: 1 | 2 = 1, Kind = 'terms') =>
  foyer.client().call('/api/LoadLegalText', { SiteID, Kind, LanguageID })
const eventsOf = (siteId: string, action: 'legal-text-approved' | 'legal-text-saved' | 'legal-text-withdrawn') =>
  inSite(foyer.services.database.db, siteId, (trx) =>
    trx.selectFrom('audit_events').select(['actor', 'details']).where('action', '=', action).execute(),
  )

describe('the list of legal texts', () => {
  it('has the shipped text of every kind in both languages, with its placeholders, and the notice for staff', async () => {
    const { Notice, OpenFl, LegalTexts } = await list(await newSite())
    expect([Notice, OpenFl]).toEqual([expect.stringContaining('legal counsel'), 1])
    expect(LegalTexts.map(({ Kind }) => Kind)).toEqual(legalKinds)
    for (const { Kind, Shipped, Approved, ShippedApprovedFl } of LegalTexts) {
      expect([Kind, Shipped.Version, Approved, ShippedApprovedFl]).toEqual([
        Kind,
        shippedVersions[Kind as (typeof legalKinds)[number]],
        [],
        0,
      ])
      expect(legalSections(Shipped.TextEn)).toHaveLength(legalSections(Shipped.TextFr).length)
      expect(Shipped.TextEn).toContain('{{brokerage}}')
      expect(Shipped.TextFr).toContain('{{brokerage}}')
    }
    const { Notice: french } = await foyer.client().call('/broker-api/ListLegalTexts', {
      SiteID: `site-${sites}`,
      LanguageID: 2,
    })
    expect(french).toContain('conseiller juridique')
  })
  it('of a shipped text is one that a site could save as its own', async () => {
    const siteId = await newSite()
    for (const { Kind, Shipped } of (await list(siteId)).LegalTexts) {
      const { TextEn, TextFr } = Shipped
      expect(outcome(await save(siteId, { Kind, TextEn, TextFr }))).toEqual([''])
    }
  })
})

describe('a shipped text', () => {
  it('is approved as it was read, on the record, from today', async () => {
    const siteId = await newSite()
    expect(outcome(await approve(siteId))).toEqual([''])
    const { Approved, Shipped, ShippedApprovedFl } = await kindOf(siteId)
    expect(ShippedApprovedFl).toBe(1)
    expect(Approved).toEqual([
      {
        Version: '1.3',
        EffectiveDate: today(),
        Source: 'shipped',
        TextEn: Shipped.TextEn,
        TextFr: Shipped.TextFr,
        ...{ ApprovedBy: 'operator', By: 'operator', Name: '' },
        ApprovedAt: foyer.clock.now().toISOString(),
        InForceFl: 1,
        WithdrawnFl: 0,
      },
    ])
    expect(await eventsOf(siteId, 'legal-text-approved')).toMatchObject([
      { actor: 'operator', details: { kind: 'terms', version: '1.3' } },
    ])
    expect((await shown(siteId)).Sections).toEqual([])
  })
  it('is approved once, however often it is asked, and each call is on the record', async () => {
    const siteId = await newSite()
    await approve(siteId)
    expect(outcome(await approve(siteId))).toEqual([''])
    expect(await versions(siteId)).toEqual(['1.3*'])
    expect(await eventsOf(siteId, 'legal-text-approved')).toHaveLength(2)
  })
  it('is not approved by another version than the one that is shipped', async () => {
    const siteId = await newSite()
    expect(outcome(await approve(siteId, { Version: '1.1' }))).toEqual([
      'LegalTextChanged',
      { Field: 'Version', Key: 'LegalTextChanged' },
    ])
    expect(await versions(siteId)).toEqual([])
  })
  it('that was approved before an upgrade stays in force, as it was approved', async () => {
    const siteId = await newSite()
    await inSite(foyer.services.database.db, siteId, (trx) =>
      trx
        .insertInto('legal_texts')
        .values({
          ...{ site_id: siteId, kind: 'terms', version: '1.1', source: 'shipped', effective_on: today() },
          ...{ text_en: '# Old\nText.', text_fr: '# Ancien\nTexte.' },
          ...{ approved_by: 'operator', approved_at: foyer.clock.now() },
        })
        .execute(),
    )
    expect(await shown(siteId)).toMatchObject({ Version: '1.1', Sections: [{ Title: 'Old', Text: 'Text.' }] })
    expect((await kindOf(siteId)).ShippedApprovedFl).toBe(0)
    await approve(siteId)
    expect((await shown(siteId)).Sections).toEqual([])
    expect(await versions(siteId)).toEqual(['1.3*', '1.1'])
  })
  it('takes the place of the site’s own again once it is approved', async () => {
    const siteId = await newSite()
    await save(siteId)
    await approve(siteId)
    expect(await versions(siteId)).toEqual(['1.3*', '2.0'])
    expect((await shown(siteId)).Sections).toEqual([])
  })
})

describe('a text of the site’s own', () => {
  it('is what borrowers read, in their language, on the record', async () => {
    const siteId = await newSite()
    expect(outcome(await save(siteId))).toEqual([''])
    expect(await shown(siteId)).toMatchObject({
      Version: '2.0',
      EffectiveDate: today(),
      Sections: [{ Title: 'Our rules', Text: 'Be kind.' }],
    })
    expect((await shown(siteId, 2)).Sections).toEqual([{ Title: 'Nos règles', Text: 'Soyez gentils.' }])
    expect((await shown(siteId, 1, 'privacy')).Sections).toEqual([])
    expect(await eventsOf(siteId, 'legal-text-saved')).toMatchObject([
      { actor: 'operator', details: { kind: 'terms', version: '2.0' } },
    ])
  })
  it('is of one site only', async () => {
    const [ours, theirs] = [await newSite(), await newSite()]
    await save(ours)
    expect(await versions(theirs)).toEqual([])
    expect((await shown(theirs)).Sections).toEqual([])
    const rows = await inSite(foyer.services.database.db, theirs, (trx) =>
      trx.selectFrom('legal_texts').selectAll().execute(),
    )
    expect(rows).toEqual([])
  })
  it('takes effect on its day, and the one before applies until then', async () => {
    const siteId = await newSite()
    await approve(siteId)
    await save(siteId, { EffectiveDate: tomorrow() })
    expect(await versions(siteId)).toEqual(['2.0', '1.3*'])
    await save(siteId, { Version: '1.9' })
    expect(await versions(siteId)).toEqual(['1.9*', '2.0', '1.3'])
    foyer.clock.advance(86_400)
    expect(await versions(siteId)).toEqual(['1.9', '2.0*', '1.3'])
  })
  it('has a name of its own, which no text of its kind had', async () => {
    const siteId = await newSite()
    const taken = ['LegalVersionTaken', { Field: 'Version', Key: 'LegalVersionTaken' }]
    await save(siteId)
    expect(outcome(await save(siteId))).toEqual(taken)
    expect(outcome(await save(siteId, { Version: '1.3' }))).toEqual(taken)
    expect(outcome(await save(siteId, { Kind: 'privacy' }))).toEqual([''])
    await inSite(foyer.services.database.db, siteId, (trx) =>
      trx
        .insertInto('legal_texts')
        .values({
          ...{ site_id: siteId, kind: 'disclosure', version: '1.3', source: 'own', effective_on: today() },
          ...{ text_en: '# A\nB', text_fr: '# A\nB', approved_by: 'operator', approved_at: foyer.clock.now() },
        })
        .execute(),
    )
    expect(outcome(await approve(siteId, { Kind: 'disclosure' }))).toEqual(taken)
  })
  it('is refused at each field that is wrong, and then not stored', async () => {
    const siteId = await newSite()
    const wrong = { Version: ' ', EffectiveDate: '2020-01-01', TextEn: '<p>No</p>', TextFr: '# Un\n{{agent}}' }
    expect(outcome(await save(siteId, wrong))).toEqual([
      'InvalidSetting',
      { Field: 'Version', Key: 'InvalidSetting' },
      { Field: 'EffectiveDate', Key: 'InvalidSetting' },
      { Field: 'TextEn', Key: 'InvalidSetting' },
      { Field: 'TextFr', Key: 'UnknownPlaceholder' },
    ])
    expect(outcome(await save(siteId, { TextEn: `# A\n${'b'.repeat(40_000)}` }))).toEqual(['InvalidRequest'])
    expect(await versions(siteId)).toEqual([])
  })
})

describe('a text of a later day', () => {
  it('is withdrawn before that day, on the record, and what is in force stays', async () => {
    const siteId = await newSite()
    await approve(siteId)
    await save(siteId, { EffectiveDate: tomorrow() })
    expect(outcome(await withdraw(siteId))).toEqual([''])
    expect(await eventsOf(siteId, 'legal-text-withdrawn')).toMatchObject([
      { actor: 'operator', details: { kind: 'terms', version: '2.0' } },
    ])
    foyer.clock.advance(86_400)
    expect(await versions(siteId)).toEqual(['2.0', '1.3*'])
    expect((await kindOf(siteId)).Approved.map(({ WithdrawnFl }) => WithdrawnFl)).toEqual([1, 0])
    expect((await shown(siteId)).Sections).toEqual([])
  })
  it('is withdrawn once, however often it is asked, also after that day', async () => {
    const siteId = await newSite()
    await save(siteId, { EffectiveDate: tomorrow() })
    await Promise.all([withdraw(siteId), withdraw(siteId)])
    foyer.clock.advance(86_400)
    expect(outcome(await withdraw(siteId))).toEqual([''])
    expect(await eventsOf(siteId, 'legal-text-withdrawn')).toHaveLength(3)
    expect(await versions(siteId)).toEqual(['2.0'])
  })
  it('opens no site that is closed without it', async () => {
    const siteId = await newSite()
    const isOpen = () =>
      inSite(foyer.services.database.db, siteId, (trx) => hasLegalTexts(trx, siteId, foyer.clock.now()))
    for (const Kind of legalKinds) await save(siteId, { Kind, EffectiveDate: tomorrow() })
    await withdraw(siteId)
    foyer.clock.advance(86_400)
    expect(await isOpen()).toBe(false)
    await save(siteId, { Version: '2.1' })
    expect(await isOpen()).toBe(true)
  })
  it('keeps the name of its version', async () => {
    const siteId = await newSite()
    await save(siteId, { EffectiveDate: tomorrow() })
    await withdraw(siteId)
    expect(outcome(await save(siteId))[0]).toBe('LegalVersionTaken')
    expect(outcome(await save(siteId, { Version: '2.1' }))).toEqual([''])
  })
  it('stays from its day on, and an unknown one or the shipped one cannot be withdrawn', async () => {
    const siteId = await newSite()
    await approve(siteId)
    await save(siteId)
    expect(outcome(await withdraw(siteId))).toEqual([
      'LegalTextInEffect',
      { Field: 'Version', Key: 'LegalTextInEffect' },
    ])
    for (const Version of ['1.3', '3.0'])
      expect(outcome(await withdraw(siteId, { Version }))).toEqual([
        'UnknownChoice',
        { Field: 'Version', Key: 'UnknownChoice' },
      ])
    expect(await versions(siteId)).toEqual(['2.0*', '1.3'])
  })
})

it('every call refuses an unknown site, and an unknown kind at its field', async () => {
  const siteId = await newSite()
  expect(outcome(await foyer.client().callAnyhow('/broker-api/ListLegalTexts', { SiteID: 'nowhere' }))).toEqual([
    'UnknownSite',
  ])
  for (const refused of [approve, save, withdraw]) {
    expect(outcome(await refused('nowhere'))).toEqual(['UnknownSite'])
    expect(outcome(await refused(siteId, { Kind: 'cookies' }))).toEqual([
      'UnknownChoice',
      { Field: 'Kind', Key: 'UnknownChoice' },
    ])
  }
  expect(outcome(await shown(siteId, 1, 'cookies'))).toEqual(['UnknownChoice'])
})

it('two approvals at once make one row', async () => {
  const siteId = await newSite()
  await Promise.all([approve(siteId), approve(siteId), approveLegalTexts(foyer, siteId)])
  expect(await versions(siteId)).toEqual(['1.3*'])
})

it('a kind has 100 texts at most, of which the newest ten and the one in force are listed', async () => {
  const site = await newSite()
  await save(site, { Version: 'first' })
  await inSite(foyer.services.database.db, site, (trx) =>
    sql`insert into legal_texts (site_id, kind, version, source, effective_on, text_en, text_fr, approved_by, approved_at)
      select site_id, kind, 'n' || n, source, '2099-01-01', text_en, text_fr, approved_by, approved_at
        from legal_texts, generate_series(1, 98) n where site_id = ${site}`.execute(trx),
  )
  expect(outcome(await save(site, { Version: 'last', EffectiveDate: '2099-01-02' }))).toEqual([''])
  expect(await versions(site)).toEqual([
    'last',
    'n98',
    'n97',
    'n96',
    'n95',
    'n94',
    'n93',
    'n92',
    'n91',
    'n90',
    'first*',
  ])
  expect(outcome(await save(site, { Version: 'more' }))).toEqual(['TooManyRecords'])
  expect(outcome(await withdraw(site, { Version: 'n1' }))).toEqual([''])
})

describe('two people at once', () => {
  it('who read the same texts: the first one saves, and the second one is refused', async () => {
    const siteId = await newSite()
    const outcomes = await Promise.all([
      save(siteId, { Before: 0 }),
      save(siteId, { Version: '2.1', Before: 0 }),
      approve(siteId, { Before: 0 }),
    ])
    expect(outcomes.map((one) => one.ReturnStatus.ReturnMessage).sort()).toEqual(['', 'StaleEdit', 'StaleEdit'])
    expect((await kindOf(siteId)).Texts).toBe(1)
    expect(outcome(await approve(siteId, { Before: 1 }))).toEqual([''])
  })
})
