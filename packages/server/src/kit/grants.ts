import type { KeyObject } from 'node:crypto'
import type { Trx } from '../db/open-database.ts'
import { randomToken } from './hash.ts'
import type { Scope } from './scope.ts'
import { hashOfToken, startSession } from './session.ts'

export interface NewGrant {
  kind: 'invite' | 'recipient' | 'insurance' | 'signer'
  subject: string
  applicationId?: number
  applicantId?: number
  /** The invitation that defines what the grant opens. */
  inviteId?: number
  expiresAt: Date
}

interface Holder {
  scope: Pick<Scope, 'siteId' | 'sessionHash'>
  /** The language id of a new session. */
  language: number
  now: Date
}

/**
 * Adds a grant, the access by a link or a code, to this browser's session, or to a new session without a user. The
 * session's id is renewed, as at every change of its rights; its user, its other grants and its age stay. Returns the
 * token for the cookie.
 */
export const addGrant = async (
  trx: Trx,
  key: KeyObject,
  { scope: { siteId, sessionHash }, language, now }: Holder,
  { kind, subject, applicationId, applicantId, inviteId, expiresAt }: NewGrant,
): Promise<string> => {
  const renewed = sessionHash && (await renewSession(trx, key, siteId, sessionHash, now))
  const token = renewed ?? (await startSession(trx, key, { siteId, userId: null, language, now }))
  await trx
    .insertInto('grants')
    .values({
      site_id: siteId,
      token_hash: hashOfToken(key, token),
      kind,
      subject,
      application_id: applicationId ?? null,
      applicant_id: applicantId ?? null,
      invite_id: inviteId ?? null,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'token_hash', 'kind', 'subject']).doUpdateSet({ expires_at: expiresAt }),
    )
    .execute()
  return token
}

/** In its row, whose grants follow: what ends the session at this moment finds it by its user or its actor. */
const renewSession = async (trx: Trx, key: KeyObject, siteId: string, hash: Buffer, now: Date) => {
  const token = randomToken()
  const renewed = await trx
    .updateTable('sessions')
    .set({ token_hash: hashOfToken(key, token), last_seen_at: now })
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hash)
    .returning('token_hash')
    .executeTakeFirst()
  return renewed && token
}

/** Whether this browser holds the grant. */
export const hasGrant = async (
  trx: Trx,
  { siteId, sessionHash }: Pick<Scope, 'siteId' | 'sessionHash'>,
  kind: NewGrant['kind'],
  subject: string,
  now: Date,
): Promise<boolean> => {
  if (!sessionHash) return false
  const grant = await trx
    .selectFrom('grants')
    .select('subject')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', sessionHash)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return grant !== undefined
}

/** Ends the grants of a link in every browser. */
export const endGrants = async (trx: Trx, siteId: string, kind: NewGrant['kind'], subject: string): Promise<void> => {
  await trx
    .deleteFrom('grants')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}
