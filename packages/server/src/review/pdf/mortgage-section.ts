import type { OwnedMortgage } from '@foyer/domain/applicants/properties/kind.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import type { SubjectMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { mortgageVocabulary } from '@foyer/domain/mortgages/vocabulary.ts'
import { type Block, type Field, fieldsBlock, section } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { type Column, tableBlock } from '../../kit/pdf/table.ts'
import { furtherAnswers } from './further-answers.ts'
import type { Words } from './words.ts'

type Request = Application['RequestedMortgage']

const requestFields = ({ t, money, address }: Words, request: Request): Field[] => [
  { label: t('mortgage.amount'), value: money(request.RequestedMortgageAmount) },
  { label: t('mortgage.value'), value: money(request.PropertyValue) },
  { label: t('mortgage.downPayment'), value: money(request.DownPayment) },
  { label: t('mortgage.address'), value: address(request.SubjectProperty.Address), span: 3 },
]

const propertyFields = ({ t, money, date, menu, count, plain }: Words, { SubjectProperty: home }: Request): Field[] => [
  { label: t('mortgage.closingDate'), value: date(home.ClosingDate) },
  { label: t('mortgage.estimatedValue'), value: money(home.EstimatedValue) },
  { label: t('mortgage.originalValue'), value: money(home.OriginalValue) },
  { label: t('mortgage.purchaseDate'), value: date(home.PurchaseDate) },
  { label: t('mortgage.dwelling'), value: menu('PropertyType', home.DwellingTypeDD) },
  { label: t('mortgage.style'), value: menu('DwellingStyle', home.DwellingStyleDD) },
  { label: t('mortgage.tenure'), value: menu('Tenure', home.PropertyTypeDD) },
  { label: t('mortgage.construction'), value: menu('NewConstruction', home.NewConstructionDD) },
  { label: t('mortgage.age'), value: count(home.Age) },
  { label: t('mortgage.taxes'), value: money(home.AnnualTaxes) },
  { label: t('mortgage.taxYear'), value: plain(home.TaxYear) },
  { label: t('mortgage.condoFees'), value: money(home.CondoFees) },
  { label: t('mortgage.livingSpace'), value: count(home.LivingSpace) },
  { label: t('mortgage.lotSize'), value: count(home.LotSize) },
  { label: t('mortgage.heat'), value: menu('HeatType', home.HeatTypeDD) },
  { label: t('mortgage.water'), value: menu('WaterType', home.WaterTypeDD) },
  { label: t('mortgage.sewage'), value: menu('SewageType', home.SewageTypeDD) },
  { label: t('mortgage.garageSize'), value: menu('GarageSize', home.GarageSizeDD) },
  { label: t('mortgage.garageType'), value: menu('GarageType', home.GarageTypeDD) },
]

const mortgageColumns = ({ t }: Words): Column[] => [
  { title: t('mortgage.holder'), share: 37 },
  { title: t('mortgage.original'), share: 17, align: 'right' },
  { title: t('mortgage.balance'), share: 17, align: 'right' },
  { title: t('mortgage.payment'), share: 21, align: 'right' },
  { title: t('mortgage.rate'), share: 15, align: 'right' },
  { title: t('mortgage.maturity'), share: 18 },
]

/** Owned properties are not asked for the original amount or an insurance. */
type Mortgage = OwnedMortgage & Partial<Pick<SubjectMortgage, 'TotalLoanAmount' | 'MIFlag'>>

const further = {
  placed: [
    'MortgageHolder',
    'MortgageTypeDD',
    'LoanTypeDD',
    'TypeofMortgage',
    'Balance',
    'PAndIPayment',
    'PaymentFrequencyDD',
    'InterestRate',
    'RateTypeDD',
    'MaturityDate',
    'TermTypeDD',
  ],
  namespace: 'mortgage-request',
} as const

const mortgageRow = (words: Words, one: Mortgage): string[] => {
  const { t, money, menu, percent, shortDate } = words
  const joined = (parts: string[], separator: string) => parts.filter(Boolean).join(separator)
  const lines = (...parts: string[]) => joined(parts, '\n')
  return [
    lines(
      one.MortgageHolder,
      menu('MortgageType', one.MortgageTypeDD),
      menu('LoanType', one.LoanTypeDD),
      joined([menu('TypeofMortgage', one.TypeofMortgage), one.MIFlag === 1 ? t('mortgage.insured') : ''], ' · '),
      ...furtherAnswers(words, mortgageVocabulary, one, further),
    ),
    money(one.TotalLoanAmount ?? null),
    money(one.Balance),
    lines(money(one.PAndIPayment), menu('PaymentFrequency', one.PaymentFrequencyDD)),
    lines(percent(one.InterestRate), menu('RateType', one.RateTypeDD)),
    lines(shortDate(one.MaturityDate), menu('TermType', one.TermTypeDD)),
  ]
}

export const mortgagesBlock = (sheet: Sheet, words: Words, mortgages: readonly Mortgage[]): Block | undefined =>
  tableBlock(
    sheet,
    mortgageColumns(words),
    mortgages.map((one) => mortgageRow(words, one)),
  )

export const mortgageSection = (sheet: Sheet, words: Words, { RequestedMortgage }: Application) => {
  const under = section(sheet, words.t('mortgage.heading'), [
    fieldsBlock(sheet, requestFields(words, RequestedMortgage)),
    fieldsBlock(sheet, propertyFields(words, RequestedMortgage)),
  ])
  const table = mortgagesBlock(sheet, words, RequestedMortgage.SubjectProperty.Mortgages)
  section(sheet, words.t('mortgage.existing'), [table], { level: 3, ...(under && { under }) })
}
