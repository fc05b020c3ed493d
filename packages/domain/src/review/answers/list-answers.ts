import { addressTypes, applicantAddressKind, isRented } from '../../applicants/addresses/kind.ts'
import { incomeAmount, incomeName } from '../../applicants/incomes/income-lines.ts'
import { incomeKind } from '../../applicants/incomes/kind.ts'
import { isHistory, isWork } from '../../applicants/incomes/types.ts'
import type { PlainKind, RecordOf } from '../../applicants/kinds/define-kind.ts'
import { propertyKind } from '../../applicants/properties/kind.ts'
import type { Lists } from '../../application-fields.ts'
import { employmentStatuses } from '../../codes/income-types.ts'
import { answerOf, furtherAnswers, furtherFields } from './further-answers.ts'
import { type Answer, type AnswerTable, type AnswerWords, lines } from './words.ts'

const furtherOfAddress = {
  placed: ['ApplicantAddressTypeDD', 'ResidentialStatusDD', 'Rent', 'MonthsAtAddress'],
  namespace: applicantAddressKind.texts,
} as const

export const addressesTable = (words: AnswerWords, addresses: Lists['Addresses']): AnswerTable => {
  const { say, address, menu, money, months } = words
  return {
    columns: [
      { field: 'Address', title: say('addresses.address'), share: 8 },
      { field: 'ApplicantAddressTypeDD', title: say('addresses.when'), share: 3 },
      { field: 'ResidentialStatusDD', title: say('addresses.status'), share: 4 },
      { field: 'MonthsAtAddress', title: say('addresses.time'), share: 4 },
    ],
    ids: addresses.map(({ ApplicantAddressID }) => ApplicantAddressID),
    rows: addresses.map((one) => [
      lines(address(one.Address), ...furtherAnswers(words, applicantAddressKind.fields, one, furtherOfAddress)),
      say(one.ApplicantAddressTypeDD === addressTypes.current ? 'addresses.current' : 'addresses.previous'),
      lines(
        menu('ResidentialStatus', one.ResidentialStatusDD),
        isRented(one) && one.Rent !== null ? say('addresses.rent', { amount: money(one.Rent) }) : '',
      ),
      months(one.MonthsAtAddress),
    ]),
  }
}

const furtherOfIncome = {
  placed: [
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
  ],
  namespace: incomeKind.texts,
} as const

const incomeRow = (words: AnswerWords, one: Lists['Incomes'][number]): string[] => {
  const { say, address, menu, months, phone } = words
  const work = isWork(one)
  const previous = one.EmploymentHistoryStatusDD === employmentStatuses.previous
  return [
    lines(
      incomeName(one, words),
      ...(work ? [one.Desc, address(one.Address), phone(one.EmployerPhoneNumber)] : []),
      ...furtherAnswers(words, incomeKind.fields, one, furtherOfIncome),
    ),
    work
      ? lines(
          say(previous ? 'incomes.previous' : 'incomes.current'),
          menu('IncomeType', one.IncomeTypeDD),
          menu('EmploymentHistoryType', one.EmploymentHistoryTypeDD),
          menu('Occupation', one.OccupationDD),
          menu('OperatingAs', one.OperatingAsDD),
          menu('IndustrySector', one.IndustrySectorDD),
        )
      : '',
    isHistory(one) ? months(one.MonthsAtJob) : '',
    incomeAmount(one, words),
  ]
}

export const incomesTable = (words: AnswerWords, incomes: Lists['Incomes']): AnswerTable => ({
  columns: [
    { field: 'IncomeTypeDD', title: words.say('incomes.what'), share: 7 },
    { field: 'EmploymentHistoryTypeDD', title: words.say('incomes.work'), share: 5 },
    { field: 'MonthsAtJob', title: words.say('incomes.time'), share: 3 },
    { field: 'IncomeAmount', title: words.say('incomes.amount'), share: 5, align: 'right' },
  ],
  ids: incomes.map(({ IncomeID }) => IncomeID),
  rows: incomes.map((one) => incomeRow(words, one)),
})

/** The answers about a property, in their order, by their text keys. */
const placesOfProperty = {
  PropertyTypeDD: 'type',
  OccupancyTypeDD: 'occupancy',
  CoOwners: 'coOwners',
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
const placedOfProperty = Object.keys(placesOfProperty) as (keyof typeof placesOfProperty)[]

export const ownedPropertyAnswers = (words: AnswerWords, one: Lists['Properties'][number]): Answer[] => {
  const { fields, texts } = propertyKind
  return [
    ...placedOfProperty.map((name) => ({
      field: name,
      label: words.say(`properties.${placesOfProperty[name]}`),
      value: answerOf(words, fields[name], one[name]),
      ...((name === 'OccupancyTypeDD' || name === 'CoOwners') && { span: 2 as const }),
    })),
    ...furtherFields(words, fields, one, { placed: placedOfProperty, namespace: texts }),
  ]
}

/** The records of a plain kind. Answers without a column are below the first one, each with its question. */
export const plainTable = (
  words: AnswerWords,
  { fields, plain, texts, idField }: PlainKind,
  records: readonly RecordOf<PlainKind>[],
): AnswerTable => {
  const { columns } = plain
  const further = { placed: columns.map(({ field }) => field), namespace: texts }
  return {
    columns: columns.map(({ field, share }) => ({
      field,
      title: words.ofList(texts, field),
      share,
      ...(fields[field]?.kind === 'money' && { align: 'right' as const }),
    })),
    ids: records.map((record) => Number(record[idField])),
    rows: records.map((record) =>
      columns.map(({ field }, index) =>
        lines(
          answerOf(words, fields[field], record[field]),
          ...(index === 0 ? furtherAnswers(words, fields, record, further) : []),
        ),
      ),
    ),
  }
}
