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
  it('is allowed for removable co-applicants', () => {
    expect(mayRemove(aCoApplicant())).toBe(true)
    expect(mayRemove(aCoApplicant({ Deletable: 0 }))).toBe(false)
  })
  it('is refused for the primary applicant', () => {
    const primary = anApplicant({ Deletable: 1 })
    expect(mayRemove(primary)).toBe(false)
    expect(removeCoApplicantProblems(primary.Identification)).toEqual([
      { Field: 'ApplicantID', Key: 'PrimaryApplicantStays' },
    ])
  })
  it('is refused once the part or the application is sent', () => {
    expect(deletableFlag({ primary: false, state: 'open' })).toBe(1)
    expect(deletableFlag({ primary: false, state: 'invited' })).toBe(1)
    for (const state of ['sent', 'submitted', 'returned'] as const)
      expect(deletableFlag({ primary: false, state })).toBe(0)
    expect(deletableFlag({ primary: true, state: 'open' })).toBe(0)
  })
})

describe('adding an applicant', () => {
  it('is refused beyond ten people', () => {
    const people = (length: number) => Array.from({ length }, () => ({}))
    expect(addCoApplicantProblems(people(mostApplicants - 1))).toEqual([])
    expect(addCoApplicantProblems(people(mostApplicants))).toEqual([{ Field: 'ApplicantID', Key: 'TooManyRecords' }])
  })
  it('continues at the addresses, or after them if they are complete', () => {
    expect(nextStepAfterAdding({ Step: 1 })).toBe(2)
    expect(nextStepAfterAdding({ Step: 2 })).toBe(3)
  })
})

const purchase = { DealPurposeDD: 0, SearchStageDD: 1 }
const renewal = { DealPurposeDD: 4, SearchStageDD: -1 }

describe('questions for some applicants only', () => {
  it('only primary applicants are asked about a first-time purchase, where the site asks', () => {
    expect(asksFirstTimeBuyer({ primary: true }, { FirstTimeBuyer: 1 }, purchase)).toBe(true)
    expect(asksFirstTimeBuyer({ primary: true }, { FirstTimeBuyer: 0 }, purchase)).toBe(false)
    expect(asksFirstTimeBuyer({ primary: false }, { FirstTimeBuyer: 1 }, purchase)).toBe(false)
    expect(asksFirstTimeBuyer({ primary: true }, { FirstTimeBuyer: 1 }, renewal)).toBe(false)
  })
  it('only co-applicants are asked for a relationship', () => {
    expect(asksRelationship({ primary: false })).toBe(true)
    expect(asksRelationship({ primary: true })).toBe(false)
  })
})

describe('choosing a relationship', () => {
  it('reverts when another applicant is the spouse', () => {
    expect(relationshipAfter(6, 0, 'Jo Roy')).toBe(6)
    expect(relationshipAfter(-1, 1, 'Jo Roy')).toBe(-1)
  })
  it('is kept otherwise', () => {
    expect(relationshipAfter(6, 0, undefined)).toBe(0)
    expect(relationshipAfter(0, 2, 'Jo Roy')).toBe(2)
  })
})
