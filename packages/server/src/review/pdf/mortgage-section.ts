import type { OwnedMortgage } from '@foyer/domain/applicants/properties/kind.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import type { SubjectMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { requestedMortgageVocabulary, subjectPropertyVocabulary } from '@foyer/domain/mortgage-request/vocabulary.ts'
import { mortgageVocabulary } from '@foyer/domain/mortgages/vocabulary.ts'
import { type Block, type Field, fieldsBlock, section } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { type Column, tableBlock } from '../../kit/pdf/table.ts'
import { answerOf, furtherAnswers, furtherFields } from './further-answers.ts'
import type { Words } from './words.ts'

type Request = Application['RequestedMortgage']

/** The namespace of the questions about the request and about mortgages. */
const namespace = 'mortgage-request'

const placedOfRequest = ['RequestedMortgageAmount', 'PropertyValue', 'DownPayment'] as const

const requestFields = (words: Words, request: Request): Field[] => {
  const { t, money, address } = words
  return [
    { label: t('mortgage.amount'), value: money(request.RequestedMortgageAmount) },
    { label: t('mortgage.value'), value: money(request.PropertyValue) },
    { label: t('mortgage.downPayment'), value: money(request.DownPayment) },
    ...furtherFields(words, requestedMortgageVocabulary, request, { placed: placedOfRequest, namespace }),
    { label: t('mortgage.address'), value: address(request.SubjectProperty.Address), span: 3 },
  ]
}

/** The answers about the property, in the order of the document, by their text keys. */
const placesOfProperty = {
  ClosingDate: 'closingDate',
  EstimatedValue: 'estimatedValue',
  OriginalValue: 'originalValue',
  PurchaseDate: 'purchaseDate',
  DwellingTypeDD: 'dwelling',
  DwellingStyleDD: 'style',
  PropertyTypeDD: 'tenure',
  NewConstructionDD: 'construction',
  Age: 'age',
  AnnualTaxes: 'taxes',
  TaxYear: 'taxYear',
  CondoFees: 'condoFees',
  LivingSpace: 'livingSpace',
  LotSize: 'lotSize',
  HeatTypeDD: 'heat',
  WaterTypeDD: 'water',
  SewageTypeDD: 'sewage',
  GarageSizeDD: 'garageSize',
  GarageTypeDD: 'garageType',
} as const
const placedOfProperty = Object.keys(placesOfProperty) as (keyof typeof placesOfProperty)[]

const propertyFields = (words: Words, { SubjectProperty: home }: Request): Field[] => [
  ...placedOfProperty.map((name) => ({
    label: words.t(`mortgage.${placesOfProperty[name]}`),
    value:
      name === 'TaxYear' ? words.plain(home.TaxYear) : answerOf(words, subjectPropertyVocabulary[name], home[name]),
  })),
  ...furtherFields(words, subjectPropertyVocabulary, home, { placed: placedOfProperty, namespace }),
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
  namespace,
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
