import { describe, expect, it } from 'vitest'
import { allCalls } from './all-calls.ts'
import { accessRules } from './kit/access.ts'
import { type CallDeclaration, pathsOf } from './kit/define-call.ts'

/** Whether a body names an applicant, at the top level or nested. */
const namesApplicant = (schema: object): boolean => {
  const { properties = {} } = schema as { properties?: Record<string, object> }
  return Object.entries(properties).some(([name, inner]) => name === 'ApplicantID' || namesApplicant(inner))
}
const isOfAnApplicant = ({ access, body }: CallDeclaration) =>
  accessRules[access].owns === 'applicant' || namesApplicant(body)

describe('the effect of a call on a part of an application', () => {
  it("is declared by every writing call that names an applicant, except the broker's, which ask the same table", () => {
    const undeclared = allCalls.filter((call) => call.effect === 'write' && isOfAnApplicant(call) && !call.part)
    expect(undeclared.flatMap(pathsOf).sort()).toEqual([
      '/broker-api/InviteApplicant',
      '/broker-api/RemoveApplicant',
      '/broker-api/ReopenPart',
      // These record what they read.
      '/broker-api/RevealDocumentNumber',
      '/broker-api/RevealSin',
      // Nothing of the part changes.
      '/broker-api/SaveComment',
    ])
  })
  it('is declared by every writing call of an application, except those that change no part', () => {
    const others = allCalls.filter(
      ({ access, effect, part }) => effect === 'write' && accessRules[access].owns === 'application' && !part,
    )
    expect(others.flatMap(pathsOf).sort()).toEqual([
      // All parts at once, before any submission.
      '/api/MTGAPPDeleteApplication',
      // Messages are no part.
      '/api/MTGAPPMarkMessagesRead',
      // An answer is unchanged by what is said about it.
      '/api/MTGAPPMarkReviewComment',
      '/api/MTGAPPSendMessage',
      // Closes a link; the part is unchanged.
      '/api/MTGAPPWithdrawInvite',
      // Submissions have their own rules: refuse-unready.ts of the server.
      '/api/mtgappReviewsubmit',
      '/api/mtgappsubmit',
    ])
  })
  it('is declared by no read and no operator call', () => {
    const declared = allCalls.filter(({ part }) => part)
    expect(declared.filter(({ effect, access }) => effect === 'read' || access === 'operator')).toEqual([])
    expect(declared.length).toBeGreaterThan(25)
  })
})
