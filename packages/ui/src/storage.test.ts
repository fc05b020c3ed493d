import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearStored, keptThrough, readStored, store } from './storage.ts'

beforeEach(() => {
  const kept: Record<string, string> = Object.create({
    getItem: (key: string) => (Object.hasOwn(kept, key) ? kept[key] : null),
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  })
  vi.stubGlobal('localStorage', kept)
})
afterEach(() => vi.unstubAllGlobals())

it('clears everything at the end of a session except the language and unconfirmed submissions', () => {
  store('language', 'fr')
  store('referral', '1')
  store('menu.demo.1.Province', '[]')
  store('submission.7', '{}')
  clearStored()
  expect((['language', 'referral', 'menu.demo.1.Province', 'submission.7'] as const).map(readStored)).toEqual([
    'fr',
    null,
    null,
    '{}',
  ])
})

it('preserves the same when a log-out response clears the storage', async () => {
  store('language', 'fr')
  store('referral', '1')
  store('submission.7', '{"once":true}')
  const outcome = await keptThrough(async () => {
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
    return 'gone'
  })
  expect([outcome, ...(['language', 'referral', 'submission.7'] as const).map(readStored)]).toEqual([
    'gone',
    'fr',
    null,
    '{"once":true}',
  ])
})
