import type { KeyObject } from 'node:crypto'
import type { Trx } from '../db/open-database.ts'
import type { Scope } from '../kit/guard.ts'
import { randomToken } from '../kit/hash.ts'
import { endSession, hashOfToken, sessionTotalSeconds, startSession } from '../kit/session.ts'
import type { Invite } from './store.ts'

interface Attach {
  key: KeyObject
  scope: Pick<Scope, 'siteId' | 'sessionHash'>
  now: Date
}

/**
 * Lets this browser in by an invitation. A session that did not have the grant gets a new id with it; whoever is signed in
 * stays so. One invitation of an application at a time: calls that name no applicant must mean one person. Answers the
 * cookie to be set, or nothing where the browser is in already.
 */
export const attachGrant = async (
  trx: Trx,
  invite: Invite,
  { key, scope, now }: Attach,
): Promise<string | undefined> => {
  const { site_id: siteId } = invite
  const old = scope.sessionHash
  if (old && (await holds(trx, old, invite))) return undefined
  const { token, hash } = await renewSession(trx, siteId, { key, old, language: invite.language, now })
  await trx
    .deleteFrom('grants')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hash)
    .where('kind', '=', 'invite')
    .where('application_id', '=', invite.application_id)
    .execute()
  await trx
    .insertInto('grants')
    .values({
      site_id: siteId,
      token_hash: hash,
      kind: 'invite',
      subject: String(invite.invite_id),
      application_id: invite.application_id,
      applicant_id: null,
      invite_id: invite.invite_id,
      expires_at: new Date(now.getTime() + sessionTotalSeconds * 1000),
    })
    .execute()
  return token
}

const holds = async (trx: Trx, hash: Buffer, { site_id, invite_id }: Invite): Promise<boolean> => {
  const grant = await trx
    .selectFrom('grants')
    .select('invite_id')
    .where('site_id', '=', site_id)
    .where('token_hash', '=', hash)
    .where('invite_id', '=', invite_id)
    .executeTakeFirst()
  return grant !== undefined
}

interface Renew {
  key: KeyObject
  old: Buffer | undefined
  language: number
  now: Date
}

/** A session of nobody, or the one there is under a new id with all it may touch. */
const renewSession = async (trx: Trx, siteId: string, { key, old, language, now }: Renew) => {
  const kept =
    old &&
    (await trx
      .selectFrom('sessions')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('token_hash', '=', old)
      .executeTakeFirst())
  if (!old || !kept) {
    const token = await startSession(trx, key, { siteId, userId: null, language, now })
    return { token, hash: hashOfToken(key, token) }
  }
  const token = randomToken()
  const hash = hashOfToken(key, token)
  await trx
    .insertInto('sessions')
    .values({ ...kept, token_hash: hash, last_seen_at: now })
    .execute()
  await trx
    .updateTable('grants')
    .set({ token_hash: hash })
    .where('site_id', '=', siteId)
    .where('token_hash', '=', old)
    .execute()
  await endSession(trx, siteId, old)
  return { token, hash }
}
