import { noteLength } from '@foyer/domain/invites/limits.ts'
import { Id, Instant, LanguageId, Money, Text } from '@foyer/domain/kit/schema.ts'
import { LeadAnswer } from '@foyer/domain/leads/fields.ts'
import { leadViews, mostDays } from '@foyer/domain/leads/inbox.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, OfficeId, SiteIds, UserIds } from '../kit/ids.ts'

const LeadIds = Type.Object({ ...SiteIds.properties, LeadID: Id })

/** What the inbox reads out of a lead; see the domain's lead-facts.ts. */
const Facts = {
  SiteID: Text(40),
  LeadID: Id,
  ReceivedAt: Instant,
  /** The language of the person. */
  LanguageID: LanguageId,
  /** As it was called then, in that language. */
  FormName: Text(200),
  /** Empty where the form asked for no name and no address. */
  Name: Text(4100),
  /** A code of DealPurpose; -1 where the form did not ask. */
  PurposeDD: Type.Integer(),
  /** The person's answer in the words of the form. */
  Purpose: Text(12_000),
  Amount: Money,
  /** Who got the mail of it. */
  Recipient: Text(200),
  /** Who takes care of it; empty: no one yet. */
  OwnerID: OfficeId,
  OwnerName: Text(121),
  /** When its person was last invited to apply; empty: never. */
  InvitedAt: Text(30),
  /** What they began with the invitation; 0 for nothing. */
  MortgageApplicationID: Id,
}
const ListedLead = Type.Object(Facts)

/** The inbox: leads of all sites within reach. */
export const officeLeadCalls = {
  listLeadInbox: defineCall({
    path: '/console-api/ListLeadInbox',
    access: 'office',
    action: 'lead.view',
    effect: 'read',
    summary:
      'A page of the leads of all sites within reach, the newest first. Next of the reply is After of the page that follows; empty at the end',
    body: Type.Object({
      View: Type.Enum([...leadViews]),
      SiteID: Type.Optional(Text(40)),
      /** Of one form. */
      Token: Type.Optional(Text(64)),
      /** Received within this number of days. */
      Days: Type.Optional(Type.Integer({ minimum: 1, maximum: mostDays })),
      /** The lead that began this application. */
      MortgageApplicationID: Type.Optional(Id),
      After: Type.Optional(Text(200)),
    }),
    reply: Type.Object({ Leads: Type.Array(ListedLead), Next: Text(200) }),
    refusals: [],
  }),
  countLeads: defineCall({
    path: '/console-api/CountLeads',
    access: 'office',
    action: 'lead.view',
    effect: 'read',
    summary: 'How many leads within reach are no one’s, and how many are the person’s own, up to 1,000 each',
    body: Nothing,
    reply: Type.Object({ Unclaimed: Type.Integer(), Mine: Type.Integer() }),
    refusals: [],
  }),
  listLeadForms: defineCall({
    path: '/console-api/ListLeadForms',
    access: 'office',
    action: 'lead.view',
    effect: 'read',
    summary: 'The lead forms of all sites within reach, to share them and to filter the inbox',
    body: Nothing,
    reply: Type.Object({
      Forms: Type.Array(
        Type.Object({ Token: Text(64), SiteID: Text(40), Name: Text(200), NameFr: Text(200), Url: Text(300) }),
      ),
    }),
    refusals: [],
  }),
}

/** One lead. */
export const operatorInboxCalls = {
  loadLead: defineCall({
    path: '/broker-api/LoadLead',
    access: 'operator',
    action: 'lead.view',
    perHour: 1200,
    effect: 'read',
    audit: 'lead-viewed',
    summary:
      'One lead with all its answers, in the words of their day and, where the form still has them, in the other language; and who can be given it',
    body: LeadIds,
    reply: Type.Object({
      ...Facts,
      /** Empty where the form did not ask for it. */
      FirstName: Text(2050),
      Email: Text(254),
      Phone: Text(20),
      /** Until when the link of the last invitation works; empty without one. */
      InviteEnds: Text(30),
      Answers: Type.Array(
        Type.Object({
          ...LeadAnswer.properties,
          SectionOther: Text(200),
          LabelOther: Text(200),
          WordsOther: Text(12_000),
        }),
      ),
      Colleagues: Type.Array(Type.Object({ PersonID: OfficeId, Name: Text(121) })),
    }),
    refusals: ['NoAccess'],
  }),
  assignLead: defineCall({
    path: '/broker-api/AssignLead',
    access: 'operator',
    action: 'lead.claim',
    perHour: 600,
    effect: 'write',
    audit: 'lead-assigned',
    summary:
      'Claim a lead, give it to a colleague who sees it then, or give it back (PersonID empty). OwnerID: whose it was when it was last seen; LeadTaken if it is another’s by now',
    body: Type.Object({ ...LeadIds.properties, OwnerID: OfficeId, PersonID: OfficeId }),
    reply: Nothing,
    refusals: ['NoAccess', 'LeadTaken'],
  }),
  inviteLead: defineCall({
    path: '/broker-api/InviteLead',
    access: 'operator',
    action: 'lead.claim',
    alsoTakes: ['lead.view'],
    perHour: 60,
    effect: 'write',
    audit: 'lead-invited',
    summary:
      'Mail the person of a lead a link with which they begin an application, in their language and in the name of its owner, who is the caller if it had none. It works for 30 days, for one application and only for the address of the lead; another invitation replaces it. OwnerID and InvitedAt: as they were last seen. Three a day for an address, 100 an hour for a brokerage',
    body: Type.Object({
      ...LeadIds.properties,
      OwnerID: OfficeId,
      InvitedAt: Text(30),
      /** A few words without links, addresses or telephone numbers; may be empty. */
      Note: Text(4 * noteLength),
    }),
    reply: Type.Object({ Email: Text(254), InviteEnds: Instant }),
    refusals: [
      'NoAccess',
      'LeadTaken',
      'LeadWithoutEmail',
      'StaleEdit',
      'TooManyRequests',
      'NoteTooLong',
      'NoteWithContactDetails',
    ],
  }),
}

const InviteToken = { Token: Text(64) }

/** The invitation from a lead, for the person who got it. */
export const leadInviteCalls = {
  loadLeadInvite: defineCall({
    path: '/api/MTGAPPLoadLeadInvite',
    access: 'visitor',
    effect: 'read',
    summary: 'Whom an invitation from a lead is for; NoAccess once it has ended or was used',
    body: Type.Object({ ...SiteIds.properties, ...InviteToken }),
    reply: Type.Object({ FirstName: Text(60), Email: Text(254), Sender: Text(121), LanguageID: LanguageId }),
    refusals: ['NoAccess', 'TooManyRequests'],
  }),
  useLeadInvite: defineCall({
    path: '/api/MTGAPPUseLeadInvite',
    access: 'user',
    effect: 'write',
    audit: 'lead-invite-used',
    summary:
      'Use the invitation, by the account with its address: the next application that it begins is that of the lead. Carried are the answers for its interview, as the calculators write them into a link',
    body: Type.Object({ ...UserIds.properties, ...InviteToken }),
    reply: Type.Object({ Carried: Text(200) }),
    refusals: ['NoAccess'],
  }),
}
