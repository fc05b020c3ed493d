import { closingNearDays, silentHours } from '@foyer/domain/office/pipeline.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

/** When a need begins, as arguments of the functions that derive lists of deals. */
export const needTimes = sql`make_interval(days => ${closingNearDays}), make_interval(hours => ${silentHours})`

/** The lists that are loaded after this transaction have the deal as it is now. */
export const refreshDeal = async (trx: Trx, siteId: string, applicationId: number): Promise<void> => {
  await sql`select foyer_refresh_deal(${siteId}, ${applicationId}, ${needTimes})`.execute(trx)
}
