import { sql } from 'kysely'
import type { Database, Trx } from '../db/open-database.ts'
import { randomPublicId } from '../kit/hash.ts'
import { inSite } from '../kit/transaction.ts'

/** Someone wants the deals removed while they are made, or has removed them. */
export class DemoNotWanted extends Error {
  constructor() {
    super('the sample deals are not wanted any more')
  }
}

export interface Demo {
  siteId: string
  making: string | null
  /** A server makes its deals at this moment. */
  isMaking: boolean
}

export const findDemo = (trx: Trx, brokerageId: string): Promise<Demo | undefined> =>
  trx
    .selectFrom('brokerage_sites')
    .innerJoin('tenants', 'tenants.slug', 'brokerage_sites.slug')
    .select(['tenants.slug as siteId', 'tenants.making'])
    .select(sql<boolean>`coalesce(tenants.made_until > clock_timestamp(), false)`.as('isMaking'))
    .where('brokerage_sites.brokerage_id', '=', brokerageId)
    .where('tenants.is_demo', '=', true)
    .executeTakeFirst()

/** Longer than any one deal takes. */
const untilNoLife = sql<Date>`clock_timestamp() + interval '1 minute'`

/** Begins the making of a new demo site, in the transaction that creates it. */
export const beginMaking = async (trx: Trx, siteId: string): Promise<string> => {
  const making = randomPublicId()
  await trx.updateTable('tenants').set({ making, made_until: untilNoLife }).where('slug', '=', siteId).execute()
  return making
}

/** Who makes the deals of this site stops before the next one. */
export const endMaking = async (trx: Trx, { siteId, making }: Demo): Promise<void> => {
  await trx
    .updateTable('tenants')
    .set({ is_ending: true })
    .where('slug', '=', siteId)
    .where('making', '=', making)
    .execute()
}

/** Of the server that makes the deals. */
export const makingOf = ({ db }: Pick<Database, 'db'>, siteId: string, making: string) => {
  const mark = (made_until: typeof untilNoLife | null) =>
    inSite(db, siteId, async (trx) => {
      const marked = await trx
        .updateTable('tenants')
        .set({ made_until })
        .where('slug', '=', siteId)
        .where('making', '=', making)
        .where('is_ending', '=', false)
        .returning('slug')
        .executeTakeFirst()
      if (!marked) throw new DemoNotWanted()
    })
  return {
    goOn: () => mark(untilNoLife),
    /** All deals are there. */
    done: () => mark(null),
    /** Whether the site is still the one that was begun. */
    isThere: () =>
      inSite(db, siteId, async (trx) => {
        const row = await trx
          .selectFrom('tenants')
          .select('slug')
          .where('slug', '=', siteId)
          .where('making', '=', making)
          .executeTakeFirst()
        return row !== undefined
      }),
  }
}
