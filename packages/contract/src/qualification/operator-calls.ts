import { DateText, Flag, Id, Instant, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import { mostScenarios } from '@foyer/domain/qualification/facts.ts'
import { BrokerFacts, NamedScenario } from '@foyer/domain/qualification/worksheet-fields.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'
import { RuleOverride } from './calls.ts'
import { WorksheetReply } from './worksheet.ts'
import { EnginePolicy } from './worksheet-data.ts'

/** Its fields are checked by the form of the rule, which names each one that is wrong. */
const AnyObject = Type.Unsafe<Record<string, unknown>>({ type: 'object' })

const DealIds = Type.Object({ ...SiteIds.properties, MortgageApplicationID: Id })
const Scenarios = Type.Array(NamedScenario, { maxItems: mostScenarios })

const valueProblems = ['InvalidRuleValue', 'RuleValueOutOfRange', 'TiersNotAscending'] as const

const ShippedRule = Type.Object({
  RuleID: Text(60),
  /** `law` and `insurer` are replaced for all sites, `policy` and `estimate` for one. */
  Kind: Text(10),
  Value: Type.Unknown(),
  From: DateText,
  To: DateText,
  ReviewBy: DateText,
  CheckedOn: DateText,
  /** 1: ReviewBy has passed. It is used all the same. */
  StaleFl: Flag,
  SourceTitle: Text(300),
  SourceUrl: Text(300),
})

export const operatorQualificationCalls = {
  listRuleOverrides: defineCall({
    path: '/broker-api/ListRuleOverrides',
    access: 'operator',
    action: 'rule.override',
    stepUp: false,
    effect: 'read',
    allSites: true,
    audit: 'rule-overrides-listed',
    summary:
      'The rows that replace rules for a time on a site (SiteID 0: those of all sites alone), the newest first and with those that were removed; beside them every shipped rule of today with its value, and the lending policy of the site',
    body: Type.Object({ ...SiteIds.properties, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object({
      Overrides: Type.Array(
        Type.Object({
          OverrideID: Id,
          /** 0: of all sites. */
          SiteID: Text(40),
          ...RuleOverride.properties,
          SavedBy: Text(64),
          By: Type.Enum(['staff', 'program', 'operator']),
          /** Of the person or the key who saved it, as they are called now; else empty. */
          Name: Text(121),
          SavedAt: Instant,
          /** Empty unless it was removed. */
          RemovedAt: Instant,
        }),
      ),
      Rules: Type.Array(ShippedRule),
      /** By the names of the domain (policy.ts); of all sites it is the shipped one. */
      Policy: EnginePolicy,
    }),
    refusals: ['UnknownSite'],
  }),
  saveRuleOverride: defineCall({
    path: '/broker-api/SaveRuleOverride',
    access: 'operator',
    action: 'rule.override',
    perHour: 120,
    effect: 'write',
    allSites: true,
    audit: 'rule-override-saved',
    summary:
      'Replace a rule from From to To (today or later, at most 12 months after From): an estimate or a policy for one site; what law or insurer set for all sites (SiteID 0), with the https address of its source. Value has the form that list-rule-overrides shows. Reason and ReasonFr are read by borrowers, each in one language. Of two for the same day the later one counts',
    body: Type.Object({
      ...SiteIds.properties,
      RuleID: Text(60),
      Value: AnyObject,
      From: DateText,
      To: DateText,
      Reason: Text(300),
      ReasonFr: Text(300),
      SourceUrl: Type.Optional(Text(300)),
    }),
    reply: Type.Object({ OverrideID: Id }),
    refusals: [
      'UnknownSite',
      'UnknownChoice',
      'RuleOfOtherSites',
      'InvalidDate',
      'OverrideTooLong',
      'InvalidSetting',
      'RequiredSetting',
      'TooManyRecords',
      ...valueProblems,
    ],
  }),
  removeRuleOverride: defineCall({
    path: '/broker-api/RemoveRuleOverride',
    access: 'operator',
    action: 'rule.override',
    effect: 'write',
    allSites: true,
    audit: 'rule-override-removed',
    summary: 'End what replaces a rule at once: the shipped rule applies again',
    body: Type.Object({ ...SiteIds.properties, OverrideID: Id }),
    reply: Nothing,
    refusals: ['UnknownSite', 'UnknownChoice'],
  }),
  saveLendingPolicy: defineCall({
    path: '/broker-api/SaveLendingPolicy',
    access: 'operator',
    action: 'rule.override',
    effect: 'write',
    audit: 'lending-policy-saved',
    summary:
      'What the lenders of a site do where neither law nor insurer decides, by the names of the domain (policy.ts): {"Policy": {"subjectRentPercent": 80}}; absent fields keep their value. With Before, the same fields as they were read, it is refused (StaleEdit) where one of them has another value now. The reply has all of them. The example rate is a setting of SaveSite',
    body: Type.Object({ ...SiteIds.properties, Policy: AnyObject, Before: Type.Optional(AnyObject) }),
    reply: Type.Object({ Policy: EnginePolicy }),
    refusals: ['UnknownSite', 'StaleEdit', ...valueProblems],
  }),
  qualify: defineCall({
    path: '/broker-api/Qualify',
    access: 'operator',
    action: 'deal.view',
    effect: 'read',
    audit: 'deal-qualified',
    summary:
      'Compute a deal as it is and for each scenario (those given, up to four, else the saved ones): figures with how they came about, ratios, stress test, insurance, maximum price, rules with their sources, and the answers that are missing',
    body: Type.Object({
      ...DealIds.properties,
      Scenarios: Type.Optional(Scenarios),
      LanguageID: Type.Optional(LanguageId),
    }),
    reply: Type.Object({ Worksheet: WorksheetReply }),
    refusals: ['NoAccess', 'InvalidSetting', 'RequiredSetting'],
  }),
  saveScenarios: defineCall({
    path: '/broker-api/SaveScenarios',
    access: 'operator',
    action: 'deal.terms',
    effect: 'write',
    audit: 'worksheet-saved',
    summary:
      'Save up to four named scenarios of a deal, and the facts that no page asks (heating, municipal rate, second year of income and so on; records by their ids in LoadDeal). Each of the two replaces what was saved; an absent one stays',
    body: Type.Object({
      ...DealIds.properties,
      Scenarios: Type.Optional(Scenarios),
      /** Those that the caller has seen: StaleEdit where others are saved. */
      Before: Type.Optional(Scenarios),
      Facts: Type.Optional(BrokerFacts),
    }),
    reply: Nothing,
    refusals: ['NoAccess', 'InvalidSetting', 'RequiredSetting', 'StaleEdit'],
  }),
}
