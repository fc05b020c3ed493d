import { type Problem, problem } from '../kit/problem.ts'
import type { ApplicationSettings } from '../site/fields.ts'
import type { BankStatementsApplicant } from './fields.ts'

/** Authorisations of one applicant: those that came back, and those under way. */
export const mostAuthorisations = 3
/** How long a person has to come back from the institution, in minutes; the authorisation then counts no more. */
export const authorisationMinutes = 30

export type BankStatementStatus = 'notRequested' | 'requestSent' | 'received'

export const bankStatementStatus = ({
  RequestedFlag,
  ReceivedFlag,
}: Pick<BankStatementsApplicant, 'RequestedFlag' | 'ReceivedFlag'>): BankStatementStatus => {
  if (ReceivedFlag === 1) return 'received'
  return RequestedFlag === 1 ? 'requestSent' : 'notRequested'
}

/** Whether another authorisation of this applicant may be asked for. */
export const authorisationProblems = ({ RequestCount }: Pick<BankStatementsApplicant, 'RequestCount'>) =>
  problem(RequestCount >= mostAuthorisations, 'ApplicantID', 'BankStatementMaxRequests')

/** The step may be skipped, unless the site requires a statement of each applicant. */
export const bankStatementProblems = (
  { ReqBankStatement }: Pick<ApplicationSettings, 'ReqBankStatement'>,
  applicants: readonly Pick<BankStatementsApplicant, 'RequestedFlag' | 'ReceivedFlag'>[],
): Problem<'RequestDocumentReqUploads'>[] =>
  applicants.flatMap((applicant, index) =>
    problem(
      ReqBankStatement === 1 && bankStatementStatus(applicant) !== 'received',
      `BankStatementsApplicants.${index}`,
      'RequestDocumentReqUploads',
    ),
  )
