import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { inviteMessages } from './messages.ts'
import { inviterOf, listInvites } from './store.ts'

/**
 * Notifies everyone whose invitation ends with its application, once for each contact; returns how many. A withdrawn
 * invitation, and one that expired before anyone opened it, ended earlier.
 */
export const notifyInvited =
  (services: Pick<Services, 'outbox' | 'textOutbox' | 'texts' | 'publicUrl'>) =>
  async (trx: Trx, siteId: string, applicationId: number, now: Date): Promise<number> => {
    const invites = (await listInvites(trx, siteId, applicationId)).filter(
      ({ withdrawn_at, opened_at, expires_at }) => withdrawn_at === null && (opened_at !== null || expires_at > now),
    )
    const byContact = new Map(invites.map((invite) => [invite.contact, invite]))
    const inviter = await inviterOf(trx, siteId, applicationId)
    const { deleted } = inviteMessages(services)
    let sent = 0
    for (const invite of byContact.values()) if (await deleted(trx, { invite, inviter, now })) sent += 1
    return sent
  }
