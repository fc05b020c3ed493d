import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { paidLimit, takePaid } from './paid-budgets.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

test('what a later budget refuses is counted by none, so that no other is used up by it', async () => {
  const { limiter } = foyer.services
  const site = { outcome: 'site', limit: paidLimit('texts', 'site', 2), subject: 'ours' } as const
  const all = { outcome: 'installation', limit: paidLimit('texts', 'installation', 1), subject: 'all' } as const
  const now = foyer.clock.now()
  const taken = []
  for (let times = 0; times < 4; times += 1) taken.push(await takePaid(limiter, 'texts', [site, all], now))
  expect(taken).toEqual([true, false, false, false])
  expect(await limiter.count(site.limit, site.subject, now)).toBe(1)
  expect(await takePaid(limiter, 'texts', [site], now)).toBe(true)
})
