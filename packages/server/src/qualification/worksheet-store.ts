import type { DealTerms } from '@foyer/domain/deals/fields.ts'
import type { BrokerFacts, NamedScenario } from '@foyer/domain/qualification/worksheet-fields.ts'
import { defaultSettings } from '@foyer/domain/site/defaults.ts'
import type { ApplicationSettings } from '@foyer/domain/site/fields.ts'
import type { Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import { policyOf } from './lending-rules.ts'

export interface SavedWorksheet {
  facts: BrokerFacts
  scenarios: readonly NamedScenario[]
}

const savedOf = (row: { facts: unknown; scenarios: unknown } | undefined): SavedWorksheet => ({
  facts: (row?.facts ?? {}) as BrokerFacts,
  scenarios: (row?.scenarios ?? []) as NamedScenario[],
})

/** What the broker saved with a deal; nothing yet is empty. */
export const savedWorksheet = async (trx: Trx, siteId: string, applicationId: number): Promise<SavedWorksheet> => {
  const row = await trx
    .selectFrom('worksheets')
    .select(['facts', 'scenarios'])
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return savedOf(row)
}

/** The caller holds the application's row. */
export const saveWorksheet = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
  { facts, scenarios }: SavedWorksheet,
  now: Date,
): Promise<void> => {
  const values = { facts: json(facts), scenarios: json(scenarios), saved_at: now }
  await trx
    .insertInto('worksheets')
    .values({ site_id: siteId, application_id: applicationId, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'application_id']).doUpdateSet(values))
    .execute()
}

/**
 * What the worksheet of an application is computed from, beside its answers and the rules. The rules of the day of the first
 * submission stay those of the deal; undefined before it.
 */
export const worksheetBasis = async (trx: Trx, siteId: string, applicationId: number) => {
  const row = await trx
    .selectFrom('sites')
    .leftJoin('applications', (join) =>
      join.onRef('applications.site_id', '=', 'sites.site_id').on('applications.application_id', '=', applicationId),
    )
    .leftJoin('worksheets', (join) =>
      join.onRef('worksheets.site_id', '=', 'sites.site_id').on('worksheets.application_id', '=', applicationId),
    )
    .select(['sites.settings', 'sites.lending_policy', 'applications.deal_terms'])
    .select(['worksheets.facts', 'worksheets.scenarios'])
    .select((eb) =>
      eb
        .selectFrom('submissions')
        .select((of) => of.fn.min('submitted_at').as('first'))
        .where('site_id', '=', siteId)
        .where('application_id', '=', applicationId)
        .as('submitted_at'),
    )
    .where('sites.site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const settings = row.settings as Partial<ApplicationSettings>
  return {
    settings: { ...defaultSettings, ...settings },
    policy: policyOf(row.lending_policy, settings),
    terms: (row.deal_terms ?? {}) as Partial<DealTerms>,
    saved: savedOf(row),
    firstSubmissionDay: row.submitted_at === null ? undefined : todayOf(row.submitted_at),
  }
}
