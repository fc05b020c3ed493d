import type { BrokerFacts, NamedScenario } from '@foyer/domain/qualification/worksheet-fields.ts'
import type { Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'

export interface SavedWorksheet {
  facts: BrokerFacts
  scenarios: readonly NamedScenario[]
}

/** What the broker saved with a deal; nothing yet is empty. */
export const savedWorksheet = async (trx: Trx, siteId: string, applicationId: number): Promise<SavedWorksheet> => {
  const row = await trx
    .selectFrom('worksheets')
    .select(['facts', 'scenarios'])
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return { facts: (row?.facts ?? {}) as BrokerFacts, scenarios: (row?.scenarios ?? []) as NamedScenario[] }
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

/** Locks the application until the transaction ends; its saved terms, or undefined for an unknown one. */
export const findTerms = async (trx: Trx, siteId: string, applicationId: number, { hold = false } = {}) => {
  const query = trx
    .selectFrom('applications')
    .select('deal_terms')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
  return (hold ? query.forNoKeyUpdate() : query).executeTakeFirst()
}

/** The day of the first submission, whose rules stay those of the deal; undefined before it. */
export const firstSubmissionDay = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
): Promise<string | undefined> => {
  const first = await trx
    .selectFrom('submissions')
    .select('submitted_at')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .orderBy('submitted_at')
    .limit(1)
    .executeTakeFirst()
  return first && todayOf(first.submitted_at)
}
