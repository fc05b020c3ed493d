import type { Trx } from '../db/open-database.ts'
import type { Scope } from '../kit/guard.ts'
import type { Keys } from '../kit/hash.ts'
import { endSession, hashOfToken, sessionTotalSeconds, startSession } from '../kit/session.ts'
import type { CliRow } from './store.ts'

interface Given {
  scope: Scope
  row: CliRow
  language: number
  now: Date
}

/**
 * Lets this browser into one insurance application: under a new session id, which takes over who was signed in and what
 * else the browser was let into. Answers the new cookie.
 */
export const attachGrant = async (
  trx: Trx,
  keys: Pick<Keys, 'tokens'>,
  { scope, row, language, now }: Given,
): Promise<string> => {
  const { siteId, sessionHash } = scope
  const token = await startSession(trx, keys.tokens, {
    siteId,
    userId: scope.userId === '' ? null : scope.userId,
    ...(scope.actor !== undefined && { actor: scope.actor }),
    language: scope.sessionLanguage ?? language,
    now,
  })
  const hash = hashOfToken(keys.tokens, token)
  if (sessionHash !== undefined) {
    await trx
      .updateTable('grants')
      .set({ token_hash: hash })
      .where('site_id', '=', siteId)
      .where('token_hash', '=', sessionHash)
      .execute()
    await endSession(trx, siteId, sessionHash)
  }
  const expires_at = new Date(now.getTime() + sessionTotalSeconds * 1000)
  await trx
    .insertInto('grants')
    .values({
      site_id: siteId,
      token_hash: hash,
      kind: 'insurance',
      subject: Buffer.from(row.token_hash).toString('hex'),
      application_id: null,
      applicant_id: null,
      expires_at,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'token_hash', 'kind', 'subject']).doUpdateSet({ expires_at }),
    )
    .execute()
  return token
}
