import type { Database, Db, OwnerQuery, Trx } from '../db/open-database.ts'
import type { Keys } from '../kit/hash.ts'
import { nextTurn } from '../kit/next-turn.ts'
import { inSite, json } from '../kit/transaction.ts'
import { eventContent, linkOf, newestKey } from './audit-chain.ts'
import { headMac, headOf, headProblem, readChains } from './audit-head.ts'

const batch = 500

/** A chain that contradicts what the server wrote. It is no longer linked or published. */
export class DamagedChain extends Error {
  readonly siteId: string
  constructor(siteId: string, message: string) {
    super(message)
    this.siteId = siteId
  }
}

/** Links the new events of every site. A damaged chain does not stop the others; it fails as well where nothing is new. */
export const sealEvents = async (
  { db, asOwner }: Pick<Database, 'db' | 'asOwner'>,
  keys: Pick<Keys, 'audit'>,
  now: Date,
): Promise<void> => {
  const failures: unknown[] = []
  const chains = await readChains({ asOwner }, keys)
  const sites = chains.filter(({ isNew, isSound }) => isNew || !isSound)
  if (sites.length === 0) return
  await asOwner(async (query) => {
    for (const { siteId } of sites)
      await sealSite({ db, query }, keys, siteId, now).catch((error) => failures.push(error))
  })
  if (failures.length > 0) throw new AggregateError(failures, 'audit chains were not sealed')
}

/** Events are read as the application, and linked as the owner: the application's role cannot link any. */
interface Sealer {
  db: Db
  query: OwnerQuery
}

/**
 * Links the events without a link, and returns their number. It runs beside the saves, so that they do not block each
 * other. Of servers that link concurrently, one does it and the others skip. A server without the key of the head
 * leaves the chain to one that has it.
 */
export const sealSite = async (
  sealer: Sealer,
  keys: Pick<Keys, 'audit'>,
  siteId: string,
  now: Date,
): Promise<number> => {
  const links = await inSite(sealer.db, siteId, (trx) => nextLinks(trx, keys, siteId, now))
  if (!links || !(await append(sealer.query, siteId, links, now))) return 0
  const { length } = links.links
  if (length < batch) return length
  await nextTurn()
  return length + (await sealSite(sealer, keys, siteId, now))
}

interface Links {
  /** The MAC of the head before these links. */
  head: Uint8Array | null
  after: number
  links: { event: number; link: string }[]
  key: Uint8Array
  mac: Uint8Array
}

const nextLinks = async (
  trx: Trx,
  keys: Pick<Keys, 'audit'>,
  siteId: string,
  now: Date,
): Promise<Links | undefined> => {
  const head = await headOf(trx, siteId)
  const problem = await headProblem(trx, keys, siteId, head)
  if (problem) throw new DamagedChain(siteId, problem)
  const events = await trx
    .selectFrom('audit_events')
    .select(['event_id', eventContent.as('content')])
    .where('site_id', '=', siteId)
    .where('sequence', 'is', null)
    .orderBy('event_id')
    .limit(batch)
    .execute()
  if (events.length === 0) return undefined
  const key = newestKey(keys)
  const after = head?.sequence ?? 0
  let before: Uint8Array = head?.link ?? Buffer.alloc(0)
  const links = events.map(({ event_id, content }, place) => {
    const link = linkOf(key, { siteId, sequence: after + place + 1 }, before, content)
    before = link
    return { event: event_id, link: link.toString('hex') }
  })
  const mac = headMac(key, { site_id: siteId, sequence: after + events.length, link: before, sealed_at: now })
  return { head: head?.mac ?? null, after, links, key: key.id, mac }
}

const append = async (query: OwnerQuery, siteId: string, { head, after, links, key, mac }: Links, now: Date) => {
  const [row] = await query(
    'select foyer_seal_audit($1, $2::bytea, $3::bigint, $4::jsonb, $5::bytea, $6::timestamptz, $7::bytea) as appended',
    [siteId, head, after, json(links), key, now, mac],
  )
  return row?.appended === true
}
