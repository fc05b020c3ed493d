import type { Application } from '@foyer/domain/application-fields.ts'
import { type Problem, problem } from '@foyer/domain/kit/problem.ts'
import { allConsented, type Consent } from '@foyer/domain/review/consent.ts'
import type { Failure } from '../../kit/client/outcome.ts'

export interface SendValues {
  Comments: string
  Consents: Consent[]
}

/** Nothing is ticked for anybody, whatever was ticked on an earlier visit. */
export const nobodyYet = (applicants: readonly { ApplicantID: number }[]): Consent[] =>
  applicants.map(({ ApplicantID }) => ({ ApplicantID, Accepted: 0 }))

/**
 * What makes it another form: after a refusal for it, another text or other people who accept. What was ticked before counts
 * for nothing then.
 */
export const consentKey = (
  { Summary }: Pick<Application, 'Summary'>,
  consents: readonly Consent[],
  refused: Failure | undefined,
): string =>
  refused?.key === 'ConsentRequired'
    ? [Summary.ConsentVersion, ...consents.map(({ ApplicantID }) => ApplicantID)].join(' ')
    : ''

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
