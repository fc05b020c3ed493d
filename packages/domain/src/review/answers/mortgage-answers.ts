import type { OwnedMortgage } from '../../applicants/properties/kind.ts'
import type { Application } from '../../application-fields.ts'
import { isRefinance, isRenewal, type Situation } from '../../interview/conditions.ts'
import type { SubjectMortgage } from '../../mortgage-request/fields.ts'
import { requestedMortgageVocabulary, subjectPropertyVocabulary } from '../../mortgage-request/vocabulary.ts'
import { mortgageVocabulary } from '../../mortgages/vocabulary.ts'
import { answerOf, furtherAnswers, furtherFields } from './further-answers.ts'
import { type Answer, type AnswerTable, type AnswerWords, lines } from './words.ts'

type Request = Application['RequestedMortgage']

/** The namespace of the questions about the request and about mortgages. */
const namespace = 'mortgage-request'

const placedOfRequest = ['RequestedMortgageAmount', 'PropertyValue', 'DownPayment'] as const

export const requestAnswers = (words: AnswerWords, request: Request): Answer[] => {
  const { say, money } = words
  return [
    { field: 'RequestedMortgageAmount', label: say('mortgage.amount'), value: money(request.RequestedMortgageAmount) },
    { field: 'PropertyValue', label: say('mortgage.value'), value: money(request.PropertyValue) },
    { field: 'DownPayment', label: say('mortgage.downPayment'), value: money(request.DownPayment) },
    ...furtherFields(words, requestedMortgageVocabulary, request, { placed: placedOfRequest, namespace }),
  ]
}

export const subjectAddress = ({ say, address }: AnswerWords, { SubjectProperty }: Request): Answer => ({
  field: 'Address',
  label: say('mortgage.address'),
  value: address(SubjectProperty.Address),
  span: 3,
})

/** The answers about the property, in their order, by their text keys. */
const placesOfProperty = {
  ClosingDate: 'closingDate',
  EstimatedValue: 'estimatedValue',
  OriginalValue: 'originalValue',
  PurchaseDate: 'purchaseDate',
  CoOwners: 'coOwners',
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

/** The day a mortgage begins has the name under which it was asked. */
const closingLabel = (interview: Situation) => {
  if (isRefinance(interview) === true) return 'project.refinanceDate'
  return isRenewal(interview) === true ? 'project.renewingDate' : 'mortgage.closingDate'
}

export const subjectPropertyAnswers = (
  words: AnswerWords,
  { SubjectProperty: home }: Request,
  interview: Situation,
): Answer[] => [
  ...placedOfProperty.map((name) => ({
    field: name,
    label: words.say(name === 'ClosingDate' ? closingLabel(interview) : `mortgage.${placesOfProperty[name]}`),
    value:
      name === 'TaxYear' ? words.plain(home.TaxYear) : answerOf(words, subjectPropertyVocabulary[name], home[name]),
  })),
  ...furtherFields(words, subjectPropertyVocabulary, home, { placed: placedOfProperty, namespace }),
]

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

/** Owned properties are not asked for the original amount or an insurance. */
type Mortgage = OwnedMortgage & Partial<Pick<SubjectMortgage, 'TotalLoanAmount' | 'MIFlag'>>

const mortgageRow = (words: AnswerWords, one: Mortgage): string[] => {
  const { say, money, menu, percent, shortDate } = words
  return [
    lines(
      one.MortgageHolder,
      menu('MortgageType', one.MortgageTypeDD),
      menu('LoanType', one.LoanTypeDD),
      [menu('TypeofMortgage', one.TypeofMortgage), one.MIFlag === 1 ? say('mortgage.insured') : '']
        .filter(Boolean)
        .join(' · '),
      ...furtherAnswers(words, mortgageVocabulary, one, further),
    ),
    money(one.TotalLoanAmount ?? null),
    money(one.Balance),
    lines(money(one.PAndIPayment), menu('PaymentFrequency', one.PaymentFrequencyDD)),
    lines(percent(one.InterestRate), menu('RateType', one.RateTypeDD)),
    lines(shortDate(one.MaturityDate), menu('TermType', one.TermTypeDD)),
  ]
}

export const mortgagesTable = (words: AnswerWords, mortgages: readonly Mortgage[]): AnswerTable => ({
  columns: [
    { field: 'MortgageHolder', title: words.say('mortgage.holder'), share: 37 },
    { field: 'TotalLoanAmount', title: words.say('mortgage.original'), share: 17, align: 'right' },
    { field: 'Balance', title: words.say('mortgage.balance'), share: 17, align: 'right' },
    { field: 'PAndIPayment', title: words.say('mortgage.payment'), share: 21, align: 'right' },
    { field: 'InterestRate', title: words.say('mortgage.rate'), share: 15, align: 'right' },
    { field: 'MaturityDate', title: words.say('mortgage.maturity'), share: 18 },
  ],
  ids: mortgages.map(({ MortgageID }) => MortgageID),
  rows: mortgages.map((one) => mortgageRow(words, one)),
})
