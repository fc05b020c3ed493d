import { afterAll, beforeAll, expect, test } from 'vitest'
import { envelopesDocuSign } from '../adapters/envelopes-docusign.ts'
import { type FakeDocuSign, startFakeDocuSign } from '../adapters/testing/fake-docusign.ts'
import { makeSite } from '../testing/builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { ada, freshSigners, goToDesk, mailedLink, requestSignatures } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { deadDays, endOldRequests } from './index.ts'

const day = 24 * 60 * 60
const siteId = 'ours'
let fake: FakeDocuSign
let foyer: TestFoyer
let isDown = false
beforeAll(async () => {
  fake = await startFakeDocuSign()
  const outside = envelopesDocuSign(fake.config)
  const unlessDown =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      if (isDown) throw new Error('the service is down')
      return call(...args)
    }
  foyer = await startTestFoyer({
    envelopes: { ...outside, create: unlessDown(outside.create), progress: unlessDown(outside.progress) },
  })
  await makeSite(foyer, siteId)
})
afterAll(async () => {
  await foyer.stop()
  await fake.stop()
})

const ask = async () => {
  const signers = freshSigners(ada)
  const { requestId } = await requestSignatures(foyer, { siteId, signers })
  return { requestId, email: signers[0]?.Email ?? '' }
}
const queried = async (statement: string) => {
  let rows: Record<string, unknown>[] = []
  await foyer.services.database.asOwner(async (query) => {
    rows = await query(statement)
  })
  return rows
}
/** As after its tries, which take a day; not during one, which would go on. */
const giveUp = (job: string, requestId: string) =>
  expect
    .poll(() =>
      queried(`update pgboss.job set state = 'failed' where name = '${job}' and data ->> 'requestId' = '${requestId}'
        and state in ('created', 'retry') returning id`),
    )
    .toHaveLength(1)
const watches = (requestId: string) =>
  queried(
    `select 1 from pgboss.job where name = 'check-envelope' and data ->> 'requestId' = '${requestId}' and state < 'completed'`,
  )
const stateOf = async (requestId: string) =>
  (await queried(`select state from signing_requests where request_id = '${requestId}'`))[0]?.state
const signOutside = async (email: string) => {
  const { client, ids } = await goToDesk(foyer, siteId, email)
  const answer = await client.call('/api/SIGNOpenOutside', ids)
  expect(outcomeOf(answer)).toBe('ok')
  fake.sign(answer.Url)
}
const atNight = () => endOldRequests(foyer.services)()

test('an envelope about which the service gave no answer for a day is watched again from the next night on, once', async () => {
  const { requestId, email } = await ask()
  await signOutside(email)
  await giveUp('check-envelope', requestId)
  await atNight()
  await expect.poll(() => stateOf(requestId)).toBe('completed')
  const open = await ask()
  await mailedLink(foyer, open.email)
  await giveUp('check-envelope', open.requestId)
  await atNight()
  await atNight()
  // A watch that has queried the service sends the next one before it ends itself.
  await expect.poll(() => watches(open.requestId)).toHaveLength(1)
})

test('what everyone signed at the service is not cancelled when its links are dead, also while the service is down', async () => {
  const { requestId, email } = await ask()
  await signOutside(email)
  isDown = true
  foyer.clock.advance((30 + deadDays + 1) * day)
  await atNight()
  expect(await stateOf(requestId)).toBe('open')
  isDown = false
  await atNight()
  await expect.poll(() => stateOf(requestId)).toBe('completed')
})

test('what everyone signed at the service is not cancelled by a server without its settings', async () => {
  const { requestId, email } = await ask()
  await signOutside(email)
  await giveUp('check-envelope', requestId)
  foyer.clock.advance((30 + deadDays + 1) * day)
  await endOldRequests({ ...foyer.services, envelopes: undefined })()
  expect(await stateOf(requestId)).toBe('open')
  await atNight()
  await expect.poll(() => stateOf(requestId)).toBe('completed')
})

test('one that cannot be ended delays no other', async () => {
  const [first, second, unwatched] = [await ask(), await ask(), await ask()]
  for (const { email } of [first, second, unwatched]) await mailedLink(foyer, email)
  foyer.clock.advance((30 + deadDays + 1) * day)
  await giveUp('check-envelope', unwatched.requestId)
  await queried(
    `update signing_signers set link_expires_at = '${new Date(foyer.clock.now().getTime() + 365 * day * 1000).toISOString()}' where request_id = '${unwatched.requestId}'`,
  )
  const { jobs } = foyer.services
  const failing = {
    ...jobs,
    send: ((trx, job, payload, at) => {
      if ('requestId' in payload && payload.requestId === first.requestId) throw new Error('it is not voided')
      return jobs.send(trx, job, payload, at)
    }) satisfies typeof jobs.send,
  }
  await expect(endOldRequests({ ...foyer.services, jobs: failing })()).rejects.toThrow(AggregateError)
  expect([await stateOf(first.requestId), await stateOf(second.requestId)]).toEqual(['open', 'cancelled'])
  await expect.poll(() => watches(unwatched.requestId)).toHaveLength(1)
  await atNight()
  expect(await stateOf(first.requestId)).toBe('cancelled')
})

test('a request about which the service never answers again ends a month later', async () => {
  const { requestId, email } = await ask()
  await mailedLink(foyer, email)
  isDown = true
  foyer.clock.advance((30 + deadDays + 29) * day)
  await atNight()
  expect(await stateOf(requestId)).toBe('open')
  foyer.clock.advance(2 * day)
  await atNight()
  expect(await stateOf(requestId)).toBe('cancelled')
  isDown = false
})

test('an envelope that could not be made for a day is made from the next night on, and is given up with its links', async () => {
  isDown = true
  const [late, never] = [await ask(), await ask()]
  for (const { requestId } of [late, never]) await giveUp('create-envelope', requestId)
  isDown = false
  await queried(
    `update signing_requests set created_at = created_at - interval '100 days' where request_id = '${never.requestId}'`,
  )
  await atNight()
  await mailedLink(foyer, late.email)
  expect([await stateOf(late.requestId), await stateOf(never.requestId)]).toEqual(['open', 'cancelled'])
  const made = [...fake.envelopes.values()].map(({ transactionId }) => transactionId)
  expect([made.includes(late.requestId), made.includes(never.requestId)]).toEqual([true, false])
})
