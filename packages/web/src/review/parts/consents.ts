import { type Problem, problem } from '@foyer/domain/kit/problem.ts'
import { allConsented, type Consent } from '@foyer/domain/review/consent.ts'

export interface SendValues {
  Comments: string
  Consents: Consent[]
}

/** Nothing is ticked for anybody, whatever was ticked on an earlier visit. */
export const nobodyYet = (applicants: readonly { ApplicantID: number }[]): Consent[] =>
  applicants.map(({ ApplicantID }) => ({ ApplicantID, Accepted: 0 }))

/** One problem, at the first box that is still empty: the sentence speaks of all of them. */
export const consentProblems = ({ Consents }: SendValues): Problem[] =>
  problem(
    !allConsented(Consents, Consents),
    `Consents.${Math.max(
      0,
      Consents.findIndex(({ Accepted }) => Accepted !== 1),
    )}.Accepted`,
    'ConsentRequired',
  )
