import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { keptAddress } from '@foyer/domain/addresses/kept-address.ts'
import { mortgageRequestCodeProblems } from '@foyer/domain/codes/code-problems.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import { cleanTexts } from '@foyer/domain/kit/clean-texts.ts'
import { overlay } from '@foyer/domain/kit/overlay.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import { cleanRequest } from '@foyer/domain/mortgage-request/answers.ts'
import { blankSubjectMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import { requestTypeOf } from '@foyer/domain/mortgage-request/conditions.ts'
import type { RequestedMortgage, SubjectMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { mortgageRequestProblems } from '@foyer/domain/mortgage-request/rules.ts'
import { Refusal } from '../kit/refusal.ts'

type RequestBody = Pick<BodyOf<'/api/MTGAPPUpdateRequestMortgage'>, 'RequestMortgage' | 'DwellingTypeDD'>
type GivenMortgages = NonNullable<RequestBody['RequestMortgage']['SubjectProperty']>['Mortgages']

export interface NextRequest {
  problems: Problem[]
  request: RequestedMortgage
  /** -1 while the interview does not say. */
  requestType: number
}

/**
 * The request as it would be kept: what is stored with what is given laid over it. Which rules hold and which amounts
 * are derived follows from the interview, whatever RequestTypeDD a body brings.
 */
export const nextRequest = (
  stored: RequestedMortgage,
  body: RequestBody,
  interview: InterView,
  today: string,
  newId: () => number,
): NextRequest => {
  const type = requestTypeOf(interview)
  const { SubjectProperty: property = {}, ...figures } = body.RequestMortgage
  const Mortgages = nextMortgages(stored.SubjectProperty.Mortgages, property.Mortgages, newId)
  const laid = cleanTexts(
    overlay(stored, {
      ...figures,
      SubjectProperty: { ...property, ...dwellingBeside(body), Mortgages },
    }),
  )
  const { SubjectProperty } = laid
  const whole = { ...laid, SubjectProperty: { ...SubjectProperty, Address: keptAddress(SubjectProperty.Address) } }
  const request = type === undefined ? whole : cleanRequest(whole, type)
  return {
    problems: [...mortgageRequestProblems(request, interview, today), ...mortgageRequestCodeProblems(request)],
    request,
    requestType: type ?? -1,
  }
}

/** The type of the property may stand beside the request instead of in it. */
const dwellingBeside = ({ DwellingTypeDD = -1 }: RequestBody) => (DwellingTypeDD >= 0 ? { DwellingTypeDD } : {})

/** The list as given; a mortgage with an id is one of those stored and keeps what is not given, any other is new. */
const nextMortgages = (
  stored: readonly SubjectMortgage[],
  given: GivenMortgages,
  newId: () => number,
): SubjectMortgage[] => {
  const left = new Map(stored.map((mortgage) => [mortgage.MortgageID, mortgage]))
  const take = (id: number): SubjectMortgage => {
    const mortgage = left.get(id)
    if (!mortgage) throw new Refusal('NoAccess')
    left.delete(id)
    return mortgage
  }
  return (given ?? stored).map((mortgage) => {
    const { MortgageID = 0 } = mortgage
    return MortgageID > 0
      ? overlay(take(MortgageID), mortgage)
      : { ...overlay(blankSubjectMortgage, mortgage), MortgageID: newId() }
  })
}
