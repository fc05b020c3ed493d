import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { retention } from '../maintenance/index.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let applicationId: number
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'theirs')
  const borrower = await makeBorrower(foyer, 'ours', {
    firstName: 'Ada',
    lastName: 'Roy',
    email: 'ada@borrower.example',
  })
  applicationId = (await makeApplication(borrower)).applicationId
})
afterAll(() => foyer.stop())

const make = (Insurance: object = { Name: 'Paul Côté', Phone: '5145550111', Email: 'paul@insurer.example' }) =>
  foyer.client().call('/broker-api/CreatePartnerOffer', {
    SiteID: 'ours',
    MortgageApplicationID: applicationId,
    Insurance,
  })
const load = (OfferID: string) => foyer.client().call('/api/LoadPartnerOffer', { OfferID })
const answer = (OfferID: string, Answer: number) => foyer.client().call('/api/AnswerPartnerOffer', { OfferID, Answer })
const sent = (OfferID: string) => foyer.client().call('/api/LoadPartnerApplication', { OfferID })
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }) =>
  `${ReturnStatus.ReturnCode} ${ReturnStatus.ReturnMessage}`.trim()

describe('an offer', () => {
  it('is a link that shows a first name and the contact, and nothing else of the application', async () => {
    const { id, Url } = await make()
    expect(Url).toBe(`http://localhost:3000/cooperators/quote/${id}`)
    const { ReturnStatus: _, ...offer } = await load(id)
    expect(offer).toEqual({
      FirstName: expect.any(String),
      BrokerageName: 'Tremblay Hypothèques',
      Insurance: { Name: 'Paul Côté', Phone: '5145550111', Email: 'paul@insurer.example' },
      Answer: -1,
      AnsweredAt: '',
    })
    expect(keyOf(await sent(id))).toBe('404 NoAccess')
  })
  it('requires yes or no, is answered once, and the insurer is notified', async () => {
    const { id } = await make()
    expect(keyOf(await answer(id, -1))).toBe('422 PartnerAnswerRequired')
    expect(keyOf(await answer(id, 1))).toBe('200')
    expect(keyOf(await answer(id, 0))).toBe('409 PartnerOfferAnswered')
    expect(await load(id)).toMatchObject({ Answer: 1, AnsweredAt: foyer.clock.now().toISOString() })
    const mail = await foyer.mailbox.arrived('paul@insurer.example')
    expect(mail.text).toContain('ada@borrower.example')
  })
  it('that is answered shows how and when, a first name, and no contact details', async () => {
    const { id } = await make({ Name: 'Paul Côté', Phone: '', Email: 'pages@insurer.example' })
    await answer(id, 1)
    expect((await load(id)).FirstName).toBe('')
    const { ReturnStatus: _, ...what } = await sent(id)
    expect(what).toEqual({ FirstName: 'Ada', Answer: 1, AnsweredAt: foyer.clock.now().toISOString() })
  })
  it('is valid for thirty days, answered or not, and its link is then removed', async () => {
    const [open, answered] = [
      await make({ Email: 'late@insurer.example' }),
      await make({ Email: 'late@insurer.example' }),
    ]
    await answer(answered.id, 0)
    foyer.clock.advance(30 * 24 * 3600 - 1)
    expect(keyOf(await load(open.id))).toBe('200')
    expect(keyOf(await sent(answered.id))).toBe('200')
    foyer.clock.advance(1)
    for (const call of [load, sent, (id: string) => answer(id, 1)])
      for (const { id } of [open, answered]) expect(keyOf(await call(id))).toBe('404 NoAccess')
    const counted = await retention(foyer.services, { now: foyer.clock.now(), isDry: false })
    expect(counted.offerLinks).toBeGreaterThanOrEqual(2)
    const left = await foyer.services.database.db.selectFrom('public_tokens').select('token_key').execute()
    expect(left).toEqual([])
  })
  it('is answered and mailed once, even by concurrent calls', async () => {
    const { id } = await make({ Name: 'Once', Phone: '', Email: 'once@insurer.example' })
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => answer(id, index % 2)))
    expect(answers.map(keyOf).sort()).toEqual(['200', ...Array(9).fill('409 PartnerOfferAnswered')])
    await foyer.mailbox.arrived('once@insurer.example')
    expect(foyer.mailbox.to('once@insurer.example')).toHaveLength(1)
  })
  it('that is declined forwards no contact details', async () => {
    const { id } = await make({ Email: 'no@insurer.example' })
    await answer(id, 0)
    const mail = await foyer.mailbox.arrived('no@insurer.example')
    expect(mail.text).not.toContain('@borrower.example')
  })
  it('goes to the agent without an insurer', async () => {
    const agents = await foyer
      .client()
      .call('/broker-api/CreatePartnerOffer', { SiteID: 'ours', MortgageApplicationID: applicationId })
    expect((await load(agents.id)).Insurance).toEqual({
      Name: 'Tremblay Hypothèques',
      Phone: '4165550123',
      Email: 'ours@broker.example',
    })
  })
})

test('an invalid link returns NoAccess everywhere', async () => {
  for (const call of [load, sent, (id: string) => answer(id, 1)])
    expect(keyOf(await call('nowhere'))).toBe('404 NoAccess')
})

test('an application of another site, or none, receives no offer', async () => {
  for (const [SiteID, id] of [
    ['theirs', applicationId],
    ['ours', 1],
    ['nowhere', applicationId],
  ] as const) {
    const made = await foyer.client().call('/broker-api/CreatePartnerOffer', { SiteID, MortgageApplicationID: id })
    expect(keyOf(made)).toBe('404 NoAccess')
  }
  expect(keyOf(await make({ Email: 'nobody' }))).toBe('422 InvalidSetting')
})

describe('the offers of a deal', () => {
  const ids = () => ({ SiteID: 'ours', MortgageApplicationID: applicationId })
  const list = (more: object = {}) => foyer.client().call('/broker-api/ListPartnerOffers', { ...ids(), ...more })
  const end = (OfferNumber: number) => foyer.client().call('/broker-api/EndPartnerOffer', { ...ids(), OfferNumber })
  it('are listed with their contact, answer and end, the newest first and page by page', async () => {
    const { id } = await make({ Name: 'Anne Roy', Phone: '', Email: 'anne@insurer.example' })
    await answer(id, 1)
    const [newest] = (await list()).Offers
    expect(newest).toMatchObject({
      ...{ Insurance: { Name: 'Anne Roy' }, Answer: 1, AnsweredAt: foyer.clock.now().toISOString(), WithdrawnAt: '' },
      EndsAt: new Date(foyer.clock.now().getTime() + 30 * 24 * 3600 * 1000).toISOString(),
    })
    for (let left = 25; left > 0; left -= 1) await make()
    const first = await list()
    const next = await list({ After: first.Next })
    expect(first.Offers).toHaveLength(25)
    expect(next.Offers[0]).toEqual(newest)
    expect(keyOf(await list({ MortgageApplicationID: 999_999 }))).toBe('404 NoAccess')
  })
  it('that was withdrawn opens and takes an answer no more', async () => {
    const { id } = await make()
    const OfferNumber = (await list()).Offers[0]?.OfferNumber ?? 0
    expect([keyOf(await end(OfferNumber)), keyOf(await end(OfferNumber))]).toEqual(['200', '200'])
    expect([keyOf(await load(id)), keyOf(await answer(id, 1))]).toEqual(['404 NoAccess', '404 NoAccess'])
    expect((await list()).Offers[0]).toMatchObject({ Answer: -1, WithdrawnAt: foyer.clock.now().toISOString() })
  })
  it('that was answered cannot be withdrawn, nor one of another deal', async () => {
    const { id } = await make()
    await answer(id, 0)
    expect(keyOf(await end((await list()).Offers[0]?.OfferNumber ?? 0))).toBe('409 PartnerOfferAnswered')
    expect(keyOf(await end(999_999))).toBe('404 NoAccess')
  })
})
