import { addressTypes, applicantAddressKind, isRented } from '@foyer/domain/applicants/addresses/kind.ts'
import { incomeAmount, incomeName } from '@foyer/domain/applicants/incomes/income-lines.ts'
import { incomeKind } from '@foyer/domain/applicants/incomes/kind.ts'
import { employmentStatuses, isHistory, isWork } from '@foyer/domain/applicants/incomes/types.ts'
import { byListName, plainKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { sumOf } from '@foyer/domain/applicants/kinds/define-kind.ts'
import { propertyKind } from '@foyer/domain/applicants/properties/kind.ts'
import { ownerTotals } from '@foyer/domain/applicants/totals.ts'
import type { Applicant, Lists } from '@foyer/domain/application-fields.ts'
import { wordsIn } from '@foyer/domain/codes/loaded-record.ts'
import { type Block, type Field, fieldsBlock, section, textBlock } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import { answerOf, furtherAnswers, furtherFields } from './further-answers.ts'
import { kindTable } from './kind-table.ts'
import { mortgagesBlock } from './mortgage-section.ts'
import type { Words } from './words.ts'

const lines = (...parts: string[]) => parts.filter(Boolean).join('\n')

const furtherOfAddress = {
  placed: ['ApplicantAddressTypeDD', 'ResidentialStatusDD', 'Rent', 'MonthsAtAddress'],
  namespace: applicantAddressKind.texts,
} as const

const addressesBlock = (sheet: Sheet, words: Words, { Addresses, SameAddressFlag }: Applicant): Block | undefined => {
  const { t, address, menu, money, months } = words
  if (SameAddressFlag === 1) return textBlock(sheet, t('addresses.same'))
  return tableBlock(
    sheet,
    [
      { title: t('addresses.address'), share: 8 },
      { title: t('addresses.when'), share: 3 },
      { title: t('addresses.status'), share: 4 },
      { title: t('addresses.time'), share: 4 },
    ],
    Addresses.map((one) => [
      lines(address(one.Address), ...furtherAnswers(words, applicantAddressKind.fields, one, furtherOfAddress)),
      t(one.ApplicantAddressTypeDD === addressTypes.current ? 'addresses.current' : 'addresses.previous'),
      lines(
        menu('ResidentialStatus', one.ResidentialStatusDD),
        isRented(one) && one.Rent !== null ? t('addresses.rent', { amount: money(one.Rent) }) : '',
      ),
      months(one.MonthsAtAddress),
    ]),
  )
}

const placedOfIncome = [
  'IncomeTypeDD',
  'IncomeAmount',
  'IncomePeriodDD',
  'Desc',
  'EmploymentHistoryStatusDD',
  'EmploymentHistoryTypeDD',
  'JobTitle',
  'OccupationDD',
  'OperatingAsDD',
  'IndustrySectorDD',
  'MonthsAtJob',
  'EmployerName',
  'EmployerPhoneNumber',
  'EmploymentGapDD',
] as const
const further = { placed: placedOfIncome, namespace: incomeKind.texts }

const incomesBlock = (sheet: Sheet, words: Words, { Incomes }: Lists): Block | undefined => {
  const { t, address, language, menu, months, phone } = words
  return tableBlock(
    sheet,
    [
      { title: t('incomes.what'), share: 7 },
      { title: t('incomes.work'), share: 5 },
      { title: t('incomes.time'), share: 3 },
      { title: t('incomes.amount'), share: 5, align: 'right' },
    ],
    Incomes.map((one) => {
      const work = isWork(one)
      const previous = one.EmploymentHistoryStatusDD === employmentStatuses.previous
      return [
        lines(
          incomeName(one, wordsIn(language)),
          ...(work ? [one.Desc, address(one.Address), phone(one.EmployerPhoneNumber)] : []),
          ...furtherAnswers(words, incomeKind.fields, one, further),
        ),
        work
          ? lines(
              t(previous ? 'incomes.previous' : 'incomes.current'),
              menu('IncomeType', one.IncomeTypeDD),
              menu('EmploymentHistoryType', one.EmploymentHistoryTypeDD),
              menu('Occupation', one.OccupationDD),
              menu('OperatingAs', one.OperatingAsDD),
              menu('IndustrySector', one.IndustrySectorDD),
            )
          : '',
        isHistory(one) ? months(one.MonthsAtJob) : '',
        incomeAmount(one, wordsIn(language)),
      ]
    }),
  )
}

/** The answers about a property, in the order of the document, by their text keys. */
const placesOfProperty = {
  PropertyTypeDD: 'type',
  OccupancyTypeDD: 'occupancy',
  PropertyValue: 'value',
  EstimatedPropertyValue: 'estimate',
  OriginalValue: 'paid',
  PurchaseDate: 'bought',
  AnnualTaxes: 'taxes',
  CondoFees: 'condoFees',
  Heating: 'heating',
  ExpHydro: 'hydro',
  ExpInsurance: 'insurance',
  RentalIncome: 'rent',
} as const
type PlacedOfProperty = keyof typeof placesOfProperty
const placedOfProperty = Object.keys(placesOfProperty) as PlacedOfProperty[]

const propertyFields = (words: Words, one: Lists['Properties'][number]): Field[] => {
  const { fields, texts } = propertyKind
  return [
    ...placedOfProperty.map((name) => ({
      label: words.t(`properties.${placesOfProperty[name]}`),
      value: answerOf(words, fields[name], one[name]),
      ...(name === 'OccupancyTypeDD' && { span: 2 as const }),
    })),
    ...furtherFields(words, fields, one, { placed: placedOfProperty, namespace: texts }),
  ]
}

/** The totals of these applicants; nothing if there are none. */
export const totalsBlock = (
  sheet: Sheet,
  { t, money, count }: Words,
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
  return fieldsBlock(sheet, [
    { label: t('totals.income'), value: money(AnnualIncome) },
    { label: t('totals.properties'), value: count(PropertyCount) },
    { label: t('totals.assets'), value: money(TotalAsset) },
    {
      label: t('totals.owed'),
      value: money(
        sumOf(
          'Balance',
          told.flatMap(({ Liabilities }) => Liabilities),
        ),
      ),
    },
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
  const { t, address } = words
  const told = whole(applicant)
  const list = (title: string, ...blocks: (Block | undefined)[]) =>
    section(sheet, title, blocks, { level: 3, ...(under && { under }) })
  list(t('addresses.heading'), addressesBlock(sheet, words, told))
  list(t('incomes.heading'), incomesBlock(sheet, words, told))
  for (const property of told.Properties) {
    list(
      t('properties.heading', { address: address(property.Address) }),
      fieldsBlock(sheet, propertyFields(words, property)),
      mortgagesBlock(sheet, words, property.Mortgages),
    )
  }
  for (const kind of plainKinds)
    list(words.ofList(kind.texts, 'heading'), kindTable(sheet, words, kind, told[kind.list]))
  list(t('totals.heading'), totalsBlock(sheet, words, [told]))
}
