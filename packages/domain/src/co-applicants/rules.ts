import { isSpouse } from '../applicants/spouse.ts'
import { type Problem, problem } from '../kit/problem.ts'

/** People an application may have, the main applicant included. */
export const mostApplicants = 10

/** What the rules of removing read; a loaded applicant is such. */
export interface Removable {
  Deletable: number
  Identification: { PrimaryFlag: number }
}

/** Deletable of an applicant: everybody but the primary one, as long as the borrower may change the application. */
export const deletableFlag = ({ primary, open }: { primary: boolean; open: boolean }): 0 | 1 =>
  !primary && open ? 1 : 0

/** Why an applicant stays, with the field path of RemoveCoApplicant; nothing where they may go. */
export const removeCoApplicantProblems = ({ Deletable, Identification }: Removable): Problem[] => {
  if (Identification.PrimaryFlag === 1) return problem(true, 'ApplicantID', 'PrimaryApplicantStays')
  return problem(Deletable !== 1, 'ApplicantID', 'ApplicantNotRemovable')
}

export const mayRemove = (applicant: Removable): boolean => removeCoApplicantProblems(applicant).length === 0

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
  Step >= nextSteps.address ? nextSteps.income : nextSteps.address

/**
 * The relationship once `chosen` was picked: the one before it comes back where another applicant is the spouse or
 * common-law partner (`otherSpouseName`, see spouseConflict), who is named in the error.
 */
export const relationshipAfter = (before: number, chosen: number, otherSpouseName: string | undefined): number =>
  isSpouse(chosen) && otherSpouseName !== undefined ? before : chosen
