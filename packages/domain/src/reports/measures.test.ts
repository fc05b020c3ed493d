import { describe, expect, test } from 'vitest'
import { flow } from '../flow.ts'
import { bucketEnds, countWithin, medianSeconds, reportSteps } from './measures.ts'

test('the steps of a report have the order of the flow', () => {
  const order = flow.steps.map(({ id }) => id)
  expect([...reportSteps].sort((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual([...reportSteps])
})

test('buckets follow each other', () => {
  expect([...bucketEnds].sort((a, b) => a - b)).toEqual([...bucketEnds])
  expect(new Set(bucketEnds).size).toBe(bucketEnds.length)
})

describe('the median', () => {
  test.each([
    ['of nothing is zero', [], 0],
    ['of one bucket is its middle', [[3, 10]], 52.5],
    [
      'is in the bucket of the middle duration',
      [
        [0, 4],
        [5, 4],
        [20, 1],
      ],
      93.75,
    ],
    ['of durations after the last bucket is its end', [[31, 5]], 1_209_600],
    ['counts the first bucket from zero', [[0, 1]], 7.5],
  ] as [string, [number, number][], number][])('%s', (_, counts, seconds) => {
    expect(medianSeconds(new Map(counts))).toBe(seconds)
  })
})

test('durations within a day are those of the buckets up to its end', () => {
  const day = bucketEnds.indexOf(86_400)
  expect(
    countWithin(
      new Map([
        [0, 2],
        [day, 3],
        [day + 1, 7],
        [99, 1],
      ]),
      86_400,
    ),
  ).toBe(5)
})
