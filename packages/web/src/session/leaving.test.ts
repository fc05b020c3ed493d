import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLeaving, readLeaving, rememberLeaving, returnPath } from './leaving.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const at = '/demo/user/7/mortgage'

test('the same user returns to their last page, another user does not', () => {
  rememberLeaving('demo', { reason: 'ended', at, UserID: 'ada' })
  expect([returnPath('demo', 'ada'), returnPath('demo', 'bob'), returnPath('other', 'ada')]).toEqual([
    at,
    undefined,
    undefined,
  ])
})

test('a page requested without a session is opened after signing in', () => {
  rememberLeaving('demo', { reason: 'asked', at, UserID: '' })
  expect(returnPath('demo', 'ada')).toBe(at)
})

test.each(['https://evil.example/demo/user/', '//evil.example', '/other/user/7/start', '/demo/home', 'javascript:1'])(
  'never returns to %s',
  (elsewhere) => {
    rememberLeaving('demo', { reason: 'ended', at: elsewhere, UserID: 'ada' })
    expect(readLeaving('demo')).toBeUndefined()
    kept.set('foyer.leaving.demo', JSON.stringify({ reason: 'ended', at: elsewhere, UserID: 'ada' }))
    expect(returnPath('demo', 'ada')).toBeUndefined()
  },
)

test('ignores unreadable or deleted data', () => {
  kept.set('foyer.leaving.demo', '{"reason":"because"}')
  expect(readLeaving('demo')).toBeUndefined()
  kept.set('foyer.leaving.demo', 'not JSON')
  expect(readLeaving('demo')).toBeUndefined()
  rememberLeaving('demo', { reason: 'loggedOut', at: '', UserID: '' })
  forgetLeaving('demo')
  expect(readLeaving('demo')).toBeUndefined()
})

test('signing in and out works without storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('forbidden')
    },
  })
  rememberLeaving('demo', { reason: 'ended', at, UserID: 'ada' })
  expect(returnPath('demo', 'ada')).toBeUndefined()
})
