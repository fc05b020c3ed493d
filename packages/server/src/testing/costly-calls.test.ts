import { allCalls } from '@foyer/contract/all-calls.ts'
import { isOfficeAccess } from '@foyer/contract/kit/access.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { bothInsured } from '@foyer/domain/testing/insurance.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { downloadPath } from '../insurance/download.ts'
import { makeSite } from './builders.ts'
import { makeInsurance, openInsurance } from './insurance.ts'
import { makeBrokerage, makeStaff } from './office-builders.ts'
import { outcomeOf } from './people.ts'
import { smallestValue } from './schema-values.ts'
import { goToDesk, requestSignatures } from './signing-flow.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

const siteId = 'ours'
let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId, { Credits: 0 })
})
afterAll(() => foyer.stop())

const prepared = async () => {
  const insurance = await makeInsurance(foyer, siteId)
  const primary = await openInsurance(foyer, insurance)
  const [ada, noe] = primary.loaded.Applicants
  if (!ada || !noe) throw new Error('a couple')
  const answers = bothInsured([ada.ApplicantId, noe.ApplicantId])
  await primary.quote(answers)
  expect((await primary.prepare(answers)).ReturnStatus.ReturnCode).toBe(200)
  const ownCopy = async () => {
    const { statusCode, headers } = await foyer.app.inject({
      method: 'POST',
      url: downloadPath,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `sid-${siteId}=${primary.client.cookies.get(`sid-${siteId}`)}`,
      },
      payload: new URLSearchParams({
        CliApplicationId: String(primary.loaded.CliApplicationId),
        Token: primary.place.token,
        SiteId: siteId,
        OwnCopy: '1',
      }).toString(),
    })
    return [statusCode, headers['content-type']]
  }
  return { ownCopy }
}
const pdf = [200, 'application/pdf']

it('a signer loads the document thirty times an hour; another signer of the request is not affected', async () => {
  const { signers } = await requestSignatures(foyer, { siteId })
  const [first, second] = signers.map(({ Email }) => Email)
  const [ada, bruno] = [await goToDesk(foyer, siteId, first ?? ''), await goToDesk(foyer, siteId, second ?? '')]
  const load = async ({ client, ids }: typeof ada) =>
    outcomeOf(await client.callAnyhow('/api/SIGNLoadDocument', { ...ids, LanguageID: 1, Signed: 0 }))
  for (let count = 0; count < 30; count += 1) expect(await load(ada)).toBe('ok')
  expect(await load(ada)).toBe('TooManyRequests')
  expect(await load(bruno)).toBe('ok')
})

it('forty copies that one insured person asks for at once neither fill the queue of others nor delay them', async () => {
  const [many, one] = [await prepared(), await prepared()]
  const asked = Array.from({ length: 40 }, () => many.ownCopy())
  expect(await one.ownCopy()).toEqual(pdf)
  const outcomes = (await Promise.all(asked)).map(([status]) => status)
  expect(outcomes.filter((status) => status === 200)).toHaveLength(10)
  expect(outcomes.filter((status) => status === 429)).toHaveLength(30)
  // Thirty an hour.
  for (let count = 10; count < 30; count += 1) expect(await many.ownCopy()).toEqual(pdf)
  expect((await many.ownCopy())[0]).toBe(429)
  expect(await one.ownCopy()).toEqual(pdf)
})

it.each(
  allCalls
    .filter(({ access, perHour }) => isOfficeAccess(access) && perHour !== undefined)
    .map((call) => [pathsOf(call).join(), call] as const),
)('a person of staff makes %s as often an hour as it is declared', async (path, { perHour = 0, body }) => {
  const brokerage = await makeBrokerage(foyer)
  const [staff, other] = [await makeStaff(foyer, brokerage), await makeStaff(foyer, brokerage)]
  const now = foyer.clock.now()
  const limit = { name: path, max: perHour, seconds: 60 * 60 }
  for (let count = 1; count < perHour; count += 1)
    await foyer.services.limiter.take(limit, `person:${staff.personId}`, now)
  const make = async ({ client }: typeof staff) => {
    const reply = await client.raw(path, JSON.stringify(smallestValue(body)))
    return outcomeOf(JSON.parse(reply.body))
  }
  expect(await make(staff)).not.toBe('TooManyRequests')
  expect(await make(staff)).toBe('TooManyRequests')
  expect(await make(other)).not.toBe('TooManyRequests')
})
