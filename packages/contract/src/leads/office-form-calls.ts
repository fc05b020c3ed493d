import { Flag, Text, Version } from '@foyer/domain/kit/schema.ts'
import { FormDescription } from '@foyer/domain/leads/fields.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'
import { LeadFormWarning } from './calls.ts'

/** Of a form as it was read; 0 for one that is not saved yet. */
const FormIds = Type.Object({ ...SiteIds.properties, Token: Text(64) })

/** The lead forms of all sites within reach. */
export const officeFormCalls = {
  listForms: defineCall({
    path: '/console-api/ListForms',
    access: 'office',
    action: 'form.edit',
    effect: 'read',
    summary:
      'The lead forms of the sites within reach, as they would be published, and the sites that can have more of them',
    body: Nothing,
    reply: Type.Object({
      Forms: Type.Array(
        Type.Object({
          SiteID: Text(40),
          Token: Text(64),
          Name: Text(200),
          NameFr: Text(200),
          /** Empty: never. */
          PublishedAt: Text(30),
          /** 1: it has changes that visitors do not see yet. */
          ChangedFl: Flag,
          /** 0: visitors cannot use it, though it is published. */
          OpenFl: Flag,
          Leads: Type.Integer(),
          /** When the last lead arrived; empty: none yet. */
          LastLeadAt: Text(30),
        }),
      ),
      Sites: Type.Array(Text(40)),
    }),
    refusals: [],
  }),
}

/** One lead form: what is saved is a draft, which visitors see once it is published. */
export const operatorFormCalls = {
  loadForm: defineCall({
    path: '/broker-api/LoadForm',
    access: 'operator',
    action: 'form.edit',
    perHour: 1200,
    effect: 'read',
    audit: 'lead-form-viewed',
    summary: 'A lead form as it would be published, with what its page and its preview need',
    body: FormIds,
    reply: Type.Object({
      Version,
      detail: FormDescription,
      /** Empty: never. */
      PublishedAt: Text(30),
      /** 1: it has changes that visitors do not see yet. */
      ChangedFl: Flag,
      /** What visitors see, where it has changes; saving it drops them. */
      Published: Type.Optional(FormDescription),
      Leads: Type.Integer(),
      Url: Text(300),
      Snippet: Text(500),
      Warnings: Type.Array(LeadFormWarning),
      /** The websites that may show it while it names none. */
      SiteAncestors: Type.Array(Text(300)),
      /** People of the brokerage who can see its leads, for staff. */
      Colleagues: Type.Array(Type.Object({ Name: Text(121), Email: Text(254) })),
      /** As visitors see it beside the form. */
      PrimaryColor: Text(20),
      Agent: Text(200),
      Contact: Type.Object({ Name: Text(130), Phone: Text(20), Email: Text(254) }),
    }),
    refusals: ['NoAccess'],
  }),
  saveForm: defineCall({
    path: '/broker-api/SaveForm',
    access: 'operator',
    action: 'form.edit',
    perHour: 1200,
    effect: 'write',
    audit: 'lead-form-drafted',
    summary:
      'Save the draft of a lead form, with the Version last seen, or make a form without a Token. Visitors see it once it is published. Other owners take lead.view too',
    body: Type.Object({ ...SiteIds.properties, Token: Type.Optional(Text(64)), Version, detail: FormDescription }),
    reply: Type.Object({ Token: Text(64), Version }),
    refusals: [
      'NotPermitted',
      'UnknownSite',
      'NoAccess',
      'StaleEdit',
      'TooManyRecords',
      'InvalidSetting',
      'InvalidWebsite',
      'InvalidEmail',
      'LeadMissingWords',
      'LeadUnknownControl',
      'LeadDuplicateCode',
      'LeadMissingChoices',
    ],
  }),
  publishForm: defineCall({
    path: '/broker-api/PublishForm',
    access: 'operator',
    action: 'form.edit',
    perHour: 120,
    effect: 'write',
    audit: 'lead-form-published',
    summary: 'Show visitors the draft of a lead form, of the Version last seen. Other owners take lead.view too',
    body: Type.Object({ ...FormIds.properties, Version }),
    reply: Type.Object({ Version }),
    refusals: ['NotPermitted', 'NoAccess', 'StaleEdit', 'LeadEmptySection'],
  }),
  removeForm: defineCall({
    path: '/broker-api/RemoveForm',
    access: 'operator',
    action: 'form.edit',
    perHour: 120,
    effect: 'write',
    audit: 'lead-form-removed',
    summary: 'Remove a lead form, of the Version last seen, from every website; its leads stay',
    body: Type.Object({ ...FormIds.properties, Version }),
    reply: Nothing,
    refusals: ['NoAccess', 'StaleEdit'],
  }),
}
