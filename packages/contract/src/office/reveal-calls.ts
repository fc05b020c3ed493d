import { Id, Text } from '@foyer/domain/kit/schema.ts'
import { mostReasonCharacters } from '@foyer/domain/office/reveals.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'

const Asked = {
  SiteID: Text(40),
  MortgageApplicationID: Id,
  ApplicantID: Id,
  /** One of `revealReasons`. */
  Reason: Text(20),
  /** For the reason `other`. */
  Words: Text(mostReasonCharacters),
}
const Revealed = Type.Object({ Value: Text(50) })

/**
 * The values that every other reply masks, one a call and for a reason. They are for people of staff only: a program is refused,
 * since it cannot confirm with a factor.
 */
export const officeRevealCalls = {
  revealSin: defineCall({
    path: '/broker-api/RevealSin',
    access: 'operator',
    action: 'reveal.sin',
    effect: 'write',
    quiet: true,
    audit: 'value-revealed',
    summary: 'The SIN of an applicant, for a reason that is recorded; for people of staff only',
    body: Type.Object(Asked),
    reply: Revealed,
    refusals: ['NoAccess', 'RequiredRevealReason', 'TooManyRequests'],
  }),
  revealDocumentNumber: defineCall({
    path: '/broker-api/RevealDocumentNumber',
    access: 'operator',
    action: 'reveal.number',
    effect: 'write',
    quiet: true,
    audit: 'value-revealed',
    summary: 'The number of an identification document, for a reason that is recorded; for people of staff only',
    body: Type.Object({ ...Asked, IdentificationID: Id }),
    reply: Revealed,
    refusals: ['NoAccess', 'RequiredRevealReason', 'TooManyRequests'],
  }),
}
