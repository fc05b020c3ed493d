import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { FailureKey } from '@foyer/ui/client/outcome.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { show } from '@foyer/ui/testing/show-in-form.tsx'
import { expect, test } from 'vitest'
import { reloadIfNotOpen } from './signer-ids.ts'

const Desk = () => {
  useCall('/api/SIGNLoad', { SiteID: 'demo', SigningRequestID: 'request', SignerID: 1, LanguageID: 1 })
  return null
}

test('a page that is no longer open for a signature is loaded again, and no other one', async () => {
  let loads = 0
  const load = async () => {
    loads += 1
    return {} as ReplyOf<'/api/SIGNLoad'>
  }
  await show(<Desk />, { replies: { '/api/SIGNLoad': load } })
  await expect.poll(() => loads).toBe(1)
  const fail = (key: FailureKey) => reloadIfNotOpen({ ok: false, key, errors: [] })
  await fail('NetworkFailure')
  expect(loads).toBe(1)
  await fail('SigningNotOpen')
  expect(loads).toBe(2)
})
