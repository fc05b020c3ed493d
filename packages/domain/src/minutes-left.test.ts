import { expect, test } from 'vitest'
import type { FlowFacts } from './flow-conditions.ts'
import { minutesLeft } from './minutes-left.ts'
import { flowFacts } from './testing/flow-facts.ts'

const person = (ApplicantID: number, Step: number) => ({ ApplicantID, Step, Disabled: 0 })
const left = (given: Partial<FlowFacts>) => minutesLeft(flowFacts({ showBankStatement: 0, ...given }))

test('the time left falls with every step that is done, and ends with the submission', () => {
  const times = [0, 1, 2, 3, 4, 5].map((Step) => left({ Step: 1, Applicants: [person(101, Step)] }))
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(new Set(times).size).toBe(times.length)
  expect(left({ Step: 0, Applicants: [] })).toBeGreaterThan(0)
  expect(left({ Step: 3, Applicants: [person(101, 6)], MortgageApplicationStatusDD: 0 })).toBe(0)
})

test('a measured step counts with its median, any other with its estimate', () => {
  const facts = flowFacts({ showBankStatement: 0, Step: 1, Applicants: [person(101, 0)] })
  const estimated = minutesLeft(facts)
  expect(minutesLeft({ ...facts, StepMinutes: { identification: 7 } })).toBe(estimated + 5)
  expect(minutesLeft({ ...facts, StepMinutes: {} })).toBe(estimated)
})

test('the time of a person who is invited is their own', () => {
  const Applicants = [person(101, 6), person(102, 0)]
  const alone = left({ Step: 3, Applicants: [person(101, 6)] })
  const OpenInvites = [{ InviteID: 1, ApplicantID: 102, Contact: 'luc@example.ca' }]
  expect(left({ Step: 3, Applicants, OpenInvites })).toBe(alone)
  expect(left({ Step: 3, Applicants })).toBeGreaterThan(alone)
  expect(left({ mode: 'invited', Step: 3, Applicants, OpenInvites, CurrentApplicantID: 102 })).toBeGreaterThan(alone)
})
