import type { Language } from '@foyer/domain/kit/language.ts'
import { rulesUsed, type Worksheet, type WorksheetResult } from '@foyer/domain/qualification/worksheet.ts'
import { fieldsBlock, section, textBlock } from '../../kit/pdf/blocks.ts'
import { type Sheet, styles } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import type { ServerTexts } from '../../kit/texts.ts'
import { recompute } from '../compute-results.ts'
import { missingWords } from '../words/missing-words.ts'
import { sourceTitle } from '../words/source-titles.ts'
import { type WorksheetWords, worksheetWords } from '../words/worksheet-words.ts'
import { dealSection } from './deal-section.ts'
import { figuresSection } from './figures-section.ts'
import { scenariosSection } from './scenarios-section.ts'
import { insuranceSection, ratiosSection } from './standing-sections.ts'

const missingSection = (sheet: Sheet, words: WorksheetWords, results: readonly WorksheetResult[]) => {
  const { t } = words
  const missing = missingWords(words, results)
  const listed = (isEntered: number) =>
    missing
      .filter(({ EnterFl }) => EnterFl === isEntered)
      .map(({ Text }) => Text)
      .join('; ')
  section(sheet, t('headings.missing'), [
    missing.length === 0 ? textBlock(sheet, t('missing.none')) : undefined,
    fieldsBlock(sheet, [
      { label: t('missing.ask'), value: listed(0), span: 3 },
      { label: t('missing.enter'), value: listed(1), span: 3 },
    ]),
  ])
}

const rulesSection = (sheet: Sheet, words: WorksheetWords, results: readonly WorksheetResult[]) => {
  const { t, period, marks } = words
  const rows = rulesUsed(results).map((rule) => [
    rule.id,
    period(rule),
    [sourceTitle(rule.source, words.language), rule.source.url].filter(Boolean).join('\n'),
    marks(rule),
  ])
  const columns = [
    { title: t('columns.rule'), share: 3 },
    { title: t('columns.dates'), share: 3 },
    { title: t('columns.source'), share: 5 },
    { title: t('columns.standing'), share: 4 },
  ]
  section(sheet, t('headings.rules'), [tableBlock(sheet, columns, rows)])
}

/**
 * A deal with its scenarios, every figure with how it came about, and the rules with their sources. Nothing of a person is in
 * them but incomes and debts as amounts.
 */
export const worksheetSections = (
  sheet: Sheet,
  texts: ServerTexts,
  { worksheet, computedAt, language }: { worksheet: Worksheet; computedAt: string; language: Language },
): void => {
  const words = worksheetWords(texts, language, worksheet.asOf)
  const results = recompute(worksheet)
  const { t } = words
  section(sheet, t('title'), [
    fieldsBlock(sheet, [{ label: t('computed'), value: computedAt, span: 3 }]),
    textBlock(sheet, t('notice'), { style: styles.small }),
  ])
  const [deal] = results
  if (!deal) return
  dealSection(sheet, words, worksheet)
  ratiosSection(sheet, words, deal)
  insuranceSection(sheet, words, deal, worksheet)
  scenariosSection(sheet, words, worksheet, results)
  missingSection(sheet, words, results)
  figuresSection(sheet, words, deal)
  rulesSection(sheet, words, results)
}
