import type { Application } from '@foyer/domain/application-fields.ts'
import { type BankStatementStatus, bankStatementStatus } from '@foyer/domain/bank-statements/rules.ts'
import type { DocumentItem } from '@foyer/domain/documents/fields.ts'
import { section } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import type { Words } from './words.ts'

/** The files of each requested document, and who shared bank statements. */
export const enclosedSection = (sheet: Sheet, words: Words, application: Application) => {
  const { t } = words
  const items = application.Requests.flatMap(({ Items }) => Items)
  const statements = application.BankStatementsApplicants
  section(sheet, t('enclosed.heading'), [
    items.length === 0 ? undefined : documentsBlock(sheet, words, items),
    statements.every((one) => bankStatementStatus(one) === 'notRequested')
      ? undefined
      : statementsBlock(sheet, words, statements),
  ])
}

/** Files that were returned to the applicant are not part of the application. */
const filesOf = ({ Uploads }: DocumentItem): string =>
  Uploads.filter(({ ReturnedFlag }) => ReturnedFlag === 0)
    .map(({ FileName }) => FileName)
    .join('\n')

const documentsBlock = (sheet: Sheet, { t, menu }: Words, items: readonly DocumentItem[]) => {
  const withoutFile = ({ NotAvailable: reason }: DocumentItem) =>
    reason ? t('enclosed.notAvailable', { reason }) : t('enclosed.noFile')
  return tableBlock(
    sheet,
    [
      { title: t('enclosed.document'), share: 1 },
      { title: t('enclosed.files'), share: 2 },
    ],
    items.map((item) => [menu('DFDocumentType', item.DFDocumentTypeDD), filesOf(item) || withoutFile(item)]),
  )
}

const statementsBlock = (sheet: Sheet, { t }: Words, statements: Application['BankStatementsApplicants']) => {
  const status: Record<BankStatementStatus, string> = {
    notRequested: t('enclosed.notShared'),
    requestSent: t('enclosed.askedFor'),
    received: t('enclosed.shared'),
  }
  return tableBlock(
    sheet,
    [
      { title: t('enclosed.applicant'), share: 1 },
      { title: t('enclosed.statements'), share: 2 },
    ],
    statements.map((one) => [one.ApplicantName, status[bankStatementStatus(one)]]),
  )
}
