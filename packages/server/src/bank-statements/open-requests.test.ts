import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networkOf } from '../kit/network.ts'
import { type BankDataPort, BankDataUnavailable } from '../ports/bank-data.ts'
import { addCoApplicant, type MadeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { networkLimit } from './handlers.ts'
import { applicationAtStatements, statementSteps } from './testing/statement-steps.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

let sites = 0
const newSite = async (Credits: number) => {
  sites += 1
  const siteId = `site-${sites}`
  await makeSite(foyer, siteId, { Credits })
  return siteId
}
/** A couple at the step, whose browser is at this address. */
const coupleAt = async (siteId: string, ip: string, at = foyer) => {
  const borrower = await makeBorrower(at, siteId)
  const client = at.client({ ip })
  for (const [name, value] of borrower.client.cookies) client.cookies.set(name, value)
  const first = await applicationAtStatements({ ...borrower, client })
  const second = await addCoApplicant(first)
  const steps = (made: MadeApplication) => statementSteps(at, made)
  return { first: steps(first), second: steps(second), made: first }
}
type Couple = Awaited<ReturnType<typeof coupleAt>>
const creditsOf = async (siteId: string): Promise<unknown> => {
  let credits: unknown
  await foyer.services.database.asOwner(async (query) => {
    credits = (await query(`select credits from sites where site_id = '${siteId}'`))[0]?.credits
  })
  return credits
}
const keyOf = async (asked: ReturnType<Couple['first']['request']>) => (await asked).ReturnStatus.ReturnMessage
/** Each of the couple asks twice and goes to no bank. */
const askFourTimes = async ({ first, second }: Couple) => {
  const keys: string[] = []
  for (const one of [first, second, first, second]) keys.push(await keyOf(one.request()))
  return keys
}
const none = ['', '', '', '']
const refused = none.map(() => 'TooManyRequests')

describe('requests without a return', () => {
  test.each([
    ['a /24', ['198.51.100.7', '198.51.100.8', '198.51.100.9', '198.51.100.10']],
    ['a /48 of IPv6', ['2001:db8:1:a::1', '2001:db8:1:b::1', '2001:db8:1:c::1', '2001:db8:1:d::1']],
  ])('hold a fifth of a site’s credits from one network, %s, whatever the accounts', async (_, [a, b, c, d]) => {
    const siteId = await newSite(40)
    const couples: Couple[] = []
    for (const ip of [a, b, c, d]) couples.push(await coupleAt(siteId, ip ?? ''))
    const asked: string[][] = []
    for (const couple of couples) asked.push(await askFourTimes(couple))
    expect(asked).toEqual([none, none, refused, refused])
    expect(await creditsOf(siteId)).toBe(32)
    const client = await coupleAt(siteId, '203.0.113.7')
    expect(await keyOf(client.first.request())).toBe('')
  })
  test('hold four credits of a site with few, also where ten ask at once', async () => {
    const siteId = await newSite(12)
    const couples: Couple[] = []
    for (let count = 0; count < 10; count += 1) couples.push(await coupleAt(siteId, '198.51.100.7'))
    const keys = await Promise.all(couples.map(({ first }) => keyOf(first.request())))
    expect(keys.sort()).toEqual([...none, ...Array.from({ length: 6 }, () => 'TooManyRequests')])
    expect(await creditsOf(siteId)).toBe(8)
  })
  test('are refused past that with the time after which the first of them ends', async () => {
    const siteId = await newSite(12)
    await askFourTimes(await coupleAt(siteId, '198.51.100.7'))
    foyer.clock.advance(10 * 60)
    const { made, first } = await coupleAt(siteId, '198.51.100.8')
    const { SiteID, MortgageApplicationID, ApplicantID } = made.ids
    const body = { SiteID, MortgageApplicationID, ApplicantID }
    const answer = await made.borrower.client.raw('/api/MtgappRequestBankStatement', body)
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, String(20 * 60)])
    foyer.clock.advance(20 * 60)
    await first.load()
    expect(await keyOf(first.request())).toBe('')
  })
  test('of one borrower hold four credits: the next one ends the oldest, without a wait', async () => {
    const siteId = await newSite(100)
    const couple = await coupleAt(siteId, '198.51.100.7')
    const oldest = await couple.first.walk((await couple.first.request()).url)
    await couple.second.request()
    await couple.second.request()
    const returned = await couple.second.walk((await couple.second.request()).url)
    expect(await creditsOf(siteId)).toBe(96)
    expect(await keyOf(couple.first.request())).toBe('')
    expect(await creditsOf(siteId)).toBe(96)
    expect((await couple.first.load()).BankStatementsApplicants).toMatchObject([
      { RequestCount: 1, FailedFlag: 0 },
      { RequestCount: 3 },
    ])
    expect((await couple.first.save(oldest)).ReturnStatus.ReturnMessage).toBe('NoAccess')
    expect((await couple.second.save(returned)).ReturnStatus.ReturnMessage).toBe('')
  })
  test('of a borrower whose network has its part give way to their next one', async () => {
    const siteId = await newSite(12)
    const [own, neighbour] = [await coupleAt(siteId, '198.51.100.7'), await coupleAt(siteId, '198.51.100.7')]
    await own.first.request()
    for (const one of [neighbour.first, neighbour.second, neighbour.first]) await one.request()
    expect(await keyOf(own.first.request())).toBe('')
    expect(await creditsOf(siteId)).toBe(8)
    expect((await neighbour.first.load()).BankStatementsApplicants).toMatchObject([
      { RequestCount: 2 },
      { RequestCount: 1 },
    ])
  })
})

describe('returns with a login that someone made up', () => {
  /** A server whose provider does what `fetch` does with a login; the tags of its visits, oldest first. */
  const startWith = async (fetch: BankDataPort['fetch']) => {
    const tags: string[] = []
    const begin: BankDataPort['begin'] = async ({ tag }) => {
      tags.push(tag)
      return 'https://bank.example/visit'
    }
    const at = await startTestFoyer({ bankData: { begin, mayBe: () => true, fetch } })
    for (const siteId of ['slow', 'other']) await makeSite(at, siteId, { Credits: 40 })
    /** Requests, and returns with such a login, which it resolves with; or with the refusal of the request. */
    const invent = async (one: Couple['first']) => {
      const refusal = await keyOf(one.request())
      if (refusal !== '') return { refusal }
      const LoginID = randomUUID()
      const saved = await one.save({ LoginID, strTag: tags.at(-1) ?? '' })
      expect(saved.ReturnStatus.ReturnMessage).toBe('')
      return { refusal, LoginID }
    }
    return { at, invent }
  }

  test('hold a fifth of a site’s credits from one network while the provider refuses none of them', async () => {
    const { at, invent } = await startWith(async () => ({ state: 'pending', ticket: '' }))
    const couples: Couple[] = []
    for (const ip of ['198.51.100.7', '198.51.100.8', '198.51.100.9']) couples.push(await coupleAt('slow', ip, at))
    const asked: string[][] = []
    for (const { first, second } of couples) {
      const keys: string[] = []
      for (const one of [first, second, first, second, first]) keys.push((await invent(one)).refusal)
      asked.push(keys)
    }
    const four = [...none, 'TooManyRequests']
    expect(asked).toEqual([four, four, [...refused, 'TooManyRequests']])
    const elsewhere = await coupleAt('slow', '203.0.113.7', at)
    expect((await invent(elsewhere.first)).refusal).toBe('')
    await at.stop()
  })

  test('delay no one else’s statement, however long the provider takes to reply about them', async () => {
    const long = Promise.withResolvers<void>()
    const begun: string[] = []
    const { at, invent } = await startWith(async ({ loginId }) => {
      begun.push(loginId)
      await long.promise
      throw new BankDataUnavailable()
    })
    const { first, second } = await coupleAt('slow', '198.51.100.7', at)
    for (const one of [first, second, first, second]) await invent(one)
    const client = await coupleAt('other', '203.0.113.7', at)
    const { LoginID } = await invent(client.first)
    await expect.poll(() => begun).toContain(LoginID)
    // Those of one borrower are fetched one after the other.
    expect(begun).toHaveLength(2)
    long.resolve()
    await at.stop()
  })
})

test('two people with two banks each share all four at once, on a site with few credits', async () => {
  const siteId = await newSite(4)
  const { first, second } = await coupleAt(siteId, '198.51.100.7')
  const visits = []
  for (const one of [first, second, first, second])
    visits.push({ one, returned: await one.walk((await one.request()).url) })
  for (const { one, returned } of visits) expect((await one.save(returned)).ReturnStatus.ReturnMessage).toBe('')
  expect((await first.load()).BankStatementsApplicants).toMatchObject([
    { ReceivedFlag: 1, RequestCount: 2 },
    { ReceivedFlag: 1, RequestCount: 2 },
  ])
})

test('one network requests at most sixty authorizations of a site in a day, over all accounts', async () => {
  const siteId = await newSite(20)
  const { limiter, clock } = foyer.services
  for (let count = 1; count < networkLimit.max; count += 1)
    await limiter.take(networkLimit, `${siteId}|${networkOf('198.51.100.7')}`, clock.now())
  const [one, other, elsewhere] = [
    await coupleAt(siteId, '198.51.100.7'),
    await coupleAt(siteId, '198.51.100.8'),
    await coupleAt(siteId, '203.0.113.7'),
  ]
  expect(await keyOf(one.first.request())).toBe('')
  expect(await keyOf(other.first.request())).toBe('TooManyRequests')
  expect(await creditsOf(siteId)).toBe(19)
  expect(await keyOf(elsewhere.first.request())).toBe('')
})
