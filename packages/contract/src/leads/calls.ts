import { Id, Text } from '@foyer/domain/kit/schema.ts'
import { FormDescription, FormDetail, GivenDetail, Lead, OwnerEntry } from '@foyer/domain/leads/fields.ts'
import Type, { type Static } from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'

const Token = Type.Object({ token: Text(64) })
/** `en` or `fr`; any other value is read as English. */
const Lang = Type.Object({ lang: Type.Optional(Text(10)) })

/** Data of the page beside the form: address look-up, who receives a lead without a choice, broker's contact, robot check. */
const Around = Type.Object({
  SiteID: Text(40),
  PrimaryColor: Text(20),
  Owner: Text(200),
  Contact: Type.Object({ Name: Text(130), Phone: Text(20), Email: Text(254) }),
  Captcha: Type.Object({ Kind: Text(20), SiteKey: Text(200) }),
})

/** The public form that brokers embed: no sign-in, no cookie; the token identifies the form. */
export const leadCalls = {
  renderForm: defineCall({
    path: '/v1/leadopportunities/embedded-forms/render-detail',
    access: 'anybody',
    effect: 'read',
    summary: 'A lead form in one language; addressType returns the fields of that kind of address',
    body: Type.Object({
      ...Token.properties,
      ...Lang.properties,
      addressType: Type.Optional(Text(60)),
    }),
    reply: Type.Object({ detail: FormDetail, ...Around.properties }),
    refusals: ['NoAccess'],
  }),
  listOwners: defineCall({
    path: '/v1/leadopportunities/leads/user-access-list-with-token',
    access: 'anybody',
    effect: 'read',
    summary: "The possible recipients of this form's leads, in groups",
    body: Token,
    reply: Type.Object({ users: Type.Array(OwnerEntry) }),
    refusals: ['NoAccess'],
  }),
  createRobotChallenge: defineCall({
    path: '/v1/leadopportunities/embedded-forms/robot-challenge',
    access: 'anybody',
    effect: 'read',
    summary: 'A proof-of-work challenge for this form; empty if another service checks',
    body: Token,
    reply: Type.Object({ challenge: Text(2000) }),
    refusals: ['NoAccess', 'TooManyRequests'],
  }),
  createLead: defineCall({
    path: '/v1/leadopportunities/embedded-forms/create-lead',
    access: 'anybody',
    effect: 'write',
    summary: 'Store a lead and notify its owner; codes that the form does not offer are dropped',
    body: Type.Object({ ...Token.properties, ...Lang.properties, detail: GivenDetail, captchaToken: Text(8000) }),
    reply: Type.Object({ successMessage: Text(2000) }),
    refusals: [
      'NoAccess',
      'TooManyRequests',
      'CaptchaNotValidated',
      'LeadFieldRequired',
      'LeadTextTooLong',
      'LeadInvalidNumber',
      'InvalidEmail',
      'InvalidPhone',
      'InvalidUrl',
      'InvalidSin',
      'InvalidPostalCode',
      'InvalidDate',
      'UnknownChoice',
      'TooManyRecords',
      'RequestTooLarge',
    ],
  }),
}

/** Format checks for widgets on any page. */
export const widgetCalls = {
  isValidPostalCode: defineCall({
    path: '/public/IsValidPostalCode',
    access: 'anybody',
    effect: 'read',
    summary: 'Whether two halves form a Canadian postal code',
    body: Type.Object({ FSA: Text(10), LDU: Text(10) }),
    reply: Nothing,
    refusals: ['InvalidPostalCode', 'TooManyRequests'],
  }),
  isValidSin: defineCall({
    path: '/public/IsValidCanadianSINNumber',
    access: 'anybody',
    effect: 'read',
    summary: 'Whether nine digits are a valid Social Insurance Number',
    body: Type.Object({ SINNumber: Text(20) }),
    reply: Nothing,
    refusals: ['InvalidSin', 'TooManyRequests'],
  }),
}

const Page = Type.Object({
  ...SiteIds.properties,
  Token: Type.Optional(Text(64)),
  /** The next page: leads older than this one. */
  BeforeLeadID: Type.Optional(Id),
})
/** BeforeLeadID of the page that follows; 0 at the end. */
const Next = Id

/** NoFrameAncestors: no website may show the form. NoRepeatableSection: no section can be filled in several times. */
export const LeadFormWarning = Type.Unsafe<'NoFrameAncestors' | 'NoRepeatableSection'>({
  type: 'string',
  enum: ['NoFrameAncestors', 'NoRepeatableSection'],
})
export type LeadFormWarning = Static<typeof LeadFormWarning>

export const operatorLeadCalls = {
  saveEmbeddedForm: defineCall({
    path: '/broker-api/SaveEmbeddedForm',
    access: 'operator',
    action: 'form.edit',
    perHour: 120,
    effect: 'write',
    audit: 'lead-form-saved',
    summary: 'Create and publish a lead form from its description, or change the form of Token; a draft of it ends',
    body: Type.Object({ ...SiteIds.properties, Token: Type.Optional(Text(64)), detail: FormDescription }),
    reply: Type.Object({ Token: Text(64), Url: Text(300), Snippet: Text(500), Warnings: Type.Array(LeadFormWarning) }),
    refusals: [
      'NotPermitted',
      'UnknownSite',
      'NoAccess',
      'TooManyRecords',
      'InvalidSetting',
      'InvalidWebsite',
      'InvalidEmail',
      'LeadMissingWords',
      'LeadEmptySection',
      'LeadUnknownControl',
      'LeadDuplicateCode',
      'LeadMissingChoices',
    ],
  }),
  listEmbeddedForms: defineCall({
    path: '/broker-api/ListEmbeddedForms',
    access: 'operator',
    action: 'form.edit',
    perHour: 300,
    effect: 'read',
    audit: 'lead-forms-listed',
    summary: 'The lead forms of a site, with their descriptions',
    body: SiteIds,
    reply: Type.Object({
      Forms: Type.Array(Type.Object({ Token: Text(64), Url: Text(300), detail: FormDescription })),
    }),
    refusals: ['UnknownSite'],
  }),
  listLeads: defineCall({
    path: '/broker-api/ListLeads',
    access: 'operator',
    action: 'lead.view',
    perHour: 600,
    effect: 'read',
    audit: 'leads-listed',
    summary:
      'The newest leads of a site or of one form, with the last three digits of a SIN: up to 200 and about 4 MB. Next of the reply is BeforeLeadID of the page that follows; 0 at the end',
    body: Page,
    reply: Type.Object({ Leads: Type.Array(Lead), Next }),
    refusals: ['UnknownSite', 'NoAccess'],
  }),
  exportLeads: defineCall({
    path: '/broker-api/ExportLeads',
    access: 'operator',
    action: 'lead.export',
    perHour: 60,
    effect: 'read',
    audit: 'leads-exported',
    summary:
      'The newest leads as a file: Format csv (safe in a spreadsheet) or json, up to 2,000 and about 16 MB. Next of the reply is BeforeLeadID of the file that follows; 0 at the end',
    body: Type.Object({ ...Page.properties, Format: Type.Optional(Text(4)) }),
    reply: Type.Object({ Name: Text(80), File: Type.String(), Next }),
    refusals: ['UnknownSite', 'NoAccess', 'InvalidSetting'],
  }),
  removeLead: defineCall({
    path: '/broker-api/RemoveLead',
    access: 'operator',
    action: 'lead.erase',
    effect: 'write',
    audit: 'lead-removed',
    summary: 'Delete a lead and its messages to your own systems, sent or not, when its person requests deletion',
    body: Type.Object({ ...SiteIds.properties, LeadID: Id }),
    reply: Nothing,
    refusals: ['UnknownSite', 'NoAccess', 'DealHeld'],
  }),
}
