import type { Database, Db, OwnerQuery, Trx } from '../db/open-database.ts'
import { serverSite } from '../kit/audit.ts'
import type { Keys } from '../kit/hash.ts'
import { nextTurn } from '../kit/next-turn.ts'
import { inSite, json } from '../kit/transaction.ts'
import { eventContent, linkOf, newestKey } from './audit-chain.ts'
import { type Head, headMac, headOf, headProblem, readChains } from './audit-head.ts'
import { isWithin, strayEvent, timesOf } from './waiting-events.ts'

const batch = 500

/** A chain that contradicts what the server wrote. It is no longer linked or published. */
export class DamagedChain extends Error {
  readonly siteId: string
  constructor(siteId: string, message: string) {
    super(message)
    this.siteId = siteId
  }
}

/** Has an event that was not written when it states. The others are linked. */
class StrayEvent extends DamagedChain {}

/**
 * Links the new events of every site, at last those of the server's chain: its head dates the moment until which all were linked,
 * so it is dated again only where they were. A damaged chain does not stop the others; it fails as well where nothing is new.
 */
export const sealEvents = async (
  { db, asOwner }: Pick<Database, 'db' | 'asOwner'>,
  keys: Pick<Keys, 'audit'>,
  now: Date,
): Promise<void> => {
  const failures: unknown[] = []
  const chains = await readChains({ asOwner }, keys)
  const sites = chains.filter(({ isNew, isSound }) => isNew || !isSound)
  if (sites.length === 0) return
  const server = chains.find(({ siteId, isSound }) => siteId === serverSite && isSound)?.head
  await asOwner(async (query) => {
    for (const { siteId } of sites) {
      const isWhole = siteId !== serverSite || failures.every((error) => error instanceof StrayEvent)
      await sealSite({ db, query }, keys, siteId, { now, server, isWhole }).catch((error) => failures.push(error))
    }
  })
  if (failures.length > 0) throw new AggregateError(failures, 'audit chains were not sealed')
}

/** Events are read as the application, and linked as the owner: the application's role cannot link any. */
interface Sealer {
  db: Db
  query: OwnerQuery
}

interface Linking {
  now: Date
  /** The sound head of the server's chain. */
  server?: Head | undefined
  /** Whether everything before now is linked when this is. */
  isWhole?: boolean
}

/**
 * Links the events without a link, and returns their number. It runs beside the saves, so that they do not block each
 * other. Of servers that link concurrently, one does it and the others skip. A server without the key of the head
 * leaves the chain to one that has it. What was not written when it states is left without a link, and named.
 */
export const sealSite = async (
  sealer: Sealer,
  keys: Pick<Keys, 'audit'>,
  siteId: string,
  linking: Linking,
): Promise<number> => {
  const { links, stray } = await inSite(sealer.db, siteId, (trx) => nextLinks(trx, keys, siteId, linking))
  const length = links && (await append(sealer.query, siteId, links)) ? links.links.length : 0
  if (length === batch) {
    await nextTurn()
    return length + (await sealSite(sealer, keys, siteId, linking))
  }
  if (stray === undefined) return length
  throw new StrayEvent(siteId, `event ${stray.event_id} has a time that is far from when it was written`)
}

interface Links {
  /** The MAC of the head before these links. */
  head: Uint8Array | null
  after: number
  links: { event: number; link: string }[]
  key: Uint8Array
  sealedAt: Date
  mac: Uint8Array
}

const nextLinks = async (
  trx: Trx,
  keys: Pick<Keys, 'audit'>,
  siteId: string,
  { now, server, isWhole = true }: Linking,
): Promise<{ links: Links | undefined; stray: { event_id: number } | undefined }> => {
  const head = await headOf(trx, siteId)
  const problem = await headProblem(trx, keys, siteId, head)
  if (problem) throw new DamagedChain(siteId, problem)
  const times = timesOf(now, [head, server])
  const stray = await strayEvent(trx, siteId, times)
  const events = await trx
    .selectFrom('audit_events')
    .select(['event_id', 'at', eventContent.as('content')])
    .where('site_id', '=', siteId)
    .where('sequence', 'is', null)
    .where(isWithin(times))
    .orderBy('event_id')
    .limit(batch)
    .execute()
  const [first] = events
  if (!first) return { links: undefined, stray }
  const key = newestKey(keys)
  const after = head?.sequence ?? 0
  let before: Uint8Array = head?.link ?? Buffer.alloc(0)
  const links = events.map(({ event_id, content }, place) => {
    const link = linkOf(key, { siteId, sequence: after + place + 1 }, before, content)
    before = link
    return { event: event_id, link: link.toString('hex') }
  })
  // Where more of them wait, a server that ends here leaves them to another one, and they are not newer than these.
  const sealedAt = isWhole && events.length < batch ? now : (head?.sealed_at ?? first.at)
  const mac = headMac(key, { site_id: siteId, sequence: after + events.length, link: before, sealed_at: sealedAt })
  return { links: { head: head?.mac ?? null, after, links, key: key.id, sealedAt, mac }, stray }
}

const append = async (query: OwnerQuery, siteId: string, { head, after, links, key, sealedAt, mac }: Links) => {
  const [row] = await query(
    'select foyer_seal_audit($1, $2::bytea, $3::bigint, $4::jsonb, $5::bytea, $6::timestamptz, $7::bytea) as appended',
    [siteId, head, after, json(links), key, sealedAt, mac],
  )
  return row?.appended === true
}
