import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { notificationDue } from './jobs.ts'

/** Files are submitted automatically one by one; the broker receives one mail for them. */
const gatherSeconds = 60

interface Notice {
  siteId: string
  requestId: string
  now: Date
  isAutomatic: boolean
}

/** Notifies the broker soon; a pending notification covers this file too. */
export const notifyBroker = async (
  trx: Trx,
  { jobs }: Pick<Services, 'jobs'>,
  { siteId, requestId, now, isAutomatic }: Notice,
): Promise<void> => {
  const first = await trx
    .updateTable('document_requests')
    .set({ notice_due: true })
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('notice_due', '=', false)
    .returning('request_id')
    .executeTakeFirst()
  if (!first) return
  const after = isAutomatic ? new Date(now.getTime() + gatherSeconds * 1000) : undefined
  await jobs.send(trx, notificationDue, { siteId, requestId }, after)
}
