import { byListName, plainKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { sumOf } from '@foyer/domain/applicants/kinds/define-kind.ts'
import { ownerTotals } from '@foyer/domain/applicants/totals.ts'
import type { Applicant, Lists } from '@foyer/domain/application-fields.ts'
import {
  addressesTable,
  incomesTable,
  ownedPropertyAnswers,
  plainTable,
} from '@foyer/domain/review/answers/list-answers.ts'
import { mortgagesTable } from '@foyer/domain/review/answers/mortgage-answers.ts'
import { type Block, fieldsBlock, section, textBlock } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { answerTable } from './answer-table.ts'
import type { Words } from './words.ts'

/** The totals of these applicants; nothing if there are none. */
export const totalsBlock = (
  sheet: Sheet,
  { say, money, count }: Words,
  applicants: readonly Lists[],
): Block | undefined => {
  const told = applicants.map(whole)
  if (
    told.every(({ Incomes, Properties, Assets, Liabilities }) =>
      [Incomes, Properties, Assets, Liabilities].every(isEmpty),
    )
  )
    return undefined
  const { AnnualIncome, PropertyCount, TotalAsset } = ownerTotals(...told)
  const debts = told.flatMap(({ Liabilities }) => Liabilities)
  const monthly = sumOf('MonthlyPayment', debts)
  return fieldsBlock(sheet, [
    { label: say('totals.income'), value: money(AnnualIncome) },
    { label: say('totals.properties'), value: count(PropertyCount) },
    { label: say('totals.assets'), value: money(TotalAsset) },
    { label: say('totals.owed'), value: money(sumOf('Balance', debts)) },
    { label: say('totals.monthly'), value: monthly > 0 ? money(monthly) : '' },
  ])
}

const isEmpty = (list: readonly unknown[]) => list.length === 0

/** Snapshots from before applicants had lists have none. */
const whole = <A extends Lists>(applicant: A): A => ({
  ...byListName(() => []),
  ...applicant,
})

/** All lists of an applicant, each under its own heading; empty ones are omitted. */
export const listSections = (
  sheet: Sheet,
  words: Words,
  applicant: Applicant,
  under: PDFKit.PDFOutline | undefined,
): void => {
  const { say, address } = words
  const told = whole(applicant)
  const list = (title: string, ...blocks: (Block | undefined)[]) =>
    section(sheet, title, blocks, { level: 3, ...(under && { under }) })
  list(
    say('addresses.heading'),
    told.SameAddressFlag === 1
      ? textBlock(sheet, say('addresses.same'))
      : answerTable(sheet, addressesTable(words, told.Addresses)),
  )
  list(say('incomes.heading'), answerTable(sheet, incomesTable(words, told.Incomes)))
  for (const property of told.Properties) {
    list(
      say('properties.heading', { address: address(property.Address) }),
      fieldsBlock(sheet, ownedPropertyAnswers(words, property)),
      answerTable(sheet, mortgagesTable(words, property.Mortgages)),
    )
  }
  for (const kind of plainKinds)
    list(words.ofList(kind.texts, 'heading'), answerTable(sheet, plainTable(words, kind, told[kind.list])))
  // A total without what is hidden would be wrong.
  if (applicant.Hidden === undefined) list(say('totals.heading'), totalsBlock(sheet, words, [told]))
}
