import type { Trx } from '../db/open-database.ts'

/** Serializes changes of what a brokerage has, and of who may do what in it: of two, the second one sees what the first one left. */
export const lockBrokerage = async (trx: Trx, brokerageId: string): Promise<void> => {
  await trx
    .selectFrom('brokerages')
    .select('brokerage_id')
    .where('brokerage_id', '=', brokerageId)
    .forUpdate()
    .execute()
}
