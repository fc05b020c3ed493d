import { expiryRules } from '@foyer/domain/retention/expiry.ts'
import type { Trx } from '../db/open-database.ts'
import { deleteEndedRequests, listEndedRequests } from '../documents/index.ts'
import type { Services } from '../kit/services.ts'

/** The number of expired rows by kind. */
export interface RetentionCounts {
  codes: number
  links: number
  /** Links of partner offers. */
  offerLinks: number
  sessions: number
  limits: number
  drafts: number
  starts: number
  leads: number
  robotChecks: number
  webhookMessages: number
  /** Contents of mails and text messages that were given up. */
  undelivered: number
  lookUps: number
  grants: number
  /** Unfinished insurance applications. */
  abandoned: number
  /** Requests for documents without a deal, to which nothing was submitted. */
  unansweredRequests: number
  answeredRequests: number
}

const none: RetentionCounts = {
  codes: 0,
  links: 0,
  offerLinks: 0,
  sessions: 0,
  limits: 0,
  drafts: 0,
  starts: 0,
  leads: 0,
  robotChecks: 0,
  webhookMessages: 0,
  undelivered: 0,
  lookUps: 0,
  grants: 0,
  abandoned: 0,
  unansweredRequests: 0,
  answeredRequests: 0,
}

/** Each handles its own tables, and counts under the kinds above. */
const retentionFunctions = [
  'foyer_retention',
  'foyer_signing_retention',
  'foyer_retention_leads',
  'foyer_retention_webhooks',
  'foyer_retention_messages',
  'foyer_retention_links',
  'foyer_retention_marks',
] as const

/** How long each class is kept, as PostgreSQL reads it. */
const kept = Object.fromEntries(
  Object.entries(expiryRules).map(([name, { amount, unit }]) => [name, `${amount} ${unit}`]),
)

interface Run {
  now: Date
  /** Counts what the run would delete, by the same conditions. */
  isDry: boolean
  /** Of these sites alone, and not of what belongs to none; absent: of everything. */
  sites?: readonly string[]
}

/**
 * Counts expired data and, unless the run is dry, deletes it. It works on every site, so it runs as the owner: the
 * application's role may not call it. Each function is a transaction of its own, so that none holds the rows that another has
 * deleted: who asks for a code meanwhile would wait for it. Requests for documents have files, and so a transaction each, with the jobs that delete these.
 */
export const retention = async (
  services: Pick<Services, 'database' | 'jobs'>,
  { now, isDry, sites }: Run,
): Promise<RetentionCounts> => {
  const { database } = services
  const counts = { ...none }
  const run = JSON.stringify({ now, dry: isDry, kept, sites: sites ?? null })
  await database.asOwner(async (query) => {
    for (const name of retentionFunctions) {
      const [row] = await query(`select ${name}($1::jsonb) as counts`, [run])
      const found = row?.counts as Partial<RetentionCounts>
      for (const kind of Object.keys(none) as (keyof RetentionCounts)[]) counts[kind] += found[kind] ?? 0
    }
  })
  const ended = isDry ? await listEndedRequests(database, run) : await deleteEndedRequests(services, run)
  for (const one of ended) counts[one.class] += 1
  return counts
}

const mostEvents = 1000

/** A site's events in order, at most 1,000, after `afterEventId`. */
export const listEvents = (trx: Trx, siteId: string, from: { applicationId?: number; afterEventId: number }) => {
  const events = trx
    .selectFrom('audit_events')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('event_id', '>', from.afterEventId)
    .orderBy('event_id')
    .limit(mostEvents)
  return (from.applicationId === undefined ? events : events.where('application_id', '=', from.applicationId)).execute()
}
