import { DateText, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { SiteIds } from '../kit/ids.ts'
import { EnginePolicy } from './worksheet-data.ts'

/** A row in place of a shipped one. Value has the form of its rule (domain, rule-values.ts). */
export const RuleOverride = Type.Object({
  RuleID: Text(60),
  Value: Type.Unknown(),
  /** Both days are included. */
  From: DateText,
  To: DateText,
  Reason: Text(300),
  ReasonFr: Text(300),
  SourceUrl: Text(300),
})

export const qualificationCalls = {
  loadLendingRules: defineCall({
    path: '/api/LoadLendingRules',
    access: 'visitor',
    effect: 'read',
    summary:
      'What a site computes with beside the shipped rules: its lending policy with its example rate, and the rows that replace shipped ones for a time, the one that counts first',
    body: SiteIds,
    reply: Type.Object({
      /** By the names of the domain (policy.ts). */
      Policy: EnginePolicy,
      Overrides: Type.Array(RuleOverride),
    }),
    refusals: [],
  }),
}
