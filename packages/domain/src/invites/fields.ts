import Type, { type Static } from 'typebox'
import { Choice, Flag, Id, Instant, LanguageId, Text } from '../kit/schema.ts'

const common = {
  MortgageApplicationID: Id,
  /** Whose face the invitation bears; see MtgAppProfileLinks. */
  MtgAppLinkID: Choice,
  /** Their own steps: always shown, whatever is sent. */
  DisplayApplicant: Type.Optional(Flag),
  /** 1: somebody who adds themself. 0: the co-applicant ApplicantID, who is on the application already. */
  DisplayAddApplicant: Type.Optional(Flag),
  /** 1: they are asked about the mortgage too. */
  DisplayMortgage: Type.Optional(Flag),
  ApplicantID: Type.Optional(Id),
  /** Of the invitation; the page's when left out. */
  LanguageID: Type.Optional(LanguageId),
  /** A personal note, shown as plain words inside the invitation, whose own words are ours. */
  EmailBody: Type.Optional(Text(2000)),
}

/** An invitation by e-mail: addresses separated by semicolons. */
export const MailInvitation = Type.Object({
  ...common,
  Recipients: Text(2000),
  /** Accepted and not used: the subject is ours. */
  EmailSubject: Type.Optional(Text(500)),
})
export type MailInvitation = Static<typeof MailInvitation>

/** An invitation by text message. */
export const TextInvitation = Type.Object({
  ...common,
  Recipients: Type.Array(Type.Object({ Number: Text(40) }), { maxItems: 50 }),
})
export type TextInvitation = Static<typeof TextInvitation>

export const contactMethods = ['Email', 'SMS'] as const
export type ContactMethod = (typeof contactMethods)[number]

/**
 * How an invitation stands: sent, never arrived (a text message tells), opened by its link, its part sent to the broker, its
 * link too old, or taken back by itself or with its applicant.
 */
export const inviteStatuses = ['Pending', 'Undelivered', 'Opened', 'Submitted', 'Expired', 'Withdrawn'] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** An invitation as its sender sees it. */
export const InviteRow = Type.Object({
  InviteID: Id,
  ContactMethod: Type.Unsafe<ContactMethod>({ type: 'string' }),
  Contact: Text(254),
  Status: Type.Unsafe<InviteStatus>({ type: 'string' }),
  InviteDate: Instant,
  strInviteDate: Text(60),
  /** The co-applicant it is for, 0 until they have joined. */
  ApplicantID: Id,
})
export type InviteRow = Static<typeof InviteRow>

/** An invitation as its reader gets it: words before and after the note. By language and way. */
export const InvitePreview = Type.Object({
  LanguageID: LanguageId,
  ContactMethod: Type.Unsafe<ContactMethod>({ type: 'string' }),
  /** Empty for a text message. */
  Subject: Text(300),
  Before: Type.Array(Text(1000)),
  /** Leads in the note; shown only with one. */
  NoteLead: Text(300),
  After: Type.Array(Text(1000)),
})
export type InvitePreview = Static<typeof InvitePreview>

/** The same for the broker, with what the person sent. Consent and Hash are null and empty until then. */
export const DealInvite = Type.Object({
  ...InviteRow.properties,
  SubmittedAt: Instant,
  Comments: Text(4000),
  /** Their applicant as they sent it, which a submission before that has by name only. Null until then. */
  Part: Type.Unknown(),
  /** 1: they would rather be the main applicant. Nothing moves by itself. */
  WishesPrimary: Flag,
  /** Text hash, version, time, address and actor, as in a submission. */
  Consent: Type.Unknown(),
  /** SHA-256 of what was sent, as the audit trail has it. */
  Hash: Text(64),
})
export type DealInvite = Static<typeof DealInvite>
