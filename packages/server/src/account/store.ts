import type { Trx } from '../db/open-database.ts'

export const findUser = (trx: Trx, siteId: string, userId: string) =>
  trx.selectFrom('users').selectAll().where('site_id', '=', siteId).where('user_id', '=', userId).executeTakeFirst()

/** `email` is lower case, as accounts are kept. */
export const findUserByEmail = (trx: Trx, siteId: string, email: string) =>
  trx.selectFrom('users').selectAll().where('site_id', '=', siteId).where('email', '=', email).executeTakeFirst()

export type User = NonNullable<Awaited<ReturnType<typeof findUser>>>
