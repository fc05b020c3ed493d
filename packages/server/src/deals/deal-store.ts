import { blankDealTerms } from '@foyer/domain/deals/blank.ts'
import type { DealTerms } from '@foyer/domain/deals/fields.ts'
import type { ApplicationRow } from '../application/application-rows.ts'
import { storedInterview } from '../application/stored-answers.ts'
import type { Trx } from '../db/open-database.ts'

/** With the blanks of what was not entered. */
export const withBlanks = (stored: unknown): DealTerms => ({
  ...blankDealTerms,
  ...(stored as Partial<DealTerms> | undefined),
})

/** Locks an application until the transaction ends; undefined for an unknown id. */
export const holdDeal = async (trx: Trx, siteId: string, applicationId: number) => {
  const row = await trx
    .selectFrom('applications')
    .select(['user_id', 'status', 'interview', 'deal_terms'])
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { DealPurposeDD, SearchStageDD } = storedInterview(row as Pick<ApplicationRow, 'interview'>)
  return {
    userId: row.user_id,
    status: row.status,
    purpose: { PurposeDD: DealPurposeDD, SearchStageDD },
    terms: withBlanks(row.deal_terms),
  }
}

/** The stage to which it was moved last; empty if it never was. */
export const getStage = async (trx: Trx, siteId: string, applicationId: number): Promise<string> => {
  const row = await trx
    .selectFrom('deal_stages')
    .select('stage')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return row?.stage ?? ''
}

export type HeldDeal = NonNullable<Awaited<ReturnType<typeof holdDeal>>>

export const dealExists = async (trx: Trx, siteId: string, applicationId: number): Promise<boolean> => {
  const row = await trx
    .selectFrom('applications')
    .select('application_id')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return row !== undefined
}

/** Conditions of its lender: all, and those that are not satisfied. */
export const countConditions = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
): Promise<{ all: number; open: number }> => {
  const { all, open } = await trx
    .selectFrom('deal_conditions')
    .select(({ fn }) => fn.countAll().as('all'))
    .select(({ fn }) => fn.countAll().filterWhere('status', '<>', 'satisfied').as('open'))
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return { all: Number(all), open: Number(open) }
}
