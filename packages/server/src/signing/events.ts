import type { SigningEventKind } from '@foyer/domain/signing/states.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'

export interface SigningEvent {
  siteId: string
  requestId: string
  kind: SigningEventKind
  at: Date
  /** When the server learned of it, where a service sent the time: events of the trail have the time at which they were written. */
  now?: Date
  signerId?: number
  ip?: string
}

/** Written once, in the transaction of its cause, together with an event in the site's audit trail. */
export const note = async (trx: Trx, event: SigningEvent, actor?: string): Promise<void> => {
  const { siteId, requestId, kind, at, now = at, signerId, ip } = event
  await trx
    .insertInto('signing_events')
    .values({ site_id: siteId, request_id: requestId, signer_id: signerId ?? null, kind, at, ip: ip ?? null })
    .execute()
  await audit(trx, {
    siteId,
    actor: actor ?? (signerId === undefined ? 'foyer' : `signer ${signerId}`),
    action: 'signing',
    at: now,
    application: { signing: requestId },
    details: { event: kind, requestId, ...(signerId !== undefined && { signerId }) },
  })
}

/** In the order they happened. */
export const listEvents = async (trx: Trx, siteId: string, requestId: string): Promise<SigningEvent[]> => {
  const rows = await trx
    .selectFrom('signing_events')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .orderBy('event_id')
    .limit(1000)
    .execute()
  return rows.map((row) => ({
    siteId,
    requestId,
    kind: row.kind as SigningEventKind,
    at: row.at,
    ...(row.signer_id !== null && { signerId: row.signer_id }),
    ...(row.ip !== null && { ip: row.ip }),
  }))
}
