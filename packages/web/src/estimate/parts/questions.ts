import { asksPropertyBlock } from '@foyer/domain/interview/conditions.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import { requestParts, requestTypeOf } from '@foyer/domain/mortgage-request/conditions.ts'
import type { FactPath } from '@foyer/domain/qualification/facts.ts'

export type AskingStep = 'start' | 'mortgage'
/** The path of the question in the form of each step that asks it. */
type Question = Partial<Record<AskingStep, string>>

const home = 'RequestMortgage.SubjectProperty'
const mortgages = { mortgage: `${home}.Mortgages` }
const place = { start: 'RequestedMortgage.SubjectProperty.Address', mortgage: `${home}.Address` }

/** Where the pages ask for what may be missing. Your broker asks for the rest. */
const questions = {
  PropertyValue: { start: 'InterView.PropertyValue', mortgage: 'RequestMortgage.PropertyValue' },
  DownPayment: { start: 'InterView.DownPaymentAmount', mortgage: 'RequestMortgage.DownPayment' },
  RequestedMortgageAmount: { mortgage: 'RequestMortgage.RequestedMortgageAmount' },
  OccupancyDD: { start: 'InterView.OccupancyDD' },
  'SubjectProperty.Address.ProvinceDD': place,
  'SubjectProperty.Address.City': place,
  'SubjectProperty.NewConstructionDD': { mortgage: `${home}.NewConstructionDD` },
  'SubjectProperty.EstimatedValue': { mortgage: `${home}.EstimatedValue` },
  'SubjectProperty.Mortgages.Balance': { start: 'InterView.Balance', ...mortgages },
  'SubjectProperty.Mortgages.InterestRate': mortgages,
  'SubjectProperty.Mortgages.MaturityDate': mortgages,
  FirstTimeProvinceFlag: {},
  FirstTimeFederalFlag: {},
  TaxInPriceFlag: {},
  Deposit: {},
  MunicipalRate: {},
  ResidentOfProvinceFlag: {},
  'SubjectProperty.AssessedValue': {},
  'SubjectProperty.Mortgages.ComparisonRate': {},
} as const satisfies Partial<Record<FactPath, Question>>
export type MissingFact = keyof typeof questions

/** A rate is explained beside the payment, not asked for. */
export const isMissingFact = (fact: FactPath): fact is MissingFact => fact in questions

type WithoutHome<Path> = Path extends `SubjectProperty.${infer Rest}` ? Rest : Path
/** The key of its text. */
export const factKey = (fact: MissingFact): WithoutHome<MissingFact> =>
  fact.replace('SubjectProperty.', '') as WithoutHome<MissingFact>

/** Some questions are asked for some purposes only. */
const isAskedOf = (fact: MissingFact, interview: InterView): boolean => {
  const type = requestTypeOf(interview)
  if (fact === 'OccupancyDD') return asksPropertyBlock(interview) === true
  if (fact === 'SubjectProperty.Address.City') return type !== undefined && requestParts[type].address
  if (fact === 'SubjectProperty.NewConstructionDD') return type !== undefined && requestParts[type].propertyDetails
  return true
}

/** The question of a missing answer by step; undefined where no page asks for it. */
export const questionOf = (fact: MissingFact, interview: InterView): Question | undefined => {
  const question: Question = questions[fact]
  return Object.keys(question).length > 0 && isAskedOf(fact, interview) ? question : undefined
}
