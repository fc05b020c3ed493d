import type { Application } from '@foyer/domain/application-fields.ts'
import { factsOfDeal, scenarioOfTerms } from '@foyer/domain/facts-of-deal.ts'
import { overridesOf } from '@foyer/domain/qualification/overrides.ts'
import { withOverrides } from '@foyer/domain/qualification/rule.ts'
import { ruleBook } from '@foyer/domain/qualification/rules/rule-book.ts'
import { rulesOfDeal, type Worksheet } from '@foyer/domain/qualification/worksheet.ts'
import type { NamedScenario } from '@foyer/domain/qualification/worksheet-fields.ts'
import type { Trx } from '../db/open-database.ts'
import { todayOf } from '../ports/clock.ts'
import { recompute } from './compute-results.ts'
import { presentOverrides } from './lending-rules.ts'
import type { ComputedWorksheet } from './words/worksheet-reply.ts'
import { worksheetBasis } from './worksheet-store.ts'

/** The worksheet of an application as its broker reads it: with the saved scenarios, or with others that are tried. */
export const computeWorksheet = async (
  trx: Trx,
  siteId: string,
  application: Application,
  { now, tried }: { now: Date; tried?: readonly NamedScenario[] | undefined },
): Promise<ComputedWorksheet> => {
  const { MortgageApplicationID } = application
  const { settings, policy, terms, saved, firstSubmissionDay } = await worksheetBasis(
    trx,
    siteId,
    MortgageApplicationID,
  )
  const rules = withOverrides(ruleBook, overridesOf(await presentOverrides(trx, siteId)))
  const asOf = todayOf(now)
  const known = factsOfDeal({ ...settings, ...application }, saved.facts)
  const ApplicationDate = known.ApplicationDate || firstSubmissionDay
  const facts = { ...known, ...(ApplicationDate !== undefined && { ApplicationDate }) }
  const worksheet: Worksheet = {
    facts,
    deal: scenarioOfTerms(terms),
    scenarios: tried ?? saved.scenarios,
    policy,
    rules: rulesOfDeal(rules, facts, asOf),
    asOf,
  }
  return { worksheet, results: recompute(worksheet), entered: saved.facts, computedAt: now }
}
