import { answersElsewhere, type WithInvites } from '../invites/rules.ts'
import { type Problem, problem } from '../kit/problem.ts'
import type { ApplicationSettings } from '../site/fields.ts'
import type { BankStatementsApplicant } from './fields.ts'

/** Maximum of authorisations per applicant, completed and pending. */
export const mostAuthorisations = 3
/** Maximum of authorisations that one borrower requests in a day, of all applications. */
export const mostAuthorisationsADay = 20
/**
 * Maximum of authorisations of one borrower without a return, of all applications: two people, each at two banks. The next
 * one replaces the oldest.
 */
export const mostOpenAuthorisations = 4
/** Maximum of authorisations that one network requests of a site in a day: more than a dozen families do. */
export const mostAuthorisationsFromNetworkADay = 60
/** Minutes to return from the institution; after that the authorisation no longer counts. */
export const authorisationMinutes = 30

export type BankStatementStatus = 'notRequested' | 'requestSent' | 'received'

export const bankStatementStatus = ({
  RequestedFlag,
  ReceivedFlag,
}: Pick<BankStatementsApplicant, 'RequestedFlag' | 'ReceivedFlag'>): BankStatementStatus => {
  if (ReceivedFlag === 1) return 'received'
  return RequestedFlag === 1 ? 'requestSent' : 'notRequested'
}

/** Whether another authorisation is allowed for this applicant. */
export const authorisationProblems = ({ RequestCount }: Pick<BankStatementsApplicant, 'RequestCount'>) =>
  problem(RequestCount >= mostAuthorisations, 'ApplicantID', 'BankStatementMaxRequests')

type Asked = Pick<ApplicationSettings, 'ReqBankStatement'> &
  WithInvites & { Applicants: readonly { ApplicantID: number; Disabled: number }[] }

/**
 * The step may be skipped, unless the site requires a statement of each applicant. Invited people are exempt: they
 * have no such step, though they may share a statement here.
 */
export const bankStatementProblems = (
  application: Asked,
  statements: readonly Pick<BankStatementsApplicant, 'ApplicantID' | 'RequestedFlag' | 'ReceivedFlag'>[],
): Problem<'RequestDocumentReqUploads'>[] => {
  if (application.ReqBankStatement !== 1) return []
  const asked = application.Applicants.filter((applicant) => !answersElsewhere(application, applicant))
  return statements.flatMap((statement, index) =>
    problem(
      asked.some(({ ApplicantID }) => ApplicantID === statement.ApplicantID) &&
        bankStatementStatus(statement) !== 'received',
      `BankStatementsApplicants.${index}`,
      'RequestDocumentReqUploads',
    ),
  )
}
