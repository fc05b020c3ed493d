import { Application, Reviewed } from '@foyer/domain/application-fields.ts'
import { Invited, InvitedPerson, InvitePreview, MailInvitation, TextInvitation } from '@foyer/domain/invites/fields.ts'
import { noteLength } from '@foyer/domain/invites/limits.ts'
import { Choice, Flag, Id, Instant, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, ApplicationIds, Nothing, SiteIds, UserIds } from '../kit/ids.ts'

const History = { InvitesHistory: Type.Array(InvitedPerson) }
/** The ids are checked even where SendData carries the application too, as on the wire. */
const SentIds = { ...ApplicationIds.properties, MortgageApplicationID: Type.Optional(Id) }
const Guid = Type.String({ maxLength: 64 })

const sendRefusals = [
  'TooManyRecipients',
  'NoteTooLong',
  'NoteNeedsName',
  'IdentificationMissingFirstName',
  'IdentificationMissingLastName',
  'IdentificationMissingRelationship',
  'AlreadyHasSpouse',
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
      'Invite people by e-mail, each with their own link, which is valid for 14 days. At most 5 per message and 10 a day',
    body: Type.Object({ ...SentIds, SendData: MailInvitation }),
    reply: Type.Object(History),
    refusals: ['RequiredRecipients', 'InvalidEmail', ...sendRefusals],
  }),
  inviteByText: defineCall({
    path: '/api/InviteCoApplicantSMS',
    access: 'application',
    effect: 'write',
    part: 'invite',
    summary: 'Invite people by text message, to telephones in Canada and the United States',
    body: Type.Object({ ...SentIds, SendData: TextInvitation }),
    reply: Type.Object(History),
    refusals: [
      'RequiredPhoneNumbers',
      'PhoneNumberExists',
      'InvalidPhone',
      'PhoneNotTextable',
      'TextsNotSent',
      'TextsUsedUp',
      ...sendRefusals,
    ],
  }),
  resendInvite: defineCall({
    path: '/api/ReInviteCoApplicant',
    access: 'application',
    effect: 'write',
    part: 'inviteAgain',
    summary:
      'Send an invitation again by e-mail with a new link, which replaces the old one. For a part whose consent is void (ChangedParts), ask the same contact again, by e-mail or text message',
    body: Type.Object({ ...ApplicationIds.properties, InviteID: Id }),
    reply: Type.Object(History),
    refusals: [
      'InviteCoApplicantSubmitted',
      'TextsNotSent',
      'TextsUsedUp',
      'TooManyRequests',
      'ApplicationSubmitted',
      'StepNotOpen',
    ],
  }),
  askToCorrect: defineCall({
    path: '/api/MTGAPPAskToCorrect',
    access: 'ownApplicant',
    effect: 'write',
    part: 'reopen',
    summary: 'Ask the person of a part that was sent to correct it, by a new link to the same contact',
    body: Type.Object({
      ...ApplicantIds.properties,
      /** Shown as plain text in the message. */
      Reason: Text(noteLength),
    }),
    reply: Type.Object(History),
    refusals: [
      'NoteTooLong',
      'NoteNeedsName',
      'NoteWithContactDetails',
      'TextsNotSent',
      'TextsUsedUp',
      'TooManyRequests',
    ],
  }),
  /** For a signed-in user, whose address is that of the invitation. */
  mailMyInvite: defineCall({
    path: '/api/MTGAPPMailMyInvite',
    access: 'user',
    effect: 'write',
    summary:
      'Mail the user a new link to the part of another application that they were invited to at the address of their account',
    body: Type.Object({ ...UserIds.properties, InviteID: Id }),
    reply: Nothing,
    refusals: ['NoAccess', 'InviteCoApplicantSubmitted', 'InviteCoApplicantExpired', 'TooManyRequests'],
  }),
  /** Allowed after submission too: a misdirected link must not stay open. */
  withdrawInvite: defineCall({
    path: '/api/MTGAPPWithdrawInvite',
    access: 'application',
    effect: 'write',
    summary: 'Withdraw an invitation and invalidate its link in every browser',
    body: Type.Object({ ...ApplicationIds.properties, InviteID: Id, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object(History),
    refusals: ['InviteCoApplicantSubmitted'],
  }),
  loadInvites: defineCall({
    path: '/api/LoadInviteCoApplicant',
    access: 'application',
    effect: 'read',
    summary: 'The invitations of an application, with a preview of a new one and the pictures it may have',
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
      'Open an invitation and return the application as the invited person may see it. ApplicantID 0: the person of the invitation',
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
      /** Where the link went, to fill in the details of a person who has not joined yet; Contact is empty afterwards. */
      ContactMethod: InvitedPerson.properties.ContactMethod,
      Contact: InvitedPerson.properties.Contact,
      /** The same for how the main applicant named them; blank without a name. */
      Invited,
    }),
    refusals: ['InviteCoApplicantSubmitted', 'InviteCoApplicantExpired', 'NoAccess', 'TooManyRequests'],
  }),
  submitInvite: defineCall({
    path: '/api/MTGAppSubmitInvite',
    access: 'invited',
    effect: 'write',
    part: 'consent',
    summary: "Send an invited person's part with their own consent, once, which closes the invitation",
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
    /** CopyTo: where a copy of the part is mailed; empty for an invitation by text message. */
    reply: Type.Object({ SubmittedAt: Instant, CopyTo: Text(254) }),
    refusals: ['ConsentRequired', 'ApplicationIncomplete', 'InviteCoApplicantSubmitted', 'NoAccess'],
  }),
  wishPrimary: defineCall({
    path: '/api/MTGAPPWishPrimary',
    access: 'invited',
    effect: 'write',
    part: 'wish',
    summary:
      'Notify the broker that the invited person wishes to be the main applicant, or no longer does. The application is unchanged',
    body: Type.Object({ ...ApplicantIds.properties, Wish: Flag }),
    reply: Nothing,
    refusals: ['InviteCoApplicantSubmitted'],
  }),
}
