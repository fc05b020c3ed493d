import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import type { TestFoyer } from './start-test-foyer.ts'

export interface RecordedEvent {
  site_id: string
  event_id: number
  actor: string
  action: AuditAction
  application_id: number | null
  details: { call?: string; result?: string; ip?: string } & Record<string, unknown>
}

/** The events recorded by the runners of calls, of every site, oldest first; only those after the event `after`. */
export const recordedCalls = async ({ services }: TestFoyer, after = 0): Promise<RecordedEvent[]> => {
  const { db } = services.database
  const tenants = await db.selectFrom('tenants').select('slug').execute()
  const events: RecordedEvent[] = []
  for (const siteId of [...tenants.map(({ slug }) => slug), serverSite]) {
    const rows = await inSite(db, siteId, (trx) =>
      trx
        .selectFrom('audit_events')
        .select(['site_id', 'event_id', 'actor', 'action', 'application_id', 'details'])
        .where('site_id', '=', siteId)
        .where('event_id', '>', after)
        .execute(),
    )
    events.push(...(rows as RecordedEvent[]))
  }
  return events.filter(({ details }) => details.call !== undefined).sort((a, b) => a.event_id - b.event_id)
}
