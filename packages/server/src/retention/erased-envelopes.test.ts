import { describe, expect, test } from 'vitest'
import { envelopesDocuSign } from '../adapters/envelopes-docusign.ts'
import { startFakeDocuSign } from '../adapters/testing/fake-docusign.ts'
import { heldEnvelopes } from '../adapters/testing/held-envelopes.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { aDocument, ada, freshSigners, mailedLink } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { untilPasses } from '../testing/until-passes.ts'
import { decisionsOf } from './testing/decisions.ts'

/** An owner, who asks, and a person of compliance, who approves. */
const makeDecisive = async (foyer: TestFoyer) => {
  await makeSite(foyer, 'ours')
  const anna = await makeStaff(foyer, await makeBrokerage(foyer))
  await giveSite(foyer, anna.brokerageId, 'ours')
  return [anna, await makeStaff(foyer, anna.brokerageId, { role: 'compliance' })] as const
}

const aRequest = async (DealID: number) => ({
  ...{ SiteID: 'ours', DealID, Title: 'Commitment', TitleFr: '', Signers: freshSigners(ada) },
  ...{ Document: (await aDocument()).toString('base64'), EnableOrdering: 0 as const },
})

test('the envelope of an erased deal is voided at the external service, where it could still be signed', async () => {
  const fake = await startFakeDocuSign()
  const foyer = await startTestFoyer({ envelopes: envelopesDocuSign(fake.config) })
  try {
    const [anna, paul] = await makeDecisive(foyer)
    const deal = await makeApplication(await makeBorrower(foyer, 'ours'))
    const request = await aRequest(deal.applicationId)
    const asked = await anna.client.call('/console-api/RequestSignatures', request)
    expect(outcomeOf(asked)).toBe('ok')
    await mailedLink(foyer, request.Signers[0]?.Email ?? '')
    const states = () => [...fake.envelopes.values()].map(({ status }) => status)
    expect(states()).toEqual(['sent'])
    await decisionsOf(anna).ask(deal)
    expect(outcomeOf(await decisionsOf(paul).approve(deal))).toBe('ok')
    await untilPasses(() => expect(states()).toEqual(['voided']))
  } finally {
    await foyer.stop()
    await fake.stop()
  }
})

describe('what is erased while its envelope is created', () => {
  test.each([
    ['a deal', 'during the call', false],
    ['a deal', 'after a call whose reply was lost', true],
    ['a document without a deal', 'during the call', false],
    ['a document without a deal', 'after a call whose reply was lost', true],
  ])('%s, %s, leaves no envelope that can be signed', async (what, _, isLost) => {
    const fake = await startFakeDocuSign()
    const { envelopes, created, reply } = heldEnvelopes(envelopesDocuSign(fake.config), { isLost })
    const foyer = await startTestFoyer({ envelopes })
    try {
      const [anna, paul] = await makeDecisive(foyer)
      const deal = what === 'a deal' ? await makeApplication(await makeBorrower(foyer, 'ours')) : undefined
      const request = await aRequest(deal?.applicationId ?? 0)
      const { SigningRequestID } = await anna.client.call('/console-api/RequestSignatures', request)
      await created
      const cancelled = await anna.client.call('/console-api/CancelSigningRequest', {
        SiteID: 'ours',
        SigningRequestID,
      })
      expect(outcomeOf(cancelled)).toBe('ok')
      const kept = deal ?? { SiteID: 'ours', MortgageApplicationID: 0 as const, SigningRequestID }
      expect(outcomeOf(await decisionsOf(anna).ask(kept))).toBe('ok')
      expect(outcomeOf(await decisionsOf(paul).approve(kept))).toBe('ok')
      reply()
      const states = () => [...fake.envelopes.values()].map(({ status }) => status)
      await untilPasses(() => expect(states()).toEqual(['voided']))
      expect(foyer.mailbox.to(request.Signers[0]?.Email ?? '')).toEqual([])
    } finally {
      reply()
      await foyer.stop()
      await fake.stop()
    }
  })
})
