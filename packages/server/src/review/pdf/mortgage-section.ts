import type { Application } from '@foyer/domain/application-fields.ts'
import {
  mortgagesTable,
  requestAnswers,
  subjectAddress,
  subjectPropertyAnswers,
} from '@foyer/domain/review/answers/mortgage-answers.ts'
import { fieldsBlock, section } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { answerTable } from './answer-table.ts'
import type { Words } from './words.ts'

export const mortgageSection = (sheet: Sheet, words: Words, { InterView, RequestedMortgage: request }: Application) => {
  const { say } = words
  const under = section(sheet, say('mortgage.heading'), [
    fieldsBlock(sheet, [...requestAnswers(words, request), subjectAddress(words, request)]),
    fieldsBlock(sheet, subjectPropertyAnswers(words, request, InterView)),
  ])
  const table = answerTable(sheet, mortgagesTable(words, request.SubjectProperty.Mortgages))
  section(sheet, say('mortgage.existing'), [table], { level: 3, ...(under && { under }) })
}
