import { isEmail } from '@foyer/domain/kit/email.ts'
import type { Trx } from '../db/open-database.ts'
import { randomPublicId } from '../kit/hash.ts'

export const findUser = (trx: Trx, siteId: string, userId: string) =>
  trx.selectFrom('users').selectAll().where('site_id', '=', siteId).where('user_id', '=', userId).executeTakeFirst()

/** `email` is lower case, as stored in accounts. */
export const findUserByEmail = (trx: Trx, siteId: string, email: string) =>
  trx.selectFrom('users').selectAll().where('site_id', '=', siteId).where('email', '=', email).executeTakeFirst()

export type User = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** A user's mail address. Accounts without a verified address store the network's id instead. */
export const mailAddressOf = ({ email }: Pick<User, 'email'>): string | undefined =>
  isEmail(email) ? email : undefined

export interface NewUser {
  siteId: string
  email: string
  firstName?: string
  lastName?: string
  passwordHash?: string
  language: number
  now: Date
}

/** Creates the account, or returns undefined if the address has one: of many concurrent calls, one creates it. */
export const makeUser = (trx: Trx, user: NewUser): Promise<User | undefined> =>
  trx
    .insertInto('users')
    .values({
      site_id: user.siteId,
      user_id: randomPublicId(),
      email: user.email,
      first_name: user.firstName ?? '',
      last_name: user.lastName ?? '',
      password_hash: user.passwordHash ?? null,
      language: user.language,
      created_at: user.now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Locks the user's row until the transaction ends, if the password is still the checked one. */
export const holdUserWithPassword = (trx: Trx, { site_id, user_id, password_hash }: User) =>
  trx
    .selectFrom('users')
    .select('user_id')
    .where('site_id', '=', site_id)
    .where('user_id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .forUpdate()
    .executeTakeFirst()

/** Locks the user's row until the transaction ends. */
export const holdUser = (trx: Trx, siteId: string, userId: string) =>
  trx
    .selectFrom('users')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const savePassword = (trx: Trx, siteId: string, userId: string, passwordHash: string) =>
  trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('site_id', '=', siteId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()

export const saveName = (trx: Trx, siteId: string, userId: string, firstName: string, lastName: string) =>
  trx
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('site_id', '=', siteId)
    .where('user_id', '=', userId)
    .execute()

export const findUserByIdentity = (trx: Trx, siteId: string, network: string, subject: string) =>
  trx
    .selectFrom('users')
    .innerJoin('identities', (join) =>
      join.onRef('identities.site_id', '=', 'users.site_id').onRef('identities.user_id', '=', 'users.user_id'),
    )
    .selectAll('users')
    .where('identities.site_id', '=', siteId)
    .where('identities.network', '=', network)
    .where('identities.subject', '=', subject)
    .executeTakeFirst()

export const linkIdentity = (trx: Trx, user: User, network: string, subject: string, now: Date) =>
  trx
    .insertInto('identities')
    .values({ site_id: user.site_id, user_id: user.user_id, network, subject, created_at: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'network', 'subject']).doNothing())
    .execute()

/** The applications of a user, the oldest first. */
export const applicationIdsOf = async (trx: Trx, siteId: string, userId: string): Promise<number[]> => {
  const rows = await trx
    .selectFrom('applications')
    .select('application_id')
    .where('site_id', '=', siteId)
    .where('user_id', '=', userId)
    .orderBy('application_id')
    .execute()
  return rows.map(({ application_id }) => application_id)
}
