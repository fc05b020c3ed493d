import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Applicant } from '@foyer/domain/application-fields.ts'
import type { BankStatementResponse, BankStatementsApplicant } from '@foyer/domain/bank-statements/fields.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { todayOf } from '../ports/clock.ts'
import { openShown } from './bank-statement-secrets.ts'
import type { Vault } from './record-codec.ts'

/** A request as returned by foyer_application_rows, in the order of creation. */
export interface BankRequestRow {
  request_id: number
  applicant_id: number
  answered_at: string | null
  fetched: boolean
  /** No longer counted: the person never returned from it, or it returned nothing (`failed`). */
  released: boolean
  failed: boolean
  shown: string | null
}

interface Options {
  language: Language
  vault: Vault
}

/** One entry per applicant, in their order. */
export const assembleBankStatements = (
  applicants: readonly Pick<Applicant, 'ApplicantID' | 'FirstName' | 'LastName'>[],
  requests: readonly BankRequestRow[],
  options: Options,
): BankStatementsApplicant[] =>
  applicants.map((applicant) => {
    const own = requests.filter(({ applicant_id }) => applicant_id === applicant.ApplicantID)
    const counting = own.filter(({ released }) => !released)
    const answered = counting.filter(({ answered_at }) => answered_at !== null)
    return {
      ApplicantID: applicant.ApplicantID,
      RequestID: own.at(-1)?.request_id ?? 0,
      ApplicantName: fullName(applicant),
      RequestedFlag: counting.length > 0 ? 1 : 0,
      ReceivedFlag: answered.length > 0 ? 1 : 0,
      FailedFlag: answered.length === 0 && own.at(-1)?.failed ? 1 : 0,
      RequestCount: counting.length,
      strResponseDate: dateOf(answered.at(-1), options),
      Responses: answered.map((request) => responseOf(request, options)),
    }
  })

const dateOf = (request: BankRequestRow | undefined, { language }: Options): string =>
  request?.answered_at ? formatDate(todayOf(new Date(request.answered_at)), language) : ''

const responseOf = (request: BankRequestRow, options: Options): BankStatementResponse => ({
  RequestID: request.request_id,
  ...openShown(options.vault, request.request_id, request.shown),
  strResponseDate: dateOf(request, options),
  FetchedFlag: request.fetched ? 1 : 0,
})
