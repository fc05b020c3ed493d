import { sessionState } from '@foyer/ui/session/session-clock.ts'
import { describe, expect, test } from 'vitest'
import { newVersionTarget } from '../site/new-version.ts'

describe('a session', () => {
  const times = { lastAnswer: 0, idleSeconds: 1800, totalEnd: undefined }
  const at = (seconds: number, totalEnd?: number) => sessionState(seconds * 1000, { ...times, totalEnd })

  test('has no notice until two and a half minutes before its idle end', () => {
    expect(at(1800 - 151)).toEqual({ kind: 'quiet' })
    expect(at(1800 - 150)).toEqual({ kind: 'warning', secondsLeft: 150, canExtend: true })
  })
  test('ends after thirty minutes', () => {
    expect(at(1800)).toEqual({ kind: 'ended' })
  })
  test('cannot be extended beyond its maximum', () => {
    expect(at(500, 600_000)).toEqual({ kind: 'warning', secondsLeft: 100, canExtend: false })
    // Both ends coincide when the server cuts the idle time to the remaining total.
    expect(at(1700, 1_800_000)).toEqual({ kind: 'warning', secondsLeft: 100, canExtend: false })
  })
})

describe('a new version is followed', () => {
  const here = 'https://portal.example.com/demo/home'
  test.each([
    ['https://new.example.com/', 'https://new.example.com/'],
    ['/v2/demo', 'https://portal.example.com/v2/demo'],
  ])('to %s', (url, target) => {
    expect(newVersionTarget(url, here)).toBe(target)
  })
  test.each(['', 'http://evil.example', '//evil', 'javascript:alert(1)', here])('never to %s', (url) => {
    const target = newVersionTarget(url, here)
    expect(target === undefined || target.startsWith('https://')).toBe(true)
    if (url !== '//evil') expect(target).toBeUndefined()
  })
})
