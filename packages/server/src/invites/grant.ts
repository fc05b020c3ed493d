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
 * Adds the grant of an invitation to this browser's session; a signed-in user stays signed in, and other invitations of the
 * application stay open in their tabs, since each page states its own. The grant ends with the link or the session. Returns the
 * cookie to set, or nothing if the browser has the grant already.
 */
export const attachGrant = async (
  trx: Trx,
  invite: Invite,
  { key, scope, now }: Attach,
): Promise<string | undefined> => {
  const subject = String(invite.invite_id)
  if (await hasGrant(trx, scope, 'invite', subject, now)) return undefined
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
