import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { coverageCodes } from './codes.ts'
import {
  type Coverage,
  type CoverageEvent,
  coverageOf,
  isReachable,
  nextCoverage,
  noCoverage,
  premiumTotal,
  selectedCodes,
  signerIds,
  typesOf,
} from './coverage.ts'

/** A state as text: `LI+CI`, `AD open`, `declined`. */
const words = (state: Coverage) =>
  [selectedCodes(state).join('+') || 'none', state.adDisabled ? 'AD closed' : 'AD open', state.declined && 'declined']
    .filter(Boolean)
    .join(', ')
const event = (text: string): CoverageEvent => {
  const [type = '', code = ''] = text.split(' ')
  return { type, code } as CoverageEvent
}
const after = (...events: string[]) => events.map(event).reduce(nextCoverage, noCoverage)

describe('each event in each state', () => {
  test.each([
    // From the start
    ['', 'choose LI', 'LI, AD closed'],
    ['', 'choose CI', 'LI+CI, AD closed'],
    ['', 'choose AD', 'none, AD closed'],
    ['', 'leave LI', 'none, AD closed'],
    ['', 'leave CI', 'none, AD closed'],
    ['', 'leave AD', 'none, AD closed'],
    ['', 'decline', 'none, AD closed, declined'],
    ['', 'accept', 'none, AD closed'],
    // With life insurance
    ['choose LI', 'choose LI', 'LI, AD closed'],
    ['choose LI', 'choose CI', 'LI+CI, AD closed'],
    ['choose LI', 'choose AD', 'LI, AD closed'],
    ['choose LI', 'leave LI', 'none, AD open'],
    ['choose LI', 'leave CI', 'LI, AD closed'],
    ['choose LI', 'leave AD', 'LI, AD closed'],
    ['choose LI', 'decline', 'none, AD open, declined'],
    ['choose LI', 'accept', 'LI, AD closed'],
    // With life and critical illness
    ['choose CI', 'choose LI', 'LI+CI, AD closed'],
    ['choose CI', 'choose CI', 'LI+CI, AD closed'],
    ['choose CI', 'choose AD', 'LI+CI, AD closed'],
    ['choose CI', 'leave LI', 'none, AD open'],
    ['choose CI', 'leave CI', 'LI, AD closed'],
    ['choose CI', 'leave AD', 'LI+CI, AD closed'],
    ['choose CI', 'decline', 'none, AD open, declined'],
    ['choose CI', 'accept', 'LI+CI, AD closed'],
    // After life insurance was deselected
    ['choose LI|leave LI', 'choose LI', 'LI, AD closed'],
    ['choose LI|leave LI', 'choose CI', 'LI+CI, AD closed'],
    ['choose LI|leave LI', 'choose AD', 'AD, AD open'],
    ['choose LI|leave LI', 'leave LI', 'none, AD open'],
    ['choose LI|leave LI', 'leave CI', 'none, AD open'],
    ['choose LI|leave LI', 'leave AD', 'none, AD open'],
    ['choose LI|leave LI', 'decline', 'none, AD open, declined'],
    ['choose LI|leave LI', 'accept', 'none, AD open'],
    // With AD
    ['choose LI|leave LI|choose AD', 'choose LI', 'LI, AD closed'],
    ['choose LI|leave LI|choose AD', 'choose CI', 'LI+CI, AD closed'],
    ['choose LI|leave LI|choose AD', 'choose AD', 'AD, AD open'],
    ['choose LI|leave LI|choose AD', 'leave LI', 'AD, AD open'],
    ['choose LI|leave LI|choose AD', 'leave CI', 'AD, AD open'],
    ['choose LI|leave LI|choose AD', 'leave AD', 'none, AD open'],
    ['choose LI|leave LI|choose AD', 'decline', 'none, AD open, declined'],
    ['choose LI|leave LI|choose AD', 'accept', 'AD, AD open'],
    // Declined
    ['decline', 'choose LI', 'none, AD closed, declined'],
    ['decline', 'choose CI', 'none, AD closed, declined'],
    ['decline', 'choose AD', 'none, AD closed, declined'],
    ['decline', 'leave LI', 'none, AD closed, declined'],
    ['decline', 'leave CI', 'none, AD closed, declined'],
    ['decline', 'leave AD', 'none, AD closed, declined'],
    ['decline', 'decline', 'none, AD closed, declined'],
    ['decline', 'accept', 'none, AD closed'],
    ['choose LI|decline', 'choose AD', 'none, AD open, declined'],
    ['choose LI|decline', 'accept', 'none, AD open'],
  ])('%s → %s: %s', (before, step, expected) =>
    expect(words(nextCoverage(after(...before.split('|').filter(Boolean)), event(step)))).toBe(expected),
  )
})

const anyEvent = fc.oneof(
  fc.record({ type: fc.constantFrom('choose', 'leave'), code: fc.constantFrom(...coverageCodes) }),
  fc.constantFrom({ type: 'decline' }, { type: 'accept' }),
) as fc.Arbitrary<CoverageEvent>

describe('after any events', () => {
  it('the state is valid, and survives the wire format', () =>
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
        const state = events.reduce(nextCoverage, noCoverage)
        expect(isReachable(state)).toBe(true)
        expect(coverageOf({ DeclinedFl: state.declined ? 1 : 0, InsuranceTypes: typesOf(state) })).toEqual(state)
      }),
    ))
  it('an unreachable combination is detected', () => {
    const given = (codes: string[], declined = false) =>
      isReachable({ LI: codes.includes('LI'), CI: codes.includes('CI'), AD: codes.includes('AD'), declined })
    expect([given(['CI']), given(['LI', 'AD']), given(['LI'], true), given(['CI', 'AD'])]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([given([]), given(['LI']), given(['LI', 'CI']), given(['AD']), given([], true)]).toEqual(Array(5).fill(true))
  })
})

test('the insured people and the account holder sign, and no one else', () => {
  const person = (ApplicantId: number, given: Partial<Coverage> = {}) => ({
    ApplicantId,
    DeclinedFl: given.declined ? 1 : 0,
    InsuranceTypes: typesOf({ ...noCoverage, ...given }),
  })
  const people = [person(1, { LI: true }), person(2, { declined: true }), person(3, { LI: true, CI: true }), person(4)]
  expect(signerIds(people, 1)).toEqual([1, 3])
  expect(signerIds(people, 4)).toEqual([1, 3, 4])
  expect(signerIds([person(2, { declined: true })], 2)).toEqual([2])
})

describe('the premium of an applicant', () => {
  const types = (LI: number, CI: number, AD: number) => [
    { Code: 'LI', SelectedFl: LI, MonthlyPremium: 64 },
    { Code: 'CI', SelectedFl: CI, MonthlyPremium: 104.1 },
    { Code: 'AD', SelectedFl: AD, MonthlyPremium: 96.2 },
  ]
  test.each([
    [0, 0, 0, 0],
    [1, 0, 0, 64],
    [1, 1, 0, 168.1],
    [0, 0, 1, 96.2],
    [1, 0, 1, 64],
    [1, 1, 1, 168.1],
  ])('life %i, illness %i, accident %i: %f', (LI, CI, AD, total) => expect(premiumTotal(types(LI, CI, AD))).toBe(total))
})
