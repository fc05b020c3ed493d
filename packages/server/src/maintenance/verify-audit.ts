import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/open-database.ts'
import { serverSite } from '../kit/audit.ts'
import { type Keys, sameBytes } from '../kit/hash.ts'
import { inSite } from '../kit/transaction.ts'
import type { Anchor } from '../ports/audit-anchor.ts'
import { eventContent, isOurs, keyNamed, linkOf, longest } from './audit-chain.ts'
import { type Head, headOf, headProblem } from './audit-head.ts'
import { longestDelay, strayEvent, timesOf } from './waiting-events.ts'

/**
 * Why a chain is broken. `missing`: an event was removed; `changed`: an event or its link was changed, moved, forged
 * or added, with a number that another one has or a time at which it was not written; `unknown-key`, `older-key`: linked with a key that SECRET_KEY does not list, or that
 * was already replaced; `anchor`: an anchor that this server did not write, or a published one that is missing. A
 * head that the server did not write is `changed`.
 */
export type BreakReason = 'missing' | 'changed' | 'unknown-key' | 'older-key' | 'anchor'

export interface Break {
  sequence: number
  /** The time of the event; for a missing one, that of the next event or of the head. */
  at: Date
  reason: BreakReason
}

export interface Verified {
  events: number
  unsealed: number
  anchored: number
  broken: Break | undefined
  /** Whether the end was reached, and compared with what is recorded outside the chain. */
  isWhole: boolean
}

interface Verification {
  keys: Pick<Keys, 'audit'>
  /** Anchors of the site. */
  anchors: readonly Anchor[]
  /** The site's longest published anchor that is missing; 0 for none. */
  lostAnchor: number
  now: Date
  /** A part of the chain: after an event that an earlier part ended with, and at most about so many events. */
  after?: number
  most?: number
}

const linksOf = (trx: Trx, siteId: string) =>
  trx
    .selectFrom('audit_events')
    .select(['sequence', 'event_id', 'at', 'link', 'key_id', eventContent.as('content')])
    .where('site_id', '=', siteId)

/** So few that other requests wait a moment only, since each link is computed on this thread. */
const pageOfLinks = 500

const pageOf = (trx: Trx, siteId: string, after: number) =>
  linksOf(trx, siteId).where('sequence', '>', after).orderBy('sequence').limit(pageOfLinks).execute()

type LinkedEvent = Awaited<ReturnType<typeof pageOf>>[number]

const nothing = Buffer.alloc(0)

interface Walk {
  siteId: string
  keys: Pick<Keys, 'audit'>
  /** All links recorded elsewhere, by sequence. */
  known: ReadonlyMap<number, readonly Uint8Array[]>
  /** The last event of an earlier part. */
  from: LinkedEvent | undefined
}

/** Verifies a chain event by event. */
const walk = ({ siteId, keys, known, from }: Walk) => {
  let sequence = from?.sequence ?? 0
  let last: Uint8Array = from?.link ?? nothing
  let age = keyNamed(keys, from?.key_id ?? nothing)?.age ?? Number.POSITIVE_INFINITY
  let [highestId, latestAt] = [from?.event_id ?? 0, from?.at.getTime() ?? 0]
  const isBackdated = ({ event_id, at }: LinkedEvent) => event_id < highestId && at.getTime() < latestAt - longestDelay
  const reasonOf = (event: LinkedEvent): BreakReason | undefined => {
    if (event.sequence !== sequence + 1) return (event.sequence ?? 0) > sequence ? 'missing' : 'changed'
    const named = keyNamed(keys, event.key_id ?? nothing)
    if (!named) return 'unknown-key'
    if (named.age > age) return 'older-key'
    const link = linkOf(named.key, { siteId, sequence: event.sequence }, last, event.content)
    if (!sameBytes(link, event.link ?? nothing)) return 'changed'
    if (known.get(event.sequence)?.some((one) => !sameBytes(link, one))) return 'changed'
    if (isBackdated(event)) return 'changed'
    ;[sequence, last, age] = [event.sequence, link, named.age]
    ;[highestId, latestAt] = [Math.max(highestId, event.event_id), Math.max(latestAt, event.at.getTime())]
    return undefined
  }
  return {
    length: () => sequence,
    /** Verifies the next event; returns the break if it does not follow. */
    next(event: LinkedEvent): Break | undefined {
      const reason = reasonOf(event)
      return reason && { sequence: Math.min(event.sequence ?? 1, sequence + 1), at: event.at, reason }
    },
  }
}

/** The links recorded outside the chain: its head and its anchors. */
const writtenDown = (head: Head | undefined, anchors: readonly Anchor[]) =>
  [
    ...(head ? [{ sequence: head.sequence, link: head.link, at: head.sealed_at }] : []),
    ...anchors.map(({ Sequence, Link, At }) => ({
      sequence: Sequence,
      link: Buffer.from(Link, 'hex'),
      at: new Date(At),
    })),
  ] as const

/** Each row with a number is one of those that were walked: a number below 1 and the second row of a number are not. */
const uncounted = async (trx: Trx, siteId: string, length: number): Promise<Break | undefined> => {
  const numbered = trx.selectFrom('audit_events').where('site_id', '=', siteId).where('sequence', '<=', length)
  const rows = sql<number>`count(*)::integer`
  const { count } = await numbered.select(rows.as('count')).executeTakeFirstOrThrow()
  if (count === length) return undefined
  const forged = await numbered
    .select(['sequence', sql<Date>`max(at)`.as('at')])
    .groupBy('sequence')
    .having(sql<boolean>`sequence < 1 or count(*) > 1`)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst()
  const { sequence, at } = forged ?? { sequence: length, at: new Date(0) }
  return { sequence: Math.max(sequence ?? 1, 1), at, reason: forged ? 'changed' : 'missing' }
}

const findBreak = async (
  trx: Trx,
  siteId: string,
  {
    keys,
    anchors,
    lostAnchor,
    now,
    server,
    after = 0,
    most = Number.POSITIVE_INFINITY,
  }: Verification & { server: Head | undefined },
): Promise<Omit<Verified, 'unsealed' | 'anchored'>> => {
  const isWhole = true
  const forged = anchors.find((one) => !isOurs(keys, one))
  if (forged)
    return { events: 0, broken: { sequence: forged.Sequence, at: new Date(forged.At), reason: 'anchor' }, isWhole }
  const head = await headOf(trx, siteId)
  const from = after === 0 ? undefined : await linksOf(trx, siteId).where('sequence', '=', after).executeTakeFirst()
  if (after > 0 && from === undefined)
    return {
      events: after,
      broken: { sequence: after, at: head?.sealed_at ?? new Date(0), reason: 'missing' },
      isWhole,
    }
  const written = writtenDown(head, anchors)
  const known = Map.groupBy(written, ({ sequence }) => sequence)
  const links = new Map([...known].map(([sequence, all]) => [sequence, all.map(({ link }) => link)]))
  const { length, next } = walk({ siteId, keys, known: links, from })
  for (let page = await pageOf(trx, siteId, after); page.length > 0; page = await pageOf(trx, siteId, length())) {
    for (const event of page) {
      const broken = next(event)
      if (broken) return { events: length(), broken, isWhole }
    }
    if (length() - after >= most) return { events: length(), broken: undefined, isWhole: false }
    // The embedded database answers without a turn of the event loop.
    await setImmediate()
  }
  const events = length()
  const forgedRow = await uncounted(trx, siteId, events)
  if (forgedRow) return { events, broken: forgedRow, isWhole }
  const longer = written.find(({ sequence }) => sequence > events)
  if (longer) return { events, broken: { sequence: events + 1, at: longer.at, reason: 'missing' }, isWhole }
  // The head is written with its events, so a head shorter than the events just read was changed.
  const latest = await headOf(trx, siteId)
  if (events > (latest?.sequence ?? 0))
    return { events, broken: { sequence: events, at: latest?.sealed_at ?? new Date(0), reason: 'changed' }, isWhole }
  if (head && (await headProblem(trx, keys, siteId, head)))
    return { events, broken: { sequence: events + 1, at: head.sealed_at, reason: 'changed' }, isWhole }
  if (lostAnchor > 0)
    return { events, broken: { sequence: lostAnchor, at: head?.sealed_at ?? new Date(0), reason: 'anchor' }, isWhole }
  const stray = await strayEvent(trx, siteId, timesOf(now, [head, server]))
  return { events, broken: stray && { sequence: events + 1, at: stray.at, reason: 'changed' }, isWhole }
}

const soundHead = async (trx: Trx, siteId: string, keys: Pick<Keys, 'audit'>) => {
  const head = await headOf(trx, siteId)
  return (await headProblem(trx, keys, siteId, head)) === undefined ? head : undefined
}

/** Reads a site's chain, or a part of it, by page, and returns the first break. */
export const verifyChain = async (db: Db, siteId: string, verification: Verification): Promise<Verified> => {
  const server = await inSite(db, serverSite, (trx) => soundHead(trx, serverSite, verification.keys))
  return inSite(db, siteId, async (trx) => {
    const { count } = await trx
      .selectFrom('audit_events')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('site_id', '=', siteId)
      .where('sequence', 'is', null)
      .executeTakeFirstOrThrow()
    const anchored = longest(verification.anchors)?.Sequence ?? 0
    return { ...(await findBreak(trx, siteId, { ...verification, server })), unsealed: count, anchored }
  })
}
