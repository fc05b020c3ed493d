import { expect, test, vi } from 'vitest'
import { envelopesDocuSign } from '../adapters/envelopes-docusign.ts'
import { startFakeDocuSign } from '../adapters/testing/fake-docusign.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { aDocument, ada, freshSigners, mailedLink } from '../testing/signing-flow.ts'
import { startTestFoyer } from '../testing/start-test-foyer.ts'
import { decisionsOf } from './testing/decisions.ts'

test('the envelope of an erased deal is voided at the external service, where it could still be signed', async () => {
  const fake = await startFakeDocuSign()
  const foyer = await startTestFoyer({ envelopes: envelopesDocuSign(fake.config) })
  try {
    await makeSite(foyer, 'ours')
    const anna = await makeStaff(foyer, await makeBrokerage(foyer))
    await giveSite(foyer, anna.brokerageId, 'ours')
    const paul = await makeStaff(foyer, anna.brokerageId, { role: 'compliance' })
    const deal = await makeApplication(await makeBorrower(foyer, 'ours'))
    const Signers = freshSigners(ada)
    const Document = (await aDocument()).toString('base64')
    const asked = await anna.client.call('/console-api/RequestSignatures', {
      ...{ SiteID: 'ours', DealID: deal.applicationId, Title: 'Commitment', TitleFr: '', Document, Signers },
      EnableOrdering: 0,
    })
    expect(outcomeOf(asked)).toBe('ok')
    await mailedLink(foyer, Signers[0]?.Email ?? '')
    const states = () => [...fake.envelopes.values()].map(({ status }) => status)
    expect(states()).toEqual(['sent'])
    await decisionsOf(anna).ask(deal)
    expect(outcomeOf(await decisionsOf(paul).approve(deal))).toBe('ok')
    await vi.waitFor(() => expect(states()).toEqual(['voided']), { timeout: 10_000 })
  } finally {
    await foyer.stop()
    await fake.stop()
  }
})
