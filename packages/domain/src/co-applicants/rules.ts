import { isSpouse } from '../applicants/spouse.ts'
import { applicantHasReached } from '../flow.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { type PartState, partVerdict } from '../parts/rights.ts'

/** People an application may have, the main applicant included. */
export const mostApplicants = 10

/** What the rules of removing read; a loaded applicant is such. */
export interface Removable {
  Deletable: number
  Identification: { PrimaryFlag: number }
}

/** Deletable of an applicant: everyone but the primary one, as long as the state of the part allows it. */
export const deletableFlag = ({ primary, state }: { primary: boolean; state: PartState }): 0 | 1 =>
  !primary && partVerdict('remove', state, 'main') === 'allowed' ? 1 : 0

/** The primary applicant is never removed; the field path is that of RemoveCoApplicant. */
export const removeCoApplicantProblems = ({ PrimaryFlag }: Removable['Identification']) =>
  problem(PrimaryFlag === 1, 'ApplicantID', 'PrimaryApplicantStays')

export const mayRemove = ({ Deletable, Identification }: Removable): boolean =>
  Deletable === 1 && removeCoApplicantProblems(Identification).length === 0

/** No more than ten people to an application. */
export const addCoApplicantProblems = (applicants: readonly unknown[]): Problem[] =>
  problem(applicants.length >= mostApplicants, 'ApplicantID', 'TooManyRecords')

/** NextStep on the wire. */
export const nextSteps = { address: 2, income: 3 } as const

/**
 * Where a co-applicant goes on once they are added: to their addresses, as everybody does. Only one who has told them
 * already (AddCoApplicant was sent again with their id) goes on to what follows, which is income where it is shown.
 */
export const nextStepAfterAdding = ({ Step }: { Step: number }): (typeof nextSteps)[keyof typeof nextSteps] =>
  applicantHasReached({ Step }, 'address') ? nextSteps.income : nextSteps.address

/**
 * The relationship once `chosen` was picked: the one before it comes back where another applicant is the spouse or
 * common-law partner (`otherSpouseName`, see spouseConflict), who is named in the error.
 */
export const relationshipAfter = (before: number, chosen: number, otherSpouseName: string | undefined): number =>
  isSpouse(chosen) && otherSpouseName !== undefined ? before : chosen
