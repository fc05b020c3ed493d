import { Flag, Instant, LanguageId, Text, Version } from '@foyer/domain/kit/schema.ts'
import { AgentProfile, Link, ReferralSourceProfile } from '@foyer/domain/site/fields.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { SiteIds } from '../kit/ids.ts'

/** The fields of a brand that are given; the others keep their value. */
export const GivenLink = Type.Partial(
  Type.Object({
    PrimaryColor: Link.properties.PrimaryColor,
    AgentProfile: Type.Partial(AgentProfile),
    ReferralSourceProfile: Type.Partial(ReferralSourceProfile),
  }),
)

/** Of a brand as it was read; raised by every change of its draft and of what visitors see. */
const Ids = Type.Object({ ...SiteIds.properties, Version })
const common = { access: 'operator', action: 'setting.edit' } as const

/** What staff try out about a brand. */
export const operatorSampleMailCalls = {
  sendSampleMail: defineCall({
    ...common,
    path: '/broker-api/SendSampleMail',
    perHour: 20,
    effect: 'write',
    audit: 'brand-viewed',
    summary: 'Mail the person who asks a sample in the drafted brand of a site; a key or the operator has no address',
    body: Type.Object({ ...SiteIds.properties, LanguageID: LanguageId }),
    reply: Type.Object({ Email: Text(254) }),
    refusals: ['UnknownSite', 'NotPermitted'],
  }),
}

/** The brand of a site: what is saved is a draft, which visitors see once it is published. */
export const operatorBrandCalls = {
  loadBrand: defineCall({
    ...common,
    path: '/broker-api/LoadBrand',
    perHour: 1200,
    effect: 'read',
    audit: 'brand-viewed',
    summary: 'The brand of a site as it would be published, as visitors see it, and those that they saw before',
    body: SiteIds,
    reply: Type.Object({
      Version,
      Link,
      Published: Link,
      /** 1: it has changes that visitors do not see yet. */
      ChangedFl: Flag,
      Url: Text(300),
      /** The newest first, at most twenty. */
      Versions: Type.Array(
        Type.Object({
          BrandVersion: Type.Integer(),
          At: Instant,
          /** `earlier`: what visitors saw before there were versions. */
          By: Type.Enum(['staff', 'program', 'operator', 'earlier']),
          /** Of the person or the key who published it, as they are called now; else empty. */
          Name: Text(121),
          PrimaryColor: Link.properties.PrimaryColor,
          /** 1: visitors see it. */
          CurrentFl: Flag,
        }),
      ),
    }),
    refusals: ['UnknownSite'],
  }),
  saveBrandDraft: defineCall({
    ...common,
    path: '/broker-api/SaveBrandDraft',
    perHour: 1200,
    effect: 'write',
    audit: 'brand-drafted',
    summary:
      'Save the draft of a brand, with the Version last seen; missing fields keep their value. Another address of the agent takes deal.view and lead.view too',
    body: Type.Object({ ...Ids.properties, Link: GivenLink }),
    reply: Type.Object({ Version }),
    refusals: ['UnknownSite', 'StaleEdit', 'InvalidSetting', 'NotPermitted'],
  }),
  publishBrand: defineCall({
    ...common,
    path: '/broker-api/PublishBrand',
    perHour: 120,
    effect: 'write',
    audit: 'brand-published',
    summary:
      'Show visitors the draft of a brand, of the Version last seen. Another address of the agent takes deal.view and lead.view too',
    body: Ids,
    reply: Type.Object({ Version }),
    refusals: ['UnknownSite', 'StaleEdit', 'NotPermitted'],
  }),
  restoreBrand: defineCall({
    ...common,
    path: '/broker-api/RestoreBrand',
    perHour: 120,
    effect: 'write',
    audit: 'brand-drafted',
    summary:
      'Make a brand that visitors saw before (BrandVersion) the draft, with the Version last seen. 0: drop the draft',
    body: Type.Object({ ...Ids.properties, BrandVersion: Version }),
    reply: Type.Object({ Version }),
    refusals: ['UnknownSite', 'UnknownChoice', 'StaleEdit', 'NotPermitted'],
  }),
}
