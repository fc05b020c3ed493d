import { expect, test } from 'vitest'
import { formatInstant, timeOfInstant } from './format-instant.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('an instant is shown in the time zone of the sites, in the reader’s language', () => {
  expect(plain(formatInstant('2026-11-26T02:05:00.000Z', 'en'))).toBe('Nov 25, 2026, 9:05 p.m.')
  expect(plain(formatInstant('2026-11-26T02:05:00.000Z', 'fr'))).toBe('25 nov. 2026, 21 h 05')
  expect(plain(timeOfInstant('2026-11-26T02:05:00.000Z', 'fr'))).toBe('21 h 05')
})

test('what is no instant is shown as nothing', () => {
  expect([formatInstant('', 'en'), formatInstant('soon', 'fr')]).toEqual(['', ''])
})
