import { hasContactDetails } from '../kit/contact-details.ts'
import { type Problem, problem } from '../kit/problem.ts'
import type { ContactMethod } from './fields.ts'
import { noteLength } from './limits.ts'
import { agentProfileLink, mailInvitationProblems } from './rules.ts'
import { textInvitationProblems } from './text-rules.ts'

export interface StaffInvitation {
  ContactMethod: ContactMethod
  /** That of the method counts. */
  Email: string
  Phone: string
  Note: string
}

/** The rules of an invitation to one person of the application, as for their main applicant. */
export const staffInvitationProblems = ({ ContactMethod, Email, Phone, Note }: StaffInvitation) => {
  const shared = { EmailBody: Note, MtgAppLinkID: agentProfileLink, DisplayAddApplicant: 0 as const, ApplicantID: 1 }
  const found =
    ContactMethod === 'Email'
      ? mailInvitationProblems({ ...shared, Recipients: Email }, [agentProfileLink])
      : textInvitationProblems({ ...shared, Recipients: [{ Number: Phone }] }, [agentProfileLink])
  const contact = ContactMethod === 'Email' ? 'Email' : 'Phone'
  return found.map(({ Field, ...one }) => ({ ...one, Field: Field === 'SendData.EmailBody' ? 'Note' : contact }))
}

/** Why a person is asked to correct their part; `field` of the body. */
export const reasonProblems = (reason: string, field: string): Problem<'NoteTooLong' | 'NoteWithContactDetails'>[] => [
  ...problem(reason.length > noteLength, field, 'NoteTooLong'),
  ...problem(hasContactDetails(reason), field, 'NoteWithContactDetails'),
]
