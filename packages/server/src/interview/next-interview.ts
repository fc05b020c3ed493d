import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import { keptAddress } from '@foyer/domain/addresses/kept-address.ts'
import { interviewCodeProblems } from '@foyer/domain/codes/code-problems.ts'
import { changePurpose, cleanInterView, type InterviewAnswers } from '@foyer/domain/interview/answers.ts'
import { asksAddress } from '@foyer/domain/interview/conditions.ts'
import { type InterviewContext, interviewProblems } from '@foyer/domain/interview/rules.ts'
import { cleanTexts } from '@foyer/domain/kit/clean-texts.ts'
import { overlay } from '@foyer/domain/kit/overlay.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import { interviewFromRequest, requestFromInterview } from '@foyer/domain/mortgage-request/answers.ts'
import { blankRequestedMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import { requestTypeOf } from '@foyer/domain/mortgage-request/conditions.ts'
import type { RequestedMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import type { ApplicationRow } from '../application/application-rows.ts'
import { storedInterview, storedRequest } from '../application/stored-answers.ts'

type InterviewBody = Pick<BodyOf<'/api/MTGAPPSaveInterView'>, 'InterView' | 'LandOwnership' | 'RequestedMortgage'>

export interface NextInterview {
  problems: Problem[]
  interview: InterviewAnswers['InterView']
  land: number
  request: RequestedMortgage
}

/**
 * The answers as they would be stored: those of the body merged into the stored ones, known fields only. A new purpose
 * discards the answers of the old one, and fields that do not apply are cleared.
 */
export const nextInterview = (
  stored: ApplicationRow | undefined,
  body: InterviewBody,
  context: InterviewContext,
): NextInterview => {
  const begun = { InterView: storedInterview(stored), LandOwnership: stored?.land_ownership ?? -1 }
  const base = changePurpose(begun, body.InterView.DealPurposeDD ?? begun.InterView.DealPurposeDD)
  const { InterView, LandOwnership } = cleanInterView(
    cleanTexts(overlay(base.InterView, body.InterView)),
    body.LandOwnership ?? base.LandOwnership,
  )
  const request = storedRequest(stored)
  const given = body.RequestedMortgage?.SubjectProperty?.Address
  const Address =
    asksAddress(InterView) === true
      ? keptAddress(overlay(request.SubjectProperty.Address, given))
      : unaskedAddress(stored, request, InterView)
  const answers = { InterView, LandOwnership, Address }
  const filled = requestFromInterview(requestBase(stored, request, Address), InterView)
  return {
    problems: [...interviewProblems(answers, context), ...interviewCodeProblems(answers)],
    interview: interviewFromRequest(InterView, filled),
    land: LandOwnership,
    request: filled,
  }
}

/**
 * An address that the interview does not ask for belongs to the mortgage request if the request type is unchanged;
 * otherwise it is cleared.
 */
const unaskedAddress = (
  stored: ApplicationRow | undefined,
  request: RequestedMortgage,
  interview: InterviewAnswers['InterView'],
): InterviewAnswers['Address'] =>
  stored?.request_type === requestTypeOf(interview) ? request.SubjectProperty.Address : blankAddress

/**
 * What the interview fills in: a request that the borrower has saved keeps what the interview does not ask for; one that was
 * never saved begins anew.
 */
const requestBase = (
  stored: ApplicationRow | undefined,
  request: RequestedMortgage,
  Address: InterviewAnswers['Address'],
): RequestedMortgage => {
  const { SubjectProperty, ...figures } = stored && stored.request_type >= 0 ? request : blankRequestedMortgage
  return { ...figures, SubjectProperty: { ...SubjectProperty, Address } }
}
