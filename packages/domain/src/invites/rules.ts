import { fullName } from '../applicants/spouse.ts'
import { inProgress } from '../flow-conditions.ts'
import { firstOf } from '../kit/checks.ts'
import { hasContactDetails } from '../kit/contact-details.ts'
import { isEmail, normaliseEmail } from '../kit/email.ts'
import { formatPhone, isPhone, normalisePhone } from '../kit/phone.ts'
import { type Problem, problem, under } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'
import type { InviteRow, InviteStatus, MailInvitation, TextInvitation } from './fields.ts'
import { mostRecipients, noteLength } from './limits.ts'

/** The profiles an invitation may show (MtgAppLinkID). */
export const agentProfileLink = 1

/** Splits at semicolons, line breaks or commas, removes duplicates and keeps the order. */
export const splitRecipients = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;,\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
]

/** Telephone numbers typed in one line. Duplicates remain, because they are refused. */
export const typedNumbers = (text: string): { Number: string }[] =>
  text
    .split(/[;,\n]/)
    .map((one) => ({ Number: one.trim() }))
    .filter((one) => one.Number !== '')

export const mailRecipients = (text: string): string[] => [...new Set(splitRecipients(text).map(normaliseEmail))]

/**
 * Area codes of the North American plan outside Canada and the United States. Text messages there cost many times as
 * much, which fraud exploits. Source: North American Numbering Plan Administrator, geographic area codes by country.
 */
const islands = new Set(
  '242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758 767 784 787 809 829 849 868 869 876 939'.split(
    ' ',
  ),
)
/** Numbers that are charged for (900, 976) or belong to no person (N11, 8YY toll-free). */
const services = /^(?:900|976|[2-9]11|8(?:00|33|44|55|66|77|88))/

/** Whether a telephone in Canada or the United States can receive text messages, by the structure of its ten digits. */
export const isTextable = (text: string): boolean => {
  const digits = normalisePhone(text)
  return isPhone(digits) && /^\d{3}[2-9]/.test(digits) && !services.test(digits) && !islands.has(digits.slice(0, 3))
}

type Given<Invitation> = Omit<Invitation, 'MortgageApplicationID'>
type Shared = Pick<MailInvitation, 'EmailBody' | 'MtgAppLinkID' | 'DisplayAddApplicant' | 'ApplicantID'>

/** `links` are the available profiles; see MtgAppProfileLinks. */
const sharedProblems = (
  { EmailBody = '', MtgAppLinkID, DisplayAddApplicant = 1, ApplicantID = 0 }: Shared,
  links: readonly number[],
) => [
  ...firstOf<Problem['Key']>(
    problem(EmailBody.length > noteLength, 'EmailBody', 'NoteTooLong'),
    problem(hasContactDetails(EmailBody), 'EmailBody', 'NoteWithContactDetails'),
  ),
  ...problem(!links.includes(MtgAppLinkID), 'MtgAppLinkID', 'UnknownChoice'),
  ...problem(DisplayAddApplicant === 0 && ApplicantID <= 0, 'ApplicantID', 'RequiredInvitedApplicant'),
]

/** An applicant on the application is one person, so one recipient. */
const mostFor = ({ DisplayAddApplicant = 1 }: Shared) => (DisplayAddApplicant === 0 ? 1 : mostRecipients)

/** All problems of an invitation by e-mail, with paths as in the body. */
export const mailInvitationProblems = (given: Given<MailInvitation>, links: readonly number[]): Problem[] => {
  const recipients = splitRecipients(given.Recipients)
  return under<Problem['Key']>('SendData', [
    ...firstOf<Problem['Key']>(
      problem(recipients.length === 0, 'Recipients', 'RequiredRecipients'),
      problem(!recipients.every(isEmail), 'Recipients', 'InvalidEmail'),
      problem(mailRecipients(given.Recipients).length > mostFor(given), 'Recipients', 'TooManyRecipients'),
    ),
    ...sharedProblems(given, links),
  ])
}

/** The same for an invitation by text message. */
export const textInvitationProblems = (given: Given<TextInvitation>, links: readonly number[]): Problem[] => {
  const numbers = given.Recipients.map((one) => one.Number).filter((one) => !isBlank(one))
  const digits = numbers.map(normalisePhone)
  return under<Problem['Key']>('SendData', [
    ...firstOf<Problem['Key']>(
      problem(numbers.length === 0, 'Recipients', 'RequiredPhoneNumbers'),
      problem(!numbers.every(isTextable), 'Recipients', 'InvalidPhone'),
      problem(new Set(digits).size < digits.length, 'Recipients', 'PhoneNumberExists'),
      problem(digits.length > mostFor(given), 'Recipients', 'TooManyRecipients'),
    ),
    ...sharedProblems(given, links),
  ])
}

export const contactInWords = ({ ContactMethod, Contact }: Pick<InviteRow, 'ContactMethod' | 'Contact'>): string =>
  ContactMethod === 'SMS' ? formatPhone(Contact) : Contact

/** An invitation without a submitted part that was not withdrawn. */
export const isWaiting = (status: InviteStatus): boolean => status !== 'Submitted' && status !== 'Withdrawn'

export interface InviteFacts {
  submitted: boolean
  withdrawn: boolean
  opened: boolean
  /** The text message service reported that its message did not arrive. */
  undelivered: boolean
  expired: boolean
}

export const inviteStatus = ({ submitted, withdrawn, opened, undelivered, expired }: InviteFacts): InviteStatus => {
  if (submitted) return 'Submitted'
  if (withdrawn) return 'Withdrawn'
  if (expired) return 'Expired'
  if (opened) return 'Opened'
  return undelivered ? 'Undelivered' : 'Pending'
}

/** The open invitations; a loaded application satisfies it. */
export interface WithInvites {
  OpenInvites?: readonly { ApplicantID: number }[]
}

/** The applicant has an open invitation: they fill in and consent by their own link. */
export const isInvited = ({ OpenInvites = [] }: WithInvites, applicantId: number): boolean =>
  OpenInvites.some(({ ApplicantID }) => ApplicantID === applicantId)

/** Applicants who use their own link: those who sent their part (disabled since), and those who still may. */
export const answersElsewhere = (
  application: WithInvites,
  { ApplicantID, Disabled }: { ApplicantID: number; Disabled: number },
): boolean => Disabled === 1 || isInvited(application, ApplicantID)

/** MortgageApplicationStatusDD values that still accept a part: in progress, received, in review. */
const waiting: readonly number[] = [inProgress, 0, 1]

/** Whether a part may still arrive: until the decision, and again while the broker asks for a review. */
export const waitsForInvited = (status: number, requestReview: number): boolean =>
  requestReview === 1 || waiting.includes(status)

interface Named {
  ApplicantID: number
  FirstName: string
  LastName: string
}

/** The name of the invitee: the applicant's name if there is one, else the contact. */
export const inviteeName = (invite: { ApplicantID: number; Contact: string }, applicants: readonly Named[]): string => {
  const applicant = applicants.find(({ ApplicantID }) => ApplicantID === invite.ApplicantID)
  return (applicant && fullName(applicant)) || invite.Contact
}
