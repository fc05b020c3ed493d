import type { Trx } from '../db/open-database.ts'
import { randomPublicId } from '../kit/hash.ts'
import { endSessionsOf } from '../kit/session.ts'
import type { User } from './store.ts'

/** The address of the nameless account that holds submitted applications after their user was deleted. */
const deletedPrefix = 'deleted:'

/** No one can sign in to such an account, and no operator can open it for its user. */
export const isDeleted = ({ email }: Pick<User, 'email'>): boolean => email.startsWith(deletedPrefix)

/** Moves the remaining applications of a user to a new account without a name, an address or a way to sign in. */
export const moveToNobody = async (trx: Trx, { site_id, user_id }: User, now: Date): Promise<void> => {
  const nobody = randomPublicId()
  await trx
    .insertInto('users')
    .values({ site_id, user_id: nobody, email: `${deletedPrefix}${nobody}`, password_hash: null, created_at: now })
    .execute()
  await trx
    .updateTable('applications')
    .set({ user_id: nobody })
    .where('site_id', '=', site_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** Deletes everything that belongs to the account itself; the caller holds its row. Grants and devices go with theirs. */
export const removeUser = async (trx: Trx, { site_id, user_id, email }: User): Promise<void> => {
  await endSessionsOf(trx, site_id, user_id)
  for (const table of ['identities', 'one_time_tokens'] as const)
    await trx.deleteFrom(table).where('site_id', '=', site_id).where('user_id', '=', user_id).execute()
  await trx.deleteFrom('email_codes').where('site_id', '=', site_id).where('email', '=', email).execute()
  await trx.deleteFrom('drafts').where('site_id', '=', site_id).where('owner', '=', user_id).execute()
  await trx.deleteFrom('users').where('site_id', '=', site_id).where('user_id', '=', user_id).execute()
}
