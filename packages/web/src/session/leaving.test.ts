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

test('whoever was there comes back to the page they were on; somebody else does not', () => {
  rememberLeaving('demo', { reason: 'ended', at, UserID: 'ada' })
  expect([returnPath('demo', 'ada'), returnPath('demo', 'bob'), returnPath('other', 'ada')]).toEqual([
    at,
    undefined,
    undefined,
  ])
})

test('a page that was asked for without a session is gone to by whoever signs in', () => {
  rememberLeaving('demo', { reason: 'asked', at, UserID: '' })
  expect(returnPath('demo', 'ada')).toBe(at)
})

test.each(['https://evil.example/demo/user/', '//evil.example', '/other/user/7/start', '/demo/home', 'javascript:1'])(
  '%s is never gone back to',
  (elsewhere) => {
    rememberLeaving('demo', { reason: 'ended', at: elsewhere, UserID: 'ada' })
    expect(readLeaving('demo')).toBeUndefined()
    kept.set('foyer.leaving.demo', JSON.stringify({ reason: 'ended', at: elsewhere, UserID: 'ada' }))
    expect(returnPath('demo', 'ada')).toBeUndefined()
  },
)

test('what cannot be read, or was forgotten, says nothing', () => {
  kept.set('foyer.leaving.demo', '{"reason":"because"}')
  expect(readLeaving('demo')).toBeUndefined()
  kept.set('foyer.leaving.demo', 'not JSON')
  expect(readLeaving('demo')).toBeUndefined()
  rememberLeaving('demo', { reason: 'loggedOut', at: '', UserID: '' })
  forgetLeaving('demo')
  expect(readLeaving('demo')).toBeUndefined()
})

test('a browser that forbids its storage still signs in and out', () => {
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
