import type { ErrorKey } from '@foyer/domain/errors.ts'
import { protocolKeys } from '@foyer/domain/protocol-errors.ts'
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { nextTurn } from './next-turn.ts'
import type { Refusal } from './refusal.ts'
import type { Services } from './services.ts'
import { inSite, json } from './transaction.ts'

/** Outcomes of the protocol that a person notices, beside every refusal by a rule. */
const noticed: ReadonlySet<ErrorKey> = new Set([
  'RequestTooLarge',
  'UnsupportedMediaType',
  'FileTooLarge',
  'FileTypeNotAccepted',
  'TooManyRequests',
  'ServerError',
  'Unavailable',
])
const ofProtocol: ReadonlySet<ErrorKey> = new Set(protocolKeys)

/** The sites between two writes, so that made-up addresses fill no memory. */
const mostSites = 2000

export interface RefusalCounts {
  /** Counts what a client of the site was refused; of several wrong fields each. */
  count(siteId: string, refusal: Pick<Refusal, 'key' | 'errors'>): void
  /** Writes what was counted. */
  write(now: Date): Promise<void>
}

const keysOf = ({ key, errors }: Pick<Refusal, 'key' | 'errors'>): ErrorKey[] => {
  if (errors.length > 0) return [...new Set(errors.map(({ Key }) => Key))]
  return ofProtocol.has(key) && !noticed.has(key) ? [] : [key]
}

/**
 * How often clients of each site met which error, for the reports of its brokerage: sums of a day without any id. They are kept in
 * memory between two writes, so a server that is killed loses those of a minute.
 */
export const refusalCounts = ({ db }: Pick<Database, 'db'>): RefusalCounts => {
  let counts = new Map<string, Map<ErrorKey, number>>()
  return {
    count(siteId, refusal) {
      const ofSite = counts.get(siteId)
      if (ofSite === undefined && counts.size >= mostSites) return
      const keys = ofSite ?? new Map<ErrorKey, number>()
      for (const key of keysOf(refusal)) keys.set(key, (keys.get(key) ?? 0) + 1)
      if (keys.size > 0) counts.set(siteId, keys)
    },
    async write(now) {
      const written = counts
      counts = new Map()
      const errors: unknown[] = []
      for (const [siteId, keys] of written) {
        const rows = [...keys].map(([key, count]) => ({ key, count }))
        // In the day of the brokerage; a site without one has no reports.
        await inSite(db, siteId, (trx) =>
          sql`insert into report_days (site_id, day, measure, name, count)
            select ${siteId}, (${now}::timestamptz at time zone z.zone)::date, 'error', r.key, r.count
              from (select foyer_zone_of_site() as zone) z
              cross join jsonb_to_recordset(${json(rows)}::jsonb) as r (key text, count integer)
             where z.zone is not null
            on conflict (site_id, day, measure, name, bucket) do update set count = report_days.count + excluded.count`.execute(
            trx,
          ),
        ).catch((error: unknown) => errors.push(error))
        await nextTurn()
      }
      if (errors.length > 0) throw errors[0]
    },
  }
}

const writeEvery = 60_000

/** Writes the counts every minute and at the end. A write that fails loses them, which is logged. */
export const writeRegularly = (counts: RefusalCounts, { clock, log }: Pick<Services, 'clock' | 'log'>) => {
  const write = () =>
    counts.write(clock.now()).catch((error: unknown) => {
      log.warn({ event: 'report-counts', name: error instanceof Error ? error.name : typeof error })
    })
  const timer = setInterval(() => void write(), writeEvery)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await write()
    },
  }
}
