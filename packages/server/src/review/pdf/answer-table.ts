import type { AnswerTable } from '@foyer/domain/review/answers/words.ts'
import type { Block } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'

export const answerTable = (sheet: Sheet, { columns, rows }: AnswerTable): Block | undefined =>
  tableBlock(sheet, columns, rows)
