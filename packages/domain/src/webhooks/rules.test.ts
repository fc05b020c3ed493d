import { describe, expect, it, test } from 'vitest'
import { isWebhookUrl, pauseAfter, replayProblems, triedDays, webhookProblems } from './rules.ts'

describe('the address of a webhook', () => {
  it.each(['https://hooks.broker.example/foyer?a=b', 'https://crm.example:8443/', 'https://é.example/'])(
    'may be %s',
    (url) => expect(isWebhookUrl(url)).toBe(true),
  )
  it.each([
    ...[
      '',
      'hooks.broker.example',
      'http://hooks.broker.example/',
      'ftp://hooks.broker.example/',
      'javascript:alert(1)',
    ],
    ...['https://localhost/', 'https://printer/', 'https://nas.local/', 'https://metadata.google.internal/'],
    ...['https://10.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::1]/', 'https://8.8.8.8/'],
    ...['https://user:word@hooks.broker.example/', 'https://hooks.broker.example/#part'],
  ])('is not %s', (url) => expect(isWebhookUrl(url)).toBe(false))
})

test('a webhook has a name, an address and at least one event', () => {
  expect(webhookProblems({ Name: ' ', Url: 'x', Events: [] }).map(({ Field, Key }) => `${Field} ${Key}`)).toEqual([
    'Name RequiredWebhookName',
    'Url InvalidWebhookUrl',
    'Events RequiredWebhookEvents',
  ])
})

test('a replay is of a period that does not end before it begins', () => {
  expect(replayProblems({ FirstDay: '2026-11-02', LastDay: '2026-11-02' })).toEqual([])
  expect(replayProblems({ FirstDay: '2026-11-02', LastDay: '2026-11-01' })).toHaveLength(1)
  expect(replayProblems({ FirstDay: '', LastDay: '' })).toHaveLength(1)
})

test('pauses grow to six hours, with about twenty tries until a message is given up', () => {
  const ends = triedDays * 24 * 60 * 60
  let [tries, at] = [0, 0]
  while (at < ends) {
    tries += 1
    expect(pauseAfter(tries + 1)).toBeGreaterThanOrEqual(pauseAfter(tries))
    at += pauseAfter(tries)
  }
  expect(pauseAfter(100)).toBe(6 * 60 * 60)
  expect(tries).toBeGreaterThan(15)
  expect(tries).toBeLessThan(25)
})
