import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSite } from '../testing/builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { goToDesk, requestSignatures, sign } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

test('mails one address ten more links a day, and no link of a title', async () => {
  const Title = 'Win at https://evil.example/pay now'
  const { requestId, signers } = await requestSignatures(foyer, { siteId: 'ours', title: Title })
  const { text, subject } = await foyer.mailbox.arrived(signers[0]?.Email ?? '')
  expect(`${subject} ${text}`).not.toContain('evil.example')
  const ref = { SiteID: 'ours', SigningRequestID: requestId, SignerID: 1 }
  const resend = async () => outcomeOf(await foyer.client().call('/broker-api/ResendSigningLink', ref))
  for (let sent = 0; sent < 10; sent += 1) expect(await resend()).toBe('ok')
  expect(await resend()).toBe('TooManyRequests')
  foyer.clock.advance(24 * 60 * 60 + 1)
  expect(await resend()).toBe('ok')
})

test('a link that staff send again ends the browsers that came by the former one', async () => {
  const { requestId, signers } = await requestSignatures(foyer, { siteId: 'ours' })
  const desk = await goToDesk(foyer, 'ours', signers[0]?.Email ?? '')
  const load = async () => outcomeOf(await desk.client.call('/api/SIGNLoad', { ...desk.ids, LanguageID: 1 }))
  expect(await load()).toBe('ok')
  const ref = { SiteID: 'ours', SigningRequestID: requestId, SignerID: 1 }
  expect(outcomeOf(await foyer.client().call('/broker-api/ResendSigningLink', ref))).toBe('ok')
  expect([await load(), outcomeOf(await sign(desk))]).toEqual(['Access_Denied', 'Access_Denied'])
})
