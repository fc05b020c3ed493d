import { hasContactDetails } from '../kit/contact-details.ts'
import { isEmail } from '../kit/email.ts'
import { type Problem, problem } from '../kit/problem.ts'
import type { ContactMethod } from './fields.ts'
import { noteLength } from './limits.ts'
import { isTextable } from './text-rules.ts'

/**
 * Where the broker's side may send a person's link: to the contacts that the application has of them. An address that the
 * sender could choose would open the part to anyone who reads its mail.
 */
export const contactsToInvite = (
  { Email, Mobile }: { Email: string; Mobile: string },
  sendsTexts: boolean,
): { method: ContactMethod; contact: string }[] => [
  ...(isEmail(Email) ? [{ method: 'Email' as const, contact: Email }] : []),
  ...(sendsTexts && isTextable(Mobile) ? [{ method: 'SMS' as const, contact: Mobile }] : []),
]

/** Why a person is asked to correct their part; `field` of the body. */
export const reasonProblems = (reason: string, field: string): Problem<'NoteTooLong' | 'NoteWithContactDetails'>[] => [
  ...problem(reason.length > noteLength, field, 'NoteTooLong'),
  ...problem(hasContactDetails(reason), field, 'NoteWithContactDetails'),
]
