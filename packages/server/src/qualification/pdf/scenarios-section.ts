import {
  figureOf,
  type Worksheet,
  type WorksheetResult,
  worksheetFigures,
} from '@foyer/domain/qualification/worksheet.ts'
import { section, textBlock } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import { differencesOf } from '../words/differences.ts'
import { termNames, termsOf } from '../words/terms-words.ts'
import type { WorksheetWords } from '../words/worksheet-words.ts'

/** The deal and its scenarios side by side, and what differs in words. */
export const scenariosSection = (
  sheet: Sheet,
  words: WorksheetWords,
  worksheet: Worksheet,
  results: readonly WorksheetResult[],
) => {
  const { t } = words
  const [deal, ...others] = results
  if (!deal || others.length === 0) return
  const columns = [
    { title: t('columns.line'), share: 4 },
    ...results.map(({ name }) => ({ title: name || t('asItIs'), share: 3, align: 'right' as const })),
  ]
  const terms = results.map(({ scenario }) => termsOf(words, worksheet, scenario))
  const figures = worksheetFigures.flatMap((name) => {
    const all = results.map(({ qualification }) => figureOf(qualification, name))
    return all.every(({ is }) => is === 'notApplicable')
      ? []
      : [[t(`figures.${name}`), ...all.map((figure) => words.figure(figure))]]
  })
  const under = section(sheet, t('headings.scenarios'), [
    tableBlock(sheet, columns, [
      ...termNames
        .filter((name) => terms.some((one) => one[name] !== ''))
        .map((name) => [t(`fields.${name}`), ...terms.map((one) => one[name])]),
      ...figures,
    ]),
  ])
  const told = others.map((one) => `${one.name}\n${differencesOf(words, deal, one).join('; ')}`)
  section(sheet, t('headings.differences'), [textBlock(sheet, told.join('\n\n'), { headed: true })], {
    level: 3,
    ...(under && { under }),
  })
}
