import type { dealsCalls } from '@foyer/contract/deals/calls.ts'
import { sql } from 'kysely'
import { isHeld } from '../application/is-held.ts'
import { actorOf } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { removeFiles } from '../documents/index.ts'
import { audit } from '../kit/audit.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { isUnsent } from '../review/index.ts'
import { getStatus, holdApplicationsOf } from './store.ts'

/** Of other features; both return how many there are. */
export interface DeleteNeeds extends Pick<Services, 'jobs'> {
  /** Notifies the invited people. */
  notifyInvited(trx: Trx, siteId: string, applicationId: number, now: Date): Promise<number>
  /** Cancels what someone could still sign, and notifies its signers. */
  cancelSigning(trx: Trx, deleted: Deleting): Promise<number>
}

interface Deleting {
  siteId: string
  applicationId: number
  actor: string
  now: Date
}

/** Deletes an application that is in progress; the caller holds its row. */
const deleteHeld = async (
  { jobs, notifyInvited, cancelSigning }: DeleteNeeds,
  trx: Trx,
  { siteId, applicationId, actor, now }: Deleting,
): Promise<void> => {
  const signing = await cancelSigning(trx, { siteId, applicationId, actor, now })
  const invited = await notifyInvited(trx, siteId, applicationId, now)
  const { rows } = await sql<{
    files: string[]
  }>`select foyer_delete_application(${siteId}, ${applicationId}::bigint) as files`.execute(trx)
  const files = rows[0]?.files ?? []
  await removeFiles(trx, jobs, siteId, files)
  const details = { invited, signing, files: files.length }
  await audit(trx, { siteId, application: applicationId, actor, at: now, action: 'application-deleted', details })
}

const wasNeverSent = async (trx: Trx, siteId: string, applicationId: number): Promise<boolean> =>
  isUnsent(trx, siteId, applicationId, await getStatus(trx, siteId, applicationId))

/** Deletes every application of a user that was never submitted and is not on hold, under the lock of its row; returns how many stay. */
export const deleteUnsent =
  (needs: DeleteNeeds) =>
  async (trx: Trx, siteId: string, userId: string, now: Date): Promise<number> => {
    const ids = await holdApplicationsOf(trx, siteId, userId)
    let kept = 0
    for (const applicationId of ids) {
      if ((await wasNeverSent(trx, siteId, applicationId)) && !(await isHeld(trx, siteId, applicationId)))
        await deleteHeld(needs, trx, { siteId, applicationId, actor: userId, now })
      else kept += 1
    }
    return kept
  }

/**
 * Deletes an application at once, under the lock of its row: a save, a submission or an upload that waits for it finds
 * nothing. The bytes of its files are deleted by jobs of the same transaction.
 */
export const deleteApplication =
  (needs: DeleteNeeds) =>
  async ({ scope, now, refuse }: CallContext<(typeof dealsCalls)['deleteApplication']>, trx: Trx) => {
    const { siteId, applicationId } = scope
    if (!(await wasNeverSent(trx, siteId, applicationId))) return refuse('ApplicationSubmitted')
    if (await isHeld(trx, siteId, applicationId)) return refuse('ApplicationOnHold')
    await deleteHeld(needs, trx, { siteId, applicationId, actor: actorOf(scope), now })
    return {}
  }
