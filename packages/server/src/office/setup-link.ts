import { setupLinkHours } from '@foyer/domain/office/limits.ts'
import { serverSite } from '../kit/audit.ts'
import { keyedHash, randomToken } from '../kit/hash.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { hasOwner } from './people-store.ts'

export const setupHash = ({ keys }: Pick<Services, 'keys'>, token: string): Buffer =>
  keyedHash(keys.tokens, 'setup', token)

/**
 * A new link with which the first owner sets up their brokerage, in the place of former ones; undefined once there is an
 * owner. The token is in the fragment, which no log and no other site sees.
 */
export const makeSetupLink = async ({
  database,
  keys,
  clock,
  publicUrl,
}: Pick<Services, 'database' | 'keys' | 'clock' | 'publicUrl'>): Promise<string | undefined> => {
  const token = randomToken()
  const expires_at = new Date(clock.now().getTime() + setupLinkHours * 3_600_000)
  const isNeeded = await inSite(database.db, serverSite, async (trx) => {
    if (await hasOwner(trx)) return false
    await trx.deleteFrom('setup_tokens').where('used_at', 'is', null).execute()
    await trx
      .insertInto('setup_tokens')
      .values({ token_hash: setupHash({ keys }, token), expires_at, used_at: null, person_id: null })
      .execute()
    return true
  })
  return isNeeded ? `${publicUrl}/office/setup#${token}` : undefined
}
