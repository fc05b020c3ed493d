import type { Application } from '../../application-fields.ts'
import { type BankStatementStatus, bankStatementStatus } from '../../bank-statements/rules.ts'
import type { DocumentItem } from '../../documents/fields.ts'
import { isToSend } from '../../documents/rules.ts'
import { isNotAccepted } from '../../documents/statuses.ts'
import type { AnswerTable, AnswerWords } from './words.ts'

/** Files that were returned to the applicant are not part of the application. */
const filesOf = ({ Uploads }: DocumentItem): string =>
  Uploads.filter(({ ReturnedFlag }) => ReturnedFlag === 0)
    .map(({ FileName }) => FileName)
    .join('\n')

/** The files of a document, or why there is none. */
const stateOf = ({ say }: AnswerWords, item: DocumentItem): string => {
  const { DFRequestDocItemStatusDD: status, Reason } = item
  const isRefused = isNotAccepted(status) && isToSend(item)
  const refused = Reason === '' ? say('enclosed.refused') : say('enclosed.refusedBecause', { reason: Reason })
  const missing =
    item.NotAvailable === '' ? say('enclosed.noFile') : say('enclosed.notAvailable', { reason: item.NotAvailable })
  return [filesOf(item), isRefused ? refused : ''].filter(Boolean).join('\n') || missing
}

/** Each requested document with its files. */
export const documentsTable = (words: AnswerWords, { Requests }: Pick<Application, 'Requests'>): AnswerTable => ({
  columns: [
    { title: words.say('enclosed.document'), share: 1 },
    { title: words.say('enclosed.files'), share: 2 },
  ],
  rows: Requests.flatMap(({ Items }) => Items).map((item) => [
    words.menu('DFDocumentType', item.DFDocumentTypeDD) || item.strDFDocumentType,
    stateOf(words, item),
  ]),
})

/** Who shared bank statements, without institutions and figures. */
export const statementsTable = (
  { say }: AnswerWords,
  statements: Application['BankStatementsApplicants'],
): AnswerTable => {
  const status: Record<BankStatementStatus, string> = {
    notRequested: say('enclosed.notShared'),
    requestSent: say('enclosed.askedFor'),
    received: say('enclosed.shared'),
  }
  return {
    columns: [
      { title: say('enclosed.applicant'), share: 1 },
      { title: say('enclosed.statements'), share: 2 },
    ],
    rows: statements.map((one) => [one.ApplicantName, status[bankStatementStatus(one)]]),
  }
}
