import { describe, expect, test } from 'vitest'
import { type ActivityKind, groupActivity } from './activity.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 14, minute)).toISOString()
const event = (minute: number, Kind: ActivityKind, Name = 'Marie') => ({ At: at(minute), Kind, Name })
const lines = (events: ReturnType<typeof event>[]) =>
  groupActivity(events, ({ Kind, Name }) => `${Kind} ${Name}`).map(({ At, Kind, Name, Count }) => [
    At,
    Kind,
    Name,
    Count,
  ])

describe('the lines of an activity', () => {
  test('count the repeated saves of a person, each within 30 minutes of the next', () =>
    expect(lines([event(59, 'answers'), event(40, 'answers'), event(10, 'answers')])).toEqual([
      [at(59), 'answers', 'Marie', 3],
    ]))

  test('begin anew after 30 minutes', () =>
    expect(lines([event(59, 'answers'), event(28, 'answers')])).toEqual([
      [at(59), 'answers', 'Marie', 1],
      [at(28), 'answers', 'Marie', 1],
    ]))

  test('keep what happened between the saves, and the saves of others', () =>
    expect(
      lines([event(9, 'answers'), event(8, 'submitted'), event(7, 'answers', 'Luc'), event(6, 'answers')]),
    ).toEqual([
      [at(9), 'answers', 'Marie', 2],
      [at(8), 'submitted', 'Marie', 1],
      [at(7), 'answers', 'Luc', 1],
    ]))

  test('never put two reveals, decisions or submissions together', () => {
    for (const kind of ['revealedSin', 'accepted', 'submitted', 'noteWritten'] as const)
      expect(lines([event(2, kind), event(1, kind)])).toHaveLength(2)
  })
})
