import { addressTypes, isRented } from '@foyer/domain/applicants/addresses/rules.ts'
import { employmentStatuses, isWork } from '@foyer/domain/applicants/incomes/types.ts'
import { incomeVocabulary } from '@foyer/domain/applicants/incomes/vocabulary.ts'
import { totalOwed } from '@foyer/domain/applicants/liabilities/rules.ts'
import { ownerTotals } from '@foyer/domain/applicants/totals.ts'
import type { Applicant } from '@foyer/domain/application-fields.ts'
import { incomeAmount, incomeName } from '@foyer/domain/codes/income-lines.ts'
import { type Block, type Field, fieldsBlock, section, textBlock } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import { furtherAnswers } from './further-answers.ts'
import { mortgagesBlock } from './mortgage-section.ts'
import type { Words } from './words.ts'

type Lists = Pick<Applicant, 'Addresses' | 'Incomes' | 'Properties' | 'Assets' | 'Liabilities'>

const lines = (...parts: string[]) => parts.filter(Boolean).join('\n')

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
      address(one.Address),
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
] as const
const further = { placed: placedOfIncome, namespace: 'applicants.incomes' }

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
          incomeName(one, language),
          ...(work ? [one.Desc, address(one.Address), phone(one.EmployerPhoneNumber)] : []),
          ...furtherAnswers(words, incomeVocabulary, one, further),
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
        work ? months(one.MonthsAtJob) : '',
        incomeAmount(one, language),
      ]
    }),
  )
}

const propertyFields = ({ t, money, date, menu }: Words, one: Lists['Properties'][number]): Field[] => [
  { label: t('properties.type'), value: menu('PropertyOwnedType', one.PropertyTypeDD) },
  { label: t('properties.occupancy'), value: menu('PropertyOwnedOccupancy', one.OccupancyTypeDD), span: 2 },
  { label: t('properties.value'), value: money(one.PropertyValue) },
  { label: t('properties.estimate'), value: money(one.EstimatedPropertyValue) },
  { label: t('properties.paid'), value: money(one.OriginalValue) },
  { label: t('properties.bought'), value: date(one.PurchaseDate) },
  { label: t('properties.taxes'), value: money(one.AnnualTaxes) },
  { label: t('properties.condoFees'), value: money(one.CondoFees) },
  { label: t('properties.heating'), value: money(one.Heating) },
  { label: t('properties.hydro'), value: money(one.ExpHydro) },
  { label: t('properties.insurance'), value: money(one.ExpInsurance) },
  { label: t('properties.rent'), value: money(one.RentalIncome) },
]

const assetsBlock = (sheet: Sheet, { t, menu, money }: Words, { Assets }: Lists): Block | undefined =>
  tableBlock(
    sheet,
    [
      { title: t('assets.type'), share: 5 },
      { title: t('assets.description'), share: 6 },
      { title: t('assets.value'), share: 3, align: 'right' },
    ],
    Assets.map((one) => [menu('AssetType', one.AssetTypeDD), one.AssetDescription, money(one.AssetValue)]),
  )

const liabilitiesBlock = (sheet: Sheet, { t, menu, money }: Words, { Liabilities }: Lists): Block | undefined =>
  tableBlock(
    sheet,
    [
      { title: t('liabilities.type'), share: 5 },
      { title: t('liabilities.description'), share: 5 },
      { title: t('liabilities.limit'), share: 3, align: 'right' },
      { title: t('liabilities.balance'), share: 3, align: 'right' },
    ],
    Liabilities.map((one) => [
      menu('LiabilityType', one.LiabilityType),
      one.Description,
      money(one.Limit),
      money(one.Balance),
    ]),
  )

/** The figures of these applicants together; nothing where nothing was told. */
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
    { label: t('totals.owed'), value: money(totalOwed(told.flatMap(({ Liabilities }) => Liabilities))) },
  ])
}

const isEmpty = (list: readonly unknown[]) => list.length === 0

/** What was submitted before applicants had lists has none. */
const whole = <A extends Lists>(applicant: A): A => ({
  ...{ Addresses: [], Incomes: [], Properties: [], Assets: [], Liabilities: [] },
  ...applicant,
})

/** Everything an applicant told beside who they are, each list under a heading of its own; empty ones are left out. */
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
  list(t('assets.heading'), assetsBlock(sheet, words, told))
  list(t('liabilities.heading'), liabilitiesBlock(sheet, words, told))
  list(t('totals.heading'), totalsBlock(sheet, words, [told]))
}
