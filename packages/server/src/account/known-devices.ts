import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { User } from './store.ts'

/** Maximum of browsers per account; the least recently used one is dropped. */
const mostDevices = 10
const keptDays = 400

const oldest = (now: Date) => new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)

/**
 * Whether the account of this address was opened in this browser before. `email` is lower case, as stored in
 * accounts.
 */
export const isKnownDevice = async (
  trx: Trx,
  { siteId, email, device, now }: { siteId: string; email: string; device: Buffer; now: Date },
): Promise<boolean> => {
  const row = await trx
    .selectFrom('users')
    .innerJoin('known_devices', (join) =>
      join.onRef('known_devices.site_id', '=', 'users.site_id').onRef('known_devices.user_id', '=', 'users.user_id'),
    )
    .select('known_devices.user_id')
    .where('users.site_id', '=', siteId)
    .where('users.email', '=', email)
    .where('known_devices.device_hash', '=', device)
    .where('known_devices.seen_at', '>', oldest(now))
    .executeTakeFirst()
  return row !== undefined
}

/** Records that the account was opened in this browser. */
export const rememberDevice = async (
  trx: Trx,
  { site_id, user_id }: Pick<User, 'site_id' | 'user_id'>,
  device: Buffer,
  now: Date,
): Promise<void> => {
  await trx
    .insertInto('known_devices')
    .values({ site_id, user_id, device_hash: device, seen_at: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'user_id', 'device_hash']).doUpdateSet({ seen_at: now }))
    .execute()
  await sql`
    delete from known_devices where site_id = ${site_id} and user_id = ${user_id} and device_hash not in (
      select device_hash from known_devices where site_id = ${site_id} and user_id = ${user_id}
       order by seen_at desc, device_hash limit ${mostDevices})`.execute(trx)
}

/** After a new password each browser is unknown again, that of a thief as well. */
export const forgetDevices = async (
  trx: Trx,
  { site_id, user_id }: Pick<User, 'site_id' | 'user_id'>,
): Promise<void> => {
  await trx.deleteFrom('known_devices').where('site_id', '=', site_id).where('user_id', '=', user_id).execute()
}
