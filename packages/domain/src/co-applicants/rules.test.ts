import { describe, expect, it } from 'vitest'
import { asksFirstTimeBuyer, asksRelationship } from '../applicants/conditions.ts'
import { aCoApplicant, anApplicant } from '../testing/applicants.ts'
import {
  addCoApplicantProblems,
  deletableFlag,
  mayRemove,
  mostApplicants,
  nextStepAfterAdding,
  relationshipAfter,
  removeCoApplicantProblems,
} from './rules.ts'

describe('removing an applicant', () => {
  it('is for co-applicants that may go', () => {
    expect(mayRemove(aCoApplicant())).toBe(true)
    expect(mayRemove(aCoApplicant({ Deletable: 0 }))).toBe(false)
  })
  it('is never for the primary one', () => {
    const primary = anApplicant({ Deletable: 1 })
    expect(mayRemove(primary)).toBe(false)
    expect(removeCoApplicantProblems(primary.Identification)).toEqual([
      { Field: 'ApplicantID', Key: 'PrimaryApplicantStays' },
    ])
  })
  it('ends when the part or the application is sent', () => {
    expect(deletableFlag({ primary: false, state: 'open' })).toBe(1)
    expect(deletableFlag({ primary: false, state: 'invited' })).toBe(1)
    for (const state of ['sent', 'submitted', 'returned'] as const)
      expect(deletableFlag({ primary: false, state })).toBe(0)
    expect(deletableFlag({ primary: true, state: 'open' })).toBe(0)
  })
})

describe('adding an applicant', () => {
  it('ends at ten people', () => {
    const people = (length: number) => Array.from({ length }, () => ({}))
    expect(addCoApplicantProblems(people(mostApplicants - 1))).toEqual([])
    expect(addCoApplicantProblems(people(mostApplicants))).toEqual([{ Field: 'ApplicantID', Key: 'TooManyRecords' }])
  })
  it('goes on to the addresses, or past them where they are told already', () => {
    expect(nextStepAfterAdding({ Step: 1 })).toBe(2)
    expect(nextStepAfterAdding({ Step: 2 })).toBe(3)
  })
})

describe('what only some applicants are asked', () => {
  it('a first-time buyer is asked for among primary applicants, where the site asks', () => {
    expect(asksFirstTimeBuyer({ primary: true }, { FirstTimeBuyer: 1 })).toBe(true)
    expect(asksFirstTimeBuyer({ primary: true }, { FirstTimeBuyer: 0 })).toBe(false)
    expect(asksFirstTimeBuyer({ primary: false }, { FirstTimeBuyer: 1 })).toBe(false)
  })
  it('a relationship among the others', () => {
    expect(asksRelationship({ primary: false })).toBe(true)
    expect(asksRelationship({ primary: true })).toBe(false)
  })
})

describe('choosing a relationship', () => {
  it('comes back to the one before when somebody else is the spouse', () => {
    expect(relationshipAfter(6, 0, 'Jo Roy')).toBe(6)
    expect(relationshipAfter(-1, 1, 'Jo Roy')).toBe(-1)
  })
  it('stands otherwise', () => {
    expect(relationshipAfter(6, 0, undefined)).toBe(0)
    expect(relationshipAfter(0, 2, 'Jo Roy')).toBe(2)
  })
})
