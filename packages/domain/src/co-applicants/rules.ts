import { isSpouse } from '../applicants/spouse.ts'
import { applicantHasReached } from '../flow.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { type PartState, partVerdict } from '../parts/rights.ts'

/** Maximum of applicants, the main applicant included. */
export const mostApplicants = 10

/**
 * Records of all lists of all applicants together, since every load returns them: thirty for each of ten people, and about
 * 0.4 MB.
 */
export const mostRecords = 300

/** What the removal rules read; a loaded applicant satisfies it. */
export interface Removable {
  Deletable: number
  Identification: { PrimaryFlag: number }
}

/** Deletable of an applicant: 1 for co-applicants whose part may still be removed. */
export const deletableFlag = ({ primary, state }: { primary: boolean; state: PartState }): 0 | 1 =>
  !primary && partVerdict('remove', state, 'main') === 'allowed' ? 1 : 0

/** The primary applicant cannot be removed; the field path is that of RemoveCoApplicant. */
export const removeCoApplicantProblems = ({ PrimaryFlag }: Removable['Identification']) =>
  problem(PrimaryFlag === 1, 'ApplicantID', 'PrimaryApplicantStays')

export const mayRemove = ({ Deletable, Identification }: Removable): boolean =>
  Deletable === 1 && removeCoApplicantProblems(Identification).length === 0

export const addCoApplicantProblems = (applicants: readonly unknown[]): Problem[] =>
  problem(applicants.length >= mostApplicants, 'ApplicantID', 'TooManyRecords')

/** NextStep on the wire. */
export const nextSteps = { address: 2, income: 3 } as const

/**
 * The step after adding a co-applicant: addresses. If those are complete (AddCoApplicant was sent again with their
 * id), the step after them, which is income where it is shown.
 */
export const nextStepAfterAdding = ({ Step }: { Step: number }): (typeof nextSteps)[keyof typeof nextSteps] =>
  applicantHasReached({ Step }, 'address') ? nextSteps.income : nextSteps.address

/**
 * The relationship after `chosen` was picked: it reverts when another applicant is spouse or common-law partner
 * (`otherSpouseName`, see spouseConflict); the error names that applicant.
 */
export const relationshipAfter = (before: number, chosen: number, otherSpouseName: string | undefined): number =>
  isSpouse(chosen) && otherSpouseName !== undefined ? before : chosen
