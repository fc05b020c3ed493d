import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import type { Address } from '@foyer/domain/addresses/fields.ts'
import type { Carried } from '@foyer/domain/calculator/carried.ts'
import { cleanInterView, type InterviewAnswers } from '@foyer/domain/interview/answers.ts'
import { asksAddress } from '@foyer/domain/interview/conditions.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import type { Application } from '../../wizard/use-application.ts'

/** The form's values have the shape of the body, so that the rules' paths match the fields. */
export interface InterviewValues {
  InterView: InterView
  LandOwnership: number
  RequestedMortgage: { SubjectProperty: { Address: Address } }
  /** Whether a new application begins with the people of the user's latest one. */
  Earlier: number
}

export const addressPath = 'RequestedMortgage.SubjectProperty.Address'

export const valuesOf = ({ InterView, LandOwnership, RequestedMortgage, Earlier }: Application): InterviewValues => ({
  Earlier: Earlier === undefined ? 0 : 1,
  InterView,
  LandOwnership,
  RequestedMortgage: { SubjectProperty: { Address: RequestedMortgage.SubjectProperty.Address } },
})

/** A new interview with what a calculator carried over: typed and not saved, so that it can be changed like any answer. */
export const withCarried = (values: InterviewValues, carried: Carried | undefined): InterviewValues => {
  if (carried === undefined) return values
  const { ProvinceDD, City, ...answers } = carried
  const { Address } = values.RequestedMortgage.SubjectProperty
  const known = { ...(ProvinceDD !== -1 && { ProvinceDD }), ...(City !== '' && { City }) }
  return {
    ...values,
    InterView: { ...values.InterView, ...answers },
    RequestedMortgage: { SubjectProperty: { Address: { ...Address, ...known } } },
  }
}

export const answersOf = ({ InterView, LandOwnership, RequestedMortgage }: InterviewValues): InterviewAnswers => ({
  InterView,
  LandOwnership,
  Address: RequestedMortgage.SubjectProperty.Address,
})

type Answers = 'InterView' | 'LandOwnership' | 'RequestedMortgage' | 'EarlierApplicationID'

/** The body, without anything that the situation does not ask for. */
export const bodyOf = (
  values: InterviewValues,
  { Earlier }: Pick<Application, 'Earlier'>,
): Pick<BodyOf<'/api/MTGAPPSaveInterView'>, Answers> => {
  const { InterView, LandOwnership } = cleanInterView(values.InterView, values.LandOwnership)
  const Address = asksAddress(InterView) === true ? answersOf(values).Address : blankAddress
  return {
    InterView,
    LandOwnership,
    RequestedMortgage: { SubjectProperty: { Address } },
    ...(Earlier && values.Earlier === 1 && { EarlierApplicationID: Earlier.MortgageApplicationID }),
  }
}
