import { expect, test } from 'vitest'
import { figuresIn, queryOf } from './figures.ts'

const figures = { Amount: 512_345.5, Rate: 5.245, Years: 30, Frequency: 3 }

test('a shared link has the figures', () => {
  expect(queryOf(figures)).toBe('?amount=512345.5&rate=5.245&years=30&frequency=3')
  expect(figuresIn(queryOf(figures))).toEqual(figures)
})

test.each(['', '?amount=&rate=', '?amount=much&years=1e3', '?amount=-1'])('%j begins with the usual figures', (query) =>
  expect(figuresIn(query)).toEqual({ Amount: 400_000, Rate: 4.79, Years: 25, Frequency: 0 }),
)

test('of a menu, only a known choice is taken', () => expect(figuresIn('?frequency=9').Frequency).toBe(0))
