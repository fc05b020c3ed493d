import type { dealsCalls } from '@foyer/contract/deals/calls.ts'
import { isInProgress } from '@foyer/domain/deals/wording.ts'
import { sql } from 'kysely'
import { actorOf } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { removeFiles } from '../documents/index.ts'
import { audit } from '../kit/audit.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { getStatus } from './store.ts'

export interface DeleteNeeds extends Pick<Services, 'jobs'> {
  /** Notifies the invited people; invitations belong to another feature. Returns how many there are. */
  notifyInvited(trx: Trx, siteId: string, applicationId: number, now: Date): Promise<number>
}

/**
 * Deletes an application at once, under the lock of its row: a save, a submission or an upload that waits for it finds
 * nothing. The bytes of its files are deleted by jobs of the same transaction.
 */
export const deleteApplication =
  ({ jobs, notifyInvited }: DeleteNeeds) =>
  async ({ scope, now, refuse }: CallContext<(typeof dealsCalls)['deleteApplication']>, trx: Trx) => {
    const { siteId, applicationId } = scope
    const status = await getStatus(trx, siteId, applicationId)
    if (!isInProgress({ MortgageApplicationStatusDD: status })) return refuse('ApplicationSubmitted')
    const invited = await notifyInvited(trx, siteId, applicationId, now)
    const { rows } = await sql<{
      files: string[]
    }>`select foyer_delete_application(${siteId}, ${applicationId}::bigint) as files`.execute(trx)
    const files = rows[0]?.files ?? []
    await removeFiles(trx, jobs, siteId, files)
    const details = { invited, files: files.length }
    await audit(trx, { siteId, applicationId, actor: actorOf(scope), at: now, action: 'application-deleted', details })
    return {}
  }
