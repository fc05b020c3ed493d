import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { keptAddress } from '@foyer/domain/addresses/kept-address.ts'
import { mortgageRequestCodeProblems } from '@foyer/domain/codes/code-problems.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import { cleanTexts } from '@foyer/domain/kit/clean-texts.ts'
import { overlay } from '@foyer/domain/kit/overlay.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import { cleanRequest, interviewFromRequest } from '@foyer/domain/mortgage-request/answers.ts'
import { blankSubjectMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import { requestTypeOf } from '@foyer/domain/mortgage-request/conditions.ts'
import type { RequestedMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { mortgageRequestProblems, type RequestContext } from '@foyer/domain/mortgage-request/rules.ts'
import { formatList } from '../kit/format-list.ts'

type RequestBody = Pick<BodyOf<'/api/MTGAPPUpdateRequestMortgage'>, 'RequestMortgage' | 'DwellingTypeDD'>

const subjectMortgage = { idField: 'MortgageID', blank: blankSubjectMortgage } as const

export interface NextRequest {
  problems: Problem[]
  request: RequestedMortgage
  /** With the same answers as the request. */
  interview: InterView
  /** -1 while the interview does not determine it. */
  requestType: number
}

/**
 * The request as it would be stored: the given fields merged into the stored ones. The interview decides which rules
 * apply and which amounts are derived, whatever RequestTypeDD a body contains.
 */
export const nextRequest = (
  stored: RequestedMortgage,
  body: RequestBody,
  interview: InterView,
  context: Omit<RequestContext, 'interview'>,
  newId: () => number,
): NextRequest => {
  const type = requestTypeOf(interview)
  const { SubjectProperty: property = {}, ...figures } = body.RequestMortgage
  const { Mortgages: kept } = stored.SubjectProperty
  const Mortgages = property.Mortgages ? formatList(kept, property.Mortgages, subjectMortgage, newId) : kept
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
    problems: [...mortgageRequestProblems(request, { ...context, interview }), ...mortgageRequestCodeProblems(request)],
    request,
    interview: interviewFromRequest(interview, request),
    requestType: type ?? -1,
  }
}

/** The type of the property may be sent beside the request instead of in it. */
const dwellingBeside = ({ DwellingTypeDD = -1 }: RequestBody) => (DwellingTypeDD >= 0 ? { DwellingTypeDD } : {})
