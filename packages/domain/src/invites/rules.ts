import { fullName, isSpouse } from '../applicants/spouse.ts'
import { isCodeOf } from '../codes/menus.ts'
import { inProgress } from '../flow-conditions.ts'
import { firstOf, requiredChoice, requiredText } from '../kit/checks.ts'
import { hasContactDetails } from '../kit/contact-details.ts'
import { isEmail, normaliseEmail } from '../kit/email.ts'
import { type Problem, problem, under } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'
import type { InviteStatus, MailInvitation } from './fields.ts'
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

export const mailRecipients = (text: string): string[] => [...new Set(splitRecipients(text).map(normaliseEmail))]

/** What is typed of an invitation. */
export type Given<Invitation> = Omit<Invitation, 'MortgageApplicationID'>
type Shared = Pick<MailInvitation, 'EmailBody' | 'MtgAppLinkID' | 'DisplayAddApplicant' | 'ApplicantID' | 'Invited'>

/** Who is not on the application yet is invited by name and relationship; a call may leave them out. */
const named = ({ Invited, DisplayAddApplicant = 1 }: Shared) => (DisplayAddApplicant === 0 ? undefined : Invited)

/** Asked before where the link goes; the relationship is asked afterwards. The mail of the brokerage begins with the name. */
export const nameProblems = (given: Shared): Problem[] => {
  const person = named(given)
  if (person === undefined) return []
  const { FirstName, LastName } = person
  return under<Problem['Key']>('Invited', [
    ...firstOf<Problem['Key']>(
      requiredText(FirstName, 'FirstName', 'IdentificationMissingFirstName'),
      problem(hasContactDetails(FirstName), 'FirstName', 'NoteWithContactDetails'),
    ),
    ...firstOf<Problem['Key']>(
      requiredText(LastName, 'LastName', 'IdentificationMissingLastName'),
      problem(hasContactDetails(LastName), 'LastName', 'NoteWithContactDetails'),
    ),
  ])
}

const relationshipProblems = (given: Shared): Problem[] => {
  const person = named(given)
  if (person === undefined) return []
  const { RelationshipDD } = person
  return under(
    'Invited',
    firstOf<Problem['Key']>(
      requiredChoice(RelationshipDD, 'RelationshipDD', 'IdentificationMissingRelationship'),
      problem(!isCodeOf('Relationship', RelationshipDD), 'RelationshipDD', 'UnknownChoice'),
    ),
  )
}

/** `spouse`: the name of the main applicant's spouse, of whom there is one, on the application or among the invited. */
export const secondSpouseProblems = (
  { Invited, DisplayAddApplicant = 1 }: Pick<Shared, 'Invited' | 'DisplayAddApplicant'>,
  spouse: string | undefined,
): Problem<'AlreadyHasSpouse'>[] =>
  problem(
    Invited !== undefined && DisplayAddApplicant !== 0 && isSpouse(Invited.RelationshipDD) && spouse !== undefined,
    'SendData.Invited.RelationshipDD',
    'AlreadyHasSpouse',
  )

/** The problems of an invitation by e-mail or text message; `links` are the available profiles, see MtgAppProfileLinks. */
export const sharedProblems = (given: Shared, links: readonly number[]) => {
  const { EmailBody = '', MtgAppLinkID, DisplayAddApplicant = 1, ApplicantID = 0 } = given
  return [
    ...relationshipProblems(given),
    ...firstOf<Problem['Key']>(
      problem(EmailBody.length > noteLength, 'EmailBody', 'NoteTooLong'),
      problem(hasContactDetails(EmailBody), 'EmailBody', 'NoteWithContactDetails'),
    ),
    ...problem(!links.includes(MtgAppLinkID), 'MtgAppLinkID', 'UnknownChoice'),
    ...problem(DisplayAddApplicant === 0 && ApplicantID <= 0, 'ApplicantID', 'RequiredInvitedApplicant'),
  ]
}

/**
 * A note is signed with the main applicant's name. Without one, the invitation names the brokerage, which did not write the
 * note.
 */
export const signatureProblems = (
  { EmailBody = '' }: Pick<Shared, 'EmailBody'>,
  inviter: string,
): Problem<'NoteNeedsName'>[] => problem(!isBlank(EmailBody) && inviter === '', 'SendData.EmailBody', 'NoteNeedsName')

/** The name that signs the invitation, where the main applicant has not entered theirs. Without one the brokerage invites. */
export const inviterProblems = ({ Inviter }: Pick<MailInvitation, 'Inviter'>, known: string) =>
  Inviter === undefined || known !== ''
    ? []
    : under('SendData.Inviter', [
        ...requiredText(Inviter.FirstName, 'FirstName', 'IdentificationMissingFirstName'),
        ...requiredText(Inviter.LastName, 'LastName', 'IdentificationMissingLastName'),
      ])

/** One person, so one recipient: an applicant on the application, or someone who is named. */
export const mostFor = ({ DisplayAddApplicant = 1, Invited }: Shared) =>
  DisplayAddApplicant === 0 || Invited !== undefined ? 1 : mostRecipients

/** All problems of an invitation by e-mail, with paths as in the body. */
export const mailInvitationProblems = (given: Given<MailInvitation>, links: readonly number[]): Problem[] => {
  const recipients = splitRecipients(given.Recipients)
  return under<Problem['Key']>('SendData', [
    ...nameProblems(given),
    ...firstOf<Problem['Key']>(
      problem(recipients.length === 0, 'Recipients', 'RequiredRecipients'),
      problem(!recipients.every(isEmail), 'Recipients', 'InvalidEmail'),
      problem(mailRecipients(given.Recipients).length > mostFor(given), 'Recipients', 'TooManyRecipients'),
    ),
    ...sharedProblems(given, links),
  ])
}

/** An invitation without a submitted part that was not withdrawn. */
export const isWaiting = (status: InviteStatus): boolean => status !== 'Submitted' && status !== 'Withdrawn'

export interface InviteFacts {
  submitted: boolean
  withdrawn: boolean
  opened: boolean
  /** The link is ordered and not sent. */
  due: boolean
  /** The text message service reported that its message did not arrive. */
  undelivered: boolean
  expired: boolean
}

export const inviteStatus = ({
  submitted,
  withdrawn,
  opened,
  due,
  undelivered,
  expired,
}: InviteFacts): InviteStatus => {
  if (submitted) return 'Submitted'
  if (withdrawn) return 'Withdrawn'
  if (due) return 'Delayed'
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

/** The name of the invitee: the applicant's, else as they were named, else the contact. */
export const inviteeName = (
  invite: { ApplicantID: number; Contact: string; Name?: string | undefined },
  applicants: readonly Named[],
): string => {
  const applicant = applicants.find(({ ApplicantID }) => ApplicantID === invite.ApplicantID)
  return (applicant && fullName(applicant)) || invite.Name || invite.Contact
}
