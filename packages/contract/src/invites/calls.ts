import { Application, Reviewed } from '@foyer/domain/application-fields.ts'
import { InvitePreview, InviteRow, MailInvitation, TextInvitation } from '@foyer/domain/invites/fields.ts'
import { Choice, Flag, Id, Instant, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, ApplicationIds, Nothing, SiteIds } from '../kit/ids.ts'

const History = { InvitesHistory: Type.Array(InviteRow) }
/** The ids are checked even where SendData carries the application too, as on the wire. */
const SentIds = { ...ApplicationIds.properties, MortgageApplicationID: Type.Optional(Id) }
const Guid = Type.String({ maxLength: 64 })

const sendRefusals = [
  'TooManyRecipients',
  'NoteTooLong',
  'NoteWithContactDetails',
  'RequiredInvitedApplicant',
  'UnknownChoice',
  'TooManyRequests',
  'TooManyRecords',
  'ApplicationSubmitted',
  'StepNotOpen',
] as const

export const inviteCalls = {
  inviteByMail: defineCall({
    path: '/api/InviteCoApplicant',
    access: 'application',
    effect: 'write',
    part: 'invite',
    summary:
      'Invites people by e-mail, each with a link of their own that opens for 14 days. At most 5 with one message and 10 a day',
    body: Type.Object({ ...SentIds, SendData: MailInvitation }),
    reply: Type.Object(History),
    refusals: ['RequiredRecipients', 'InvalidEmail', ...sendRefusals],
  }),
  inviteByText: defineCall({
    path: '/api/InviteCoApplicantSMS',
    access: 'application',
    effect: 'write',
    part: 'invite',
    summary: 'The same by text message, to telephones in Canada and the United States',
    body: Type.Object({ ...SentIds, SendData: TextInvitation }),
    reply: Type.Object(History),
    refusals: ['RequiredPhoneNumbers', 'PhoneNumberExists', 'InvalidPhone', ...sendRefusals],
  }),
  resendInvite: defineCall({
    path: '/api/ReInviteCoApplicant',
    access: 'application',
    effect: 'write',
    part: 'inviteAgain',
    summary:
      'Sends an invitation by e-mail again with a new link; the one before stops working. For a part whose consent is void (ChangedParts), the same contact is asked again, by e-mail or text message',
    body: Type.Object({ ...ApplicationIds.properties, InviteID: Id }),
    reply: Type.Object(History),
    refusals: ['InviteCoApplicantSubmitted', 'TooManyRequests', 'ApplicationSubmitted', 'StepNotOpen'],
  }),
  /** Allowed after submission too: a misdirected link must not stay open. */
  withdrawInvite: defineCall({
    path: '/api/MTGAPPWithdrawInvite',
    access: 'application',
    effect: 'write',
    handOff: true,
    summary: 'Takes an invitation back: its link opens nothing from then on, in no browser',
    body: Type.Object({ ...ApplicationIds.properties, InviteID: Id, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object(History),
    refusals: ['InviteCoApplicantSubmitted'],
  }),
  loadInvites: defineCall({
    path: '/api/LoadInviteCoApplicant',
    access: 'application',
    effect: 'read',
    summary: 'The invitations of an application, how a new one reads, and the faces it may bear',
    body: Type.Object({ ...ApplicationIds.properties, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object({
      ...History,
      Previews: Type.Array(InvitePreview),
      MtgAppProfileLinks: Type.Array(Type.Object({ Label: Text(200), Value: Choice })),
    }),
    refusals: [],
  }),
  /** For any caller with the link: its guid is checked, and this browser receives its grant from it. */
  loadInvite: defineCall({
    path: '/api/MTGAPPLoadInvite',
    access: 'visitor',
    effect: 'read',
    handOff: false,
    summary:
      'Opens an invitation and answers the application as the invited person may see it. ApplicantID 0: whoever the invitation is for',
    body: Type.Object({
      ...SiteIds.properties,
      MortgageApplicationID: Id,
      ApplicantID: Id,
      guid: Guid,
      LanguageID: Type.Optional(LanguageId),
    }),
    reply: Type.Object({
      ...Application.properties,
      InviteID: Id,
      /** The language of the invitation's mail or text message. */
      LanguageID: LanguageId,
      WishesPrimary: Flag,
    }),
    refusals: ['InviteCoApplicantSubmitted', 'InviteCoApplicantExpired', 'NoAccess', 'TooManyRequests'],
  }),
  submitInvite: defineCall({
    path: '/api/MTGAppSubmitInvite',
    access: 'invited',
    effect: 'write',
    part: 'consent',
    summary: "Sends an invited person's part with their own consent, once; the invitation is closed by it",
    body: Type.Object({
      ...ApplicantIds.properties,
      guid: Guid,
      Comments: Type.Optional(Text(4000)),
      /** 1: the person consented, to the version that was read. */
      Accepted: Type.Optional(Flag),
      ConsentVersion: Type.Optional(Text(20)),
      /** Hashes of the summary that was read. ConsentRequired if missing or out of date. */
      Reviewed: Type.Optional(Reviewed),
      /** The same key again returns the same result. */
      IdempotencyKey: Type.Optional(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9-]*$' })),
    }),
    reply: Type.Object({ SubmittedAt: Instant }),
    refusals: ['ConsentRequired', 'ApplicationIncomplete', 'InviteCoApplicantSubmitted', 'NoAccess'],
  }),
  wishPrimary: defineCall({
    path: '/api/MTGAPPWishPrimary',
    access: 'invited',
    effect: 'write',
    part: 'wish',
    summary: 'Tells the broker that the invited person would rather be the main applicant, or no more. Nothing moves',
    body: Type.Object({ ...ApplicantIds.properties, Wish: Flag }),
    reply: Nothing,
    refusals: ['InviteCoApplicantSubmitted'],
  }),
}
