import type { KeyObject } from 'node:crypto'
import type { Trx } from '../db/open-database.ts'
import { addGrant, hasGrant } from '../kit/grants.ts'
import type { Scope } from '../kit/scope.ts'
import { sessionTotalSeconds } from '../kit/session.ts'
import type { Invite } from './store.ts'

interface Attach {
  key: KeyObject
  scope: Pick<Scope, 'siteId' | 'sessionHash'>
  now: Date
}

/**
 * Adds the grant of an invitation to this browser's session; a signed-in user stays signed in. One invitation per
 * application at a time, because calls without an applicant must mean one person. The grant ends with the link or the
 * session. Returns the cookie to set, or nothing if the browser has the grant already.
 */
export const attachGrant = async (
  trx: Trx,
  invite: Invite,
  { key, scope, now }: Attach,
): Promise<string | undefined> => {
  const subject = String(invite.invite_id)
  if (await hasGrant(trx, scope, 'invite', subject, now)) return undefined
  if (scope.sessionHash) {
    await trx
      .deleteFrom('grants')
      .where('site_id', '=', invite.site_id)
      .where('token_hash', '=', scope.sessionHash)
      .where('kind', '=', 'invite')
      .where('application_id', '=', invite.application_id)
      .execute()
  }
  const ends = new Date(now.getTime() + sessionTotalSeconds * 1000)
  return addGrant(
    trx,
    key,
    { scope, language: invite.language, now },
    {
      kind: 'invite',
      subject,
      applicationId: invite.application_id,
      inviteId: invite.invite_id,
      expiresAt: invite.expires_at < ends ? invite.expires_at : ends,
    },
  )
}
