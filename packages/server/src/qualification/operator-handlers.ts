import { isDeepStrictEqual } from 'node:util'
import { operatorQualificationCalls } from '@foyer/contract/qualification/operator-calls.ts'
import { allSitesId } from '@foyer/domain/kit/all-sites.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { overrideProblems } from '@foyer/domain/qualification/overrides.ts'
import { defaultPolicy } from '@foyer/domain/qualification/policy.ts'
import { policyProblems } from '@foyer/domain/qualification/policy-problems.ts'
import { isStale, type Rule, ruleOn } from '@foyer/domain/qualification/rule.ts'
import type { RuleId } from '@foyer/domain/qualification/rule-values.ts'
import { ruleBook } from '@foyer/domain/qualification/rules/rule-book.ts'
import { worksheetProblems } from '@foyer/domain/qualification/worksheet-problems.ts'
import { actorKind, actorNames } from '../application/actor-names.ts'
import { consentOf } from '../application/consent-text.ts'
import { holdApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { serverSite } from '../kit/audit.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { json } from '../kit/transaction.ts'
import { readForBroker } from '../review/index.ts'
import { siteExists } from '../site/index.ts'
import { computeWorksheet } from './compute-worksheet.ts'
import {
  countOverrides,
  findPolicy,
  insertOverride,
  listOverrides,
  mostOverrides,
  overrideRow,
  removeOverride,
  savePolicy,
} from './lending-rules.ts'
import { sourceTitle } from './words/source-titles.ts'
import { worksheetReply } from './words/worksheet-reply.ts'
import { worksheetWords } from './words/worksheet-words.ts'
import { savedWorksheet, saveWorksheet } from './worksheet-store.ts'

const isPlace = async (trx: Trx, siteId: string): Promise<boolean> => siteId === serverSite || siteExists(trx, siteId)

const shippedRule = (rule: Rule, today: string, language: Language) => ({
  RuleID: rule.id,
  Kind: rule.kind,
  Value: rule.value,
  From: rule.from,
  To: rule.to ?? '',
  ReviewBy: rule.reviewBy,
  CheckedOn: rule.checkedOn,
  StaleFl: isStale(rule, today) ? 1 : 0,
  SourceTitle: sourceTitle(rule.source, language),
  SourceUrl: rule.source.url,
})

const shippedRules = (today: string, language: Language) =>
  (Object.keys(ruleBook) as RuleId[]).flatMap((id) => {
    const rule = ruleOn(ruleBook, id, today)
    return rule ? [shippedRule(rule, today, language)] : []
  })

export const operatorQualificationHandlers = ({ texts, crypto }: Pick<Services, 'texts' | 'crypto'>) =>
  implementCalls(operatorQualificationCalls, {
    listRuleOverrides: {
      async transaction({ scope: { siteId }, today, language, refuse }, trx) {
        if (!(await isPlace(trx, siteId))) return refuse('UnknownSite')
        const rows = await listOverrides(trx, siteId)
        const nameOf = await actorNames(
          trx,
          siteId,
          rows.map((row) => row.saved_by),
        )
        return {
          Overrides: rows.map((row) => ({
            OverrideID: row.override_id,
            SiteID: row.site_id === serverSite ? allSitesId : row.site_id,
            ...overrideRow(row),
            SavedBy: row.saved_by,
            By: actorKind(row.saved_by),
            Name: nameOf.get(row.saved_by) ?? '',
            SavedAt: row.saved_at.toISOString(),
            RemovedAt: row.removed_at?.toISOString() ?? '',
          })),
          Rules: shippedRules(today, language),
          Policy: (await findPolicy(trx, siteId)) ?? defaultPolicy,
        }
      },
    },
    saveRuleOverride: {
      async transaction({ body, scope, now, today, note, refuse, assertNoProblems }, trx) {
        const { siteId } = scope
        if (!(await isPlace(trx, siteId))) return refuse('UnknownSite')
        const row = { ...body, SourceUrl: body.SourceUrl ?? '' }
        assertNoProblems(overrideProblems(row, siteId === serverSite, today))
        if (row.SourceUrl !== '' && !URL.canParse(row.SourceUrl))
          return refuse('InvalidSetting', { errors: [{ Field: 'SourceUrl', Key: 'InvalidSetting' }] })
        if ((await countOverrides(trx, siteId)) >= mostOverrides) return refuse('TooManyRecords')
        const OverrideID = await insertOverride(trx, {
          site_id: siteId,
          rule_id: row.RuleID,
          value: json(row.Value),
          first_day: row.From,
          last_day: row.To,
          reason: cleanLine(row.Reason),
          reason_fr: cleanLine(row.ReasonFr),
          source_url: row.SourceUrl,
          saved_by: scope.actor,
          saved_at: now,
        })
        note({ details: { rule: row.RuleID, override: OverrideID } })
        return { OverrideID }
      },
    },
    removeRuleOverride: {
      async transaction({ body: { OverrideID }, scope: { siteId }, now, note, refuse }, trx) {
        if (!(await isPlace(trx, siteId))) return refuse('UnknownSite')
        if (!(await removeOverride(trx, siteId, OverrideID, now)))
          return refuse('UnknownChoice', { errors: [{ Field: 'OverrideID', Key: 'UnknownChoice' }] })
        note({ details: { override: OverrideID } })
        return {}
      },
    },
    saveLendingPolicy: {
      async transaction({ body, scope: { siteId }, now, note, refuse, assertNoProblems }, trx) {
        if (!(await siteExists(trx, siteId))) return refuse('UnknownSite')
        assertNoProblems(policyProblems(body.Policy))
        const Policy = await savePolicy(trx, siteId, { given: body.Policy, before: body.Before ?? {}, now })
        if (typeof Policy === 'string') return refuse(Policy)
        note({ details: { fields: Object.keys(body.Policy) } })
        return { Policy }
      },
    },
    qualify: {
      async transaction({ body, scope: { siteId }, language, now, refuse, assertNoProblems, note }, trx) {
        const { MortgageApplicationID, Scenarios } = body
        const read = await readForBroker(trx, siteId, MortgageApplicationID, {
          language,
          vault: { siteId, crypto },
          consent: consentOf(texts),
          now,
        })
        if (!read) return refuse('NoAccess')
        assertNoProblems(worksheetProblems({ Scenarios: Scenarios ?? [] }))
        const computed = await computeWorksheet(trx, siteId, read.application, { now, tried: Scenarios })
        note({ details: { scenarios: computed.worksheet.scenarios.length } })
        const words = worksheetWords(texts, language, computed.worksheet.asOf)
        return { Worksheet: worksheetReply(words, computed) }
      },
    },
    saveScenarios: {
      async transaction({ body, scope: { siteId }, now, refuse, assertNoProblems, note }, trx) {
        const { MortgageApplicationID: applicationId, Scenarios, Before, Facts } = body
        await holdApplication(trx, siteId, applicationId)
        assertNoProblems(worksheetProblems({ Scenarios: Scenarios ?? [], Facts: Facts ?? {} }))
        const saved = await savedWorksheet(trx, siteId, applicationId)
        if (Before !== undefined && !isDeepStrictEqual(Before, saved.scenarios)) return refuse('StaleEdit')
        const scenarios = Scenarios?.map((one) => ({ ...one, Name: cleanLine(one.Name) })) ?? saved.scenarios
        const facts = Facts ?? saved.facts
        await saveWorksheet(trx, siteId, applicationId, { facts, scenarios }, now)
        note({ details: { scenarios: scenarios.length, fields: Object.keys(facts) } })
        return {}
      },
    },
  })
