import type { Application } from '@foyer/domain/application-fields.ts'
import { type Problem, problem } from '@foyer/domain/kit/problem.ts'
import { allConsented, type Consent } from '@foyer/domain/review/consent.ts'

export interface SendValues {
  Comments: string
  Consents: Consent[]
}

/** Nothing is ticked for anybody, whatever was ticked on an earlier visit. */
export const nobodyYet = (applicants: readonly { ApplicantID: number }[]): Consent[] =>
  applicants.map(({ ApplicantID }) => ({ ApplicantID, Accepted: 0 }))

/**
 * What makes it another form, without the ticks of the one before: other answers or another text than were read, other
 * people who accept, a refusal. The language does not: it changes no answer.
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
