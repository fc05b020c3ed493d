import Type, { type Static } from 'typebox'
import { Choice, Flag, Id, Instant, LanguageId, Text } from '../kit/schema.ts'

const Inviter = Type.Object({ FirstName: Text(60), LastName: Text(60) })
export type Inviter = Static<typeof Inviter>

/** Who is invited, as the main applicant names them; RelationshipDD is that to the main applicant. */
export const Invited = Type.Object({ FirstName: Text(60), LastName: Text(60), RelationshipDD: Choice })
export type Invited = Static<typeof Invited>

const common = {
  MortgageApplicationID: Id,
  /** The profile shown in the invitation; see MtgAppProfileLinks. */
  MtgAppLinkID: Choice,
  /** Their own steps; always shown, whatever the value. */
  DisplayApplicant: Type.Optional(Flag),
  /** 1: the person adds themself. 0: the co-applicant ApplicantID, who is on the application already. */
  DisplayAddApplicant: Type.Optional(Flag),
  /** 1: they are also asked about the mortgage. */
  DisplayMortgage: Type.Optional(Flag),
  ApplicantID: Type.Optional(Id),
  /**
   * The one recipient, who is not on the application yet: listed and greeted by this name, which they may correct. Ignored
   * for a co-applicant.
   */
  Invited: Type.Optional(Invited),
  /** Of the invitation; by default that of the page. */
  LanguageID: Type.Optional(LanguageId),
  /** The main applicant's name, which the invitation gives. It becomes their answer where they have not entered one yet. */
  Inviter: Type.Optional(Inviter),
  /** A personal note, shown as plain text inside the invitation, whose other text is fixed. */
  EmailBody: Type.Optional(Text(2000)),
}

/** An invitation by e-mail: addresses separated by semicolons. */
export const MailInvitation = Type.Object({
  ...common,
  Recipients: Text(2000),
  /** Accepted and ignored: the subject is fixed. */
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
 * The status of an invitation: sent; link ordered by a submission and not sent yet; not delivered (known for text
 * messages); opened by its link; part sent to the broker; link expired; withdrawn, alone or with its applicant.
 */
export const inviteStatuses = [
  'Pending',
  'Delayed',
  'Undelivered',
  'Opened',
  'Submitted',
  'Expired',
  'Withdrawn',
] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** An invitation as its sender sees it. */
export const InviteRow = Type.Object({
  InviteID: Id,
  ContactMethod: Type.Unsafe<ContactMethod>({ type: 'string' }),
  Contact: Text(254),
  Status: Type.Unsafe<InviteStatus>({ type: 'string' }),
  InviteDate: Instant,
  strInviteDate: Text(60),
  /** The co-applicant it is for; 0 until they have joined. */
  ApplicantID: Id,
})
export type InviteRow = Static<typeof InviteRow>

/** Where a person is while their status is Opened: step StepNumber of the StepCount of their own timeline. Both are 0 otherwise. */
export const Progress = { StepNumber: Type.Integer(), StepCount: Type.Integer() }

/** Their own answers once they have joined, and until then as they were named; empty without a name or a relationship. */
export const Known = { Name: Text(130), strRelationship: Text(60) }

/** The same with the person's name. */
export const InvitedPerson = Type.Object({ ...InviteRow.properties, ...Known, Invited, ...Progress })
export type InvitedPerson = Static<typeof InvitedPerson>

/** A part that a user was invited to by someone else, at the address of their account. */
export const InvitedPart = Type.Object({
  InviteID: Id,
  /** Empty while the inviting person has not entered theirs. */
  InviterName: Text(130),
  Status: Type.Unsafe<InviteStatus>({ type: 'string' }),
  strInviteDate: Text(60),
  /** Empty until the part was sent. */
  strSubmittedAt: Text(60),
  /** 1: its person may have the link mailed again. Not once it expired without being opened: the inviter may have filled in the part since. */
  RenewFlag: Flag,
})
export type InvitedPart = Static<typeof InvitedPart>

/** An invitation as its reader receives it: the text before and after the note, by language and contact method. */
export const InvitePreview = Type.Object({
  LanguageID: LanguageId,
  ContactMethod: Type.Unsafe<ContactMethod>({ type: 'string' }),
  /** Of an invitation: greets the person, whose first name replaces `{name}`. Left out without one. */
  Greeting: Type.Optional(Text(120)),
  /** Empty for a text message. */
  Subject: Text(300),
  Before: Type.Array(Text(1000)),
  /** Introduces the note; shown only with one. */
  NoteLead: Text(300),
  After: Type.Array(Text(1000)),
})
export type InvitePreview = Static<typeof InvitePreview>
