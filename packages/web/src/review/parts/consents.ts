import type { Application } from '@foyer/domain/application-fields.ts'
import { type Problem, problem } from '@foyer/domain/kit/problem.ts'
import { allConsented, type Consent } from '@foyer/domain/review/consent.ts'

export interface SendValues {
  Comments: string
  Consents: Consent[]
}

/** All checkboxes are empty at first, even after an earlier visit. */
export const nobodyYet = (applicants: readonly { ApplicantID: number }[]): Consent[] =>
  applicants.map(({ ApplicantID }) => ({ ApplicantID, Accepted: 0 }))

/**
 * The form's key, whose change clears the consents: changed answers, text or applicants, or a refusal. The language is
 * not included, because it changes no answer.
 */
export const consentKey = (
  { Summary }: Pick<Application, 'Summary'>,
  consents: readonly Consent[],
  refusals: number,
): string =>
  JSON.stringify([
    Summary.ConsentVersion,
    Summary.Reviewed.Parts,
    consents.map(({ ApplicantID }) => ApplicantID),
    refusals,
  ])

/** One problem at the first empty checkbox; its text covers all of them. */
export const consentProblems = ({ Consents }: SendValues): Problem[] =>
  problem(
    !allConsented(Consents, Consents),
    `Consents.${Math.max(
      0,
      Consents.findIndex(({ Accepted }) => Accepted !== 1),
    )}.Accepted`,
    'ConsentRequired',
  )
