import type { Application } from '@foyer/domain/application-fields.ts'
import { bankStatementStatus } from '@foyer/domain/bank-statements/rules.ts'
import { documentsTable, statementsTable } from '@foyer/domain/review/answers/enclosed-answers.ts'
import { section } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { answerTable } from './answer-table.ts'
import type { Words } from './words.ts'

/** The files of each requested document, and who shared bank statements. */
export const enclosedSection = (sheet: Sheet, words: Words, application: Application) => {
  const { BankStatementsApplicants: statements } = application
  section(sheet, words.say('enclosed.heading'), [
    answerTable(sheet, documentsTable(words, application)),
    statements.every((one) => bankStatementStatus(one) === 'notRequested')
      ? undefined
      : answerTable(sheet, statementsTable(words, statements)),
  ])
}
