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

test('a line ends between the day and the time, and within neither', () => {
  const linesOf = (text: string) => text.split(/[ \n]/)
  expect(linesOf(formatInstant('2026-11-26T02:05:00.000Z', 'fr'))).toEqual([
    '25\u00A0nov.\u00A02026,',
    '21\u00A0h\u00A005',
  ])
  expect(linesOf(formatInstant('2026-11-26T02:05:00.000Z', 'en'))).toHaveLength(2)
  expect(linesOf(timeOfInstant('2026-11-26T02:05:00.000Z', 'fr'))).toHaveLength(1)
})
