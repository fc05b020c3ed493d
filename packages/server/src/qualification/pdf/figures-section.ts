import { figureOf, type WorksheetResult, worksheetFigures } from '@foyer/domain/qualification/worksheet.ts'
import { fieldsBlock, section } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import type { WorksheetWords } from '../words/worksheet-words.ts'

/** Every figure of the deal with its lines; first, together, those without lines: an amount, or why there is none. */
export const figuresSection = (sheet: Sheet, words: WorksheetWords, { qualification }: WorksheetResult) => {
  const { t } = words
  const all = worksheetFigures.map((name) => ({ title: t(`figures.${name}`), figure: figureOf(qualification, name) }))
  const hasLines = ({ figure }: (typeof all)[number]) => figure.is !== 'notApplicable' && figure.lines.length > 0
  const plain = all.filter((one) => !hasLines(one))
  const under = section(sheet, t('headings.figures'), [
    fieldsBlock(
      sheet,
      plain.map(({ title, figure }) => ({ label: title, value: words.figure(figure) })),
    ),
  ])
  const columns = [
    { title: t('columns.line'), share: 5 },
    { title: t('columns.from'), share: 6 },
    { title: t('columns.amount'), share: 4, align: 'right' as const },
  ]
  for (const { title, figure } of all.filter(hasLines)) {
    const end = figure.isSum ? words.shared('how.total') : t('columns.result')
    const lines = figure.lines.map((line) => [words.label(line), words.origin(line), words.line(line)])
    section(sheet, title, [tableBlock(sheet, columns, [...lines, [end, '', words.figure(figure)]])], {
      level: 3,
      ...(under && { under }),
    })
  }
}
