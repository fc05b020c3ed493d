import type { PlainKind, RecordOf } from '@foyer/domain/applicants/kinds/define-kind.ts'
import type { Block } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import { answerOf, furtherAnswers } from './further-answers.ts'
import type { Words } from './words.ts'

/** The records of a plain kind. Answers without a column are below the first one, each with its question. */
export const kindTable = (
  sheet: Sheet,
  words: Words,
  { fields, plain, texts }: PlainKind,
  records: readonly RecordOf<PlainKind>[],
): Block | undefined => {
  const { columns } = plain
  const further = { placed: columns.map(({ field }) => field), namespace: texts }
  return tableBlock(
    sheet,
    columns.map(({ field, share }) => ({
      title: words.ofList(texts, field),
      share,
      ...(fields[field]?.kind === 'money' && { align: 'right' as const }),
    })),
    records.map((record) =>
      columns.map(({ field }, index) =>
        [
          answerOf(words, fields[field], record[field]),
          ...(index === 0 ? furtherAnswers(words, fields, record, further) : []),
        ]
          .filter(Boolean)
          .join('\n'),
      ),
    ),
  )
}
