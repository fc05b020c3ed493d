import { expect, test } from 'vitest'
import type { Round } from './measure-round.ts'
import { ratioOf, rowOf } from './summary.ts'

/** A round of one second in which each work takes these milliseconds of the processor. */
const round = (count: number, processor = 1): Round => ({
  seconds: 1,
  times: Array.from({ length: count }, (_, number) => number + 1),
  product: count * processor,
  postgres: 0,
})

test('a row has the median of the rounds, and the times of all of them', () => {
  expect(rowOf([round(100, 2), round(10, 2), round(50, 2)])).toEqual({
    'a second': 50,
    spread: '10 to 100',
    'median ms': 36,
    'p99 ms': 99,
    'product CPU ms': 2,
    'PostgreSQL CPU ms': 0,
  })
})

test('a ratio compares rounds of the same moment, so that a slow machine slows both', () => {
  const ours = [round(100), round(10), round(50)]
  const theirs = [round(20, 3), round(2, 3), round(10, 3)]
  expect(ratioOf([ours], [theirs])).toEqual({ ratio: 5, spread: '5 to 5', 'by processor time': 3 })
})

test('the ratio of several works counts the time of one of each', () => {
  // 10 + 100 milliseconds of ours beside 100 + 100 of theirs.
  const ratio = ratioOf([[round(100)], [round(10)]], [[round(10)], [round(10)]])
  expect(ratio).toMatchObject({ ratio: 1.82 })
})

test('a round that is missing makes no ratio', () => {
  expect(ratioOf([[round(10)], []], [[round(10)], [round(10)]]).ratio).toBeNaN()
})
