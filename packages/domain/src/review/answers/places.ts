import { assetKind } from '../../applicants/assets/kind.ts'
import { liabilityKind } from '../../applicants/liabilities/kind.ts'
import type { Applicant, Application } from '../../application-fields.ts'
import { identificationAnswers, identificationTable } from './applicant-answers.ts'
import { addressesTable, incomesTable, ownedPropertyAnswers, plainTable } from './list-answers.ts'
import { mortgagesTable, requestAnswers, subjectAddress, subjectPropertyAnswers } from './mortgage-answers.ts'
import type { Answer, AnswerTable, AnswerWords } from './words.ts'

/** The steps whose answers have places. */
export const placedSteps = [
  'identification',
  'address',
  'income',
  'property',
  'asset',
  'liability',
  'mortgage',
] as const
export type PlacedStep = (typeof placedSteps)[number]

/** Where an answer is, as the read-back has it: the same in every language, and after it was changed. */
export interface AnswerPlace {
  /** 0: of the application. */
  ApplicantID: number
  Step: PlacedStep
  /** 0: an answer of no record. */
  RecordID: number
  Field: string
}

export interface PlacedAnswer extends AnswerPlace {
  /** The record that it is of; empty without one. */
  record: string
  label: string
  value: string
}

type Steps = Pick<AnswerPlace, 'ApplicantID' | 'Step'>

const ofAnswers = (at: Steps, answers: readonly Answer[], RecordID = 0, record = ''): PlacedAnswer[] =>
  answers.flatMap(({ field, label, value }) =>
    field === undefined ? [] : [{ ...at, RecordID, Field: field, record, label, value }],
  )

const ofTable = (at: Steps, { columns, rows, ids = [] }: AnswerTable): PlacedAnswer[] =>
  rows.flatMap((row, index) => {
    const record = (row[0] ?? '').split('\n')[0] ?? ''
    const answers = columns.map(({ field, title }, column) => ({
      ...(field !== undefined && { field }),
      ...{ label: title, value: row[column] ?? '' },
    }))
    return ofAnswers(at, answers, ids[index] ?? 0, record)
  })

const ofApplicant = (words: AnswerWords, one: Applicant, { InterView }: Application): PlacedAnswer[] => {
  const at = (Step: PlacedStep) => ({ ApplicantID: one.ApplicantID, Step })
  return [
    ...ofAnswers(at('identification'), identificationAnswers(words, one.Identification, InterView)),
    ...ofTable(at('identification'), identificationTable(words, one.Identification)),
    ...ofTable(at('address'), addressesTable(words, one.Addresses)),
    ...ofTable(at('income'), incomesTable(words, one.Incomes)),
    ...one.Properties.flatMap((property) => [
      ...ofAnswers(
        at('property'),
        ownedPropertyAnswers(words, property),
        property.PropertyID,
        words.address(property.Address),
      ),
      ...ofTable(at('property'), mortgagesTable(words, property.Mortgages)),
    ]),
    ...ofTable(at('asset'), plainTable(words, assetKind, one.Assets)),
    ...ofTable(at('liability'), plainTable(words, liabilityKind, one.Liabilities)),
  ]
}

/** Every answer of the people and of the mortgage request, with its place. */
export const placedAnswers = (words: AnswerWords, application: Application): PlacedAnswer[] => {
  const { Applicants, RequestedMortgage: request, InterView } = application
  const mortgage = { ApplicantID: 0, Step: 'mortgage' } as const
  return [
    ...Applicants.flatMap((one) => ofApplicant(words, one, application)),
    ...ofAnswers(mortgage, [
      ...requestAnswers(words, request),
      subjectAddress(words, request),
      ...subjectPropertyAnswers(words, request, InterView),
    ]),
    ...ofTable(mortgage, mortgagesTable(words, request.SubjectProperty.Mortgages)),
  ]
}

/** Whether two places are the same: a record's number is its own within a step of a person. */
export const isSamePlace = (one: AnswerPlace, other: AnswerPlace): boolean =>
  one.ApplicantID === other.ApplicantID &&
  one.Step === other.Step &&
  one.RecordID === other.RecordID &&
  one.Field === other.Field
