import { type ContactMethod, contactMethods } from '@foyer/domain/invites/fields.ts'
import { noteLength } from '@foyer/domain/invites/limits.ts'
import { Id, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'

const DealIds = { ...SiteIds.properties, MortgageApplicationID: Id }
const PersonIds = { ...DealIds, ApplicantID: Id }

const linkRefusals = ['NoAccess', 'TextsNotSent', 'TextsUsedUp', 'TooManyRequests'] as const
const noteRefusals = ['NoteTooLong', 'NoteWithContactDetails'] as const

/** What the broker's side does about the people of an application. It never writes a part itself. */
export const operatorInviteCalls = {
  inviteApplicant: defineCall({
    path: '/broker-api/InviteApplicant',
    access: 'operator',
    action: 'deal.return',
    perHour: 60,
    effect: 'write',
    audit: 'invite-sent',
    summary:
      'Invite a co-applicant to fill in their part, at their own e-mail address or mobile number, in the name of the brokerage',
    body: Type.Object({
      ...PersonIds,
      ContactMethod: Type.Unsafe<ContactMethod>({ type: 'string', enum: contactMethods }),
      /** Shown as plain text in the message. */
      Note: Text(noteLength),
      LanguageID: LanguageId,
    }),
    reply: Nothing,
    refusals: [...linkRefusals, ...noteRefusals, 'ContactMissing'],
  }),
  remindApplicant: defineCall({
    path: '/broker-api/RemindApplicant',
    access: 'operator',
    action: 'deal.return',
    perHour: 60,
    effect: 'write',
    audit: 'invite-sent',
    summary: 'Send an invitation again to the same contact, with a new link that replaces the old one',
    body: Type.Object({ ...DealIds, InviteID: Id }),
    reply: Nothing,
    refusals: [...linkRefusals, 'InviteCoApplicantSubmitted'],
  }),
  withdrawInvitation: defineCall({
    path: '/broker-api/WithdrawInvite',
    access: 'operator',
    action: 'deal.return',
    effect: 'write',
    audit: 'invite-withdrawn',
    summary: 'Withdraw an invitation whose part was not sent. What its person entered is erased, except their name',
    body: Type.Object({ ...DealIds, InviteID: Id }),
    reply: Nothing,
    refusals: ['NoAccess', 'InviteCoApplicantSubmitted'],
  }),
  reopenPart: defineCall({
    path: '/broker-api/ReopenPart',
    access: 'operator',
    action: 'deal.return',
    perHour: 60,
    effect: 'write',
    audit: 'part-reopened',
    summary:
      'Ask a person to correct the part that they sent, by a new link to the same contact. Until they send it again, the part counts as not sent; what was submitted stays as it was',
    body: Type.Object({
      ...PersonIds,
      /** Shown as plain text in the message. */
      Reason: Text(noteLength),
    }),
    reply: Nothing,
    refusals: [...linkRefusals, ...noteRefusals, 'ApplicationSubmitted', 'ApplicationWithdrawn'],
  }),
}
