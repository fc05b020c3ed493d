import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { type Keys, keyedHash } from '../kit/hash.ts'
import type { PassedCheck } from '../ports/captcha.ts'

interface Use {
  siteId: string
  check: PassedCheck
  tokens: Keys['tokens']
  now: Date
}

/**
 * Takes a passed check for this once; false when it was taken before. It joins the transaction of what it was passed for,
 * and takes a few along that no token can match any more.
 */
export const useChallenge = async (trx: Trx, { siteId, check, tokens, now }: Use): Promise<boolean> => {
  const { rows } = await sql`with gone as (
      delete from used_challenges where site_id = ${siteId} and challenge in (
        select challenge from used_challenges where site_id = ${siteId} and expires_at <= ${now}
         limit 20 for update skip locked))
    insert into used_challenges (site_id, challenge, expires_at)
    values (${siteId}, ${keyedHash(tokens, 'robot-check', check.id)}, ${check.until})
    on conflict do nothing returning 1 as taken`.execute(trx)
  return rows.length === 1
}
