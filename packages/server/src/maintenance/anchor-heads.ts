import { isNear } from '@foyer/domain/kit/instants.ts'
import type { Database, Trx } from '../db/open-database.ts'
import { type Keys, sameBytes } from '../kit/hash.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import type { Anchor, AuditAnchor } from '../ports/audit-anchor.ts'
import { isOurs, longest, signAnchor } from './audit-chain.ts'
import { type Head, headProblem, linkAt, readChains } from './audit-head.ts'
import { DamagedChain, sealEvents } from './seal-audit.ts'

/**
 * The whole job. A damaged chain does not stop the others; it is logged every time, and trying again would not repair
 * it.
 */
export const sealAndAnchor = async ({
  database,
  keys,
  auditAnchor,
  clock,
  log,
}: Pick<Services, 'database' | 'keys' | 'auditAnchor' | 'clock' | 'log'>): Promise<void> => {
  const failures: unknown[] = []
  const collect = (error: unknown) => failures.push(...(error instanceof AggregateError ? error.errors : [error]))
  await sealEvents(database, keys, clock.now()).catch(collect)
  await anchorHeads(database, keys, auditAnchor, { now: clock.now(), log }).catch(collect)
  for (const error of failures)
    if (error instanceof DamagedChain) log.error({ event: 'audit.damaged', site: error.siteId, reason: error.message })
  const others = failures.filter((error) => !(error instanceof DamagedChain))
  if (others.length > 0) throw new AggregateError(others, 'audit chains were not sealed or anchored')
}

/** A busy chain has an anchor of this age at most; one a minute would be half a million lines a year. */
const anchorEvery = 10 * 60_000

/**
 * Publishes every head that grew since its last anchor, where that is old enough; a site is marked only after its anchor was
 * accepted. A chain that contradicts its published anchor is skipped, and the others are published before this throws. An anchor
 * whose time is ahead does not delay the next one until that time; it is logged.
 */
export const anchorHeads = async (
  { db, asOwner }: Pick<Database, 'db' | 'asOwner'>,
  keys: Pick<Keys, 'audit'>,
  anchor: AuditAnchor | undefined,
  { now, log }: { now: Date; log: Pick<Services['log'], 'warn'> },
): Promise<void> => {
  if (!anchor) return
  const grown = (await readChains({ asOwner }, keys)).flatMap(({ head }) =>
    head && head.sequence > head.anchored_sequence ? [head] : [],
  )
  const failures: DamagedChain[] = []
  const sound: Head[] = []
  const ahead: string[] = []
  for (const head of grown) {
    const newest = await anchor.newest(head.site_id)
    const last = newest && longest(newest)
    const problem =
      newest && (last?.Sequence ?? 0) < head.anchored_sequence
        ? 'an anchor that was published is gone'
        : await inSite(db, head.site_id, (trx) => publishProblem(trx, keys, head, last))
    if (problem) failures.push(new DamagedChain(head.site_id, problem))
    else if (last === undefined || !isNear(new Date(last.At), now, anchorEvery)) sound.push(head)
    if (last !== undefined && Date.parse(last.At) - now.getTime() >= anchorEvery) ahead.push(head.site_id)
  }
  if (ahead.length > 0) log.warn({ event: 'audit.anchor-ahead', sites: ahead })
  if (sound.length > 0) {
    const At = now.toISOString()
    await anchor.publish(
      sound.map(({ site_id: Site, sequence: Sequence, link }) =>
        signAnchor(keys, { Site, Sequence, Link: Buffer.from(link).toString('hex'), At }),
      ),
    )
    await asOwner(async (query) => {
      for (const { site_id, sequence } of sound) await query('select foyer_mark_anchored($1, $2)', [site_id, sequence])
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, 'audit chains were not anchored')
}

/** The reason not to publish a head: an anchor would make a rewritten chain look like the server's own. */
const publishProblem = async (trx: Trx, keys: Pick<Keys, 'audit'>, head: Head, last: Anchor | undefined) => {
  const problem = await headProblem(trx, keys, head.site_id, head)
  if (problem || !last) return problem
  if (!isOurs(keys, last)) return 'the last anchor was not written by the server'
  const link = await linkAt(trx, head.site_id, last.Sequence)
  return link && sameBytes(link, Buffer.from(last.Link, 'hex'))
    ? undefined
    : `the chain does not contain the anchor of event ${last.Sequence} (${last.At})`
}
