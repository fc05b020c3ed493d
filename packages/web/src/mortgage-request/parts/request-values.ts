import { listedSubject, requestFromOwned } from '@foyer/domain/applicants/properties/listed-subject.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { requestFromInterview } from '@foyer/domain/mortgage-request/answers.ts'
import { blankRequestedMortgage, blankSubjectMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import type { RequestedMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { shareOfValue } from '@foyer/domain/qualification/down-payment.ts'
import type { Application } from '../../wizard/use-application.ts'

/** The request under its name in the body, and the down payment in per cent, which is not sent. */
export interface RequestValues {
  RequestMortgage: RequestedMortgage
  percent: number | null
}

/** The request's values, completed from the interview and the list of owned properties. */
export const valuesOf = (application: Application): RequestValues => {
  const { RequestedMortgage: kept, InterView } = application
  const known = withDefaults(blankRequestedMortgage, kept, { Mortgages: blankSubjectMortgage })
  const listed = listedSubject(application, known.SubjectProperty.Address)
  const RequestMortgage = requestFromOwned(requestFromInterview(known, InterView), listed)
  const { DownPayment, PropertyValue } = RequestMortgage
  return { RequestMortgage, percent: shareOfValue(DownPayment, PropertyValue) }
}

const under = (path: string) => (field: string) => `${path}.${field}`

/** The paths of the form: `request('DownPayment')`, `property('ClosingDate')`. */
export const request = under('RequestMortgage')
export const property = under('RequestMortgage.SubjectProperty')
