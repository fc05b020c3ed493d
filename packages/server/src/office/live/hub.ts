import { randomUUID } from 'node:crypto'
import { changeKinds } from '@foyer/domain/office/live.ts'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import type { Channel } from '../../db/open-channel.ts'
import type { ChangedDeal, DealChange, Live, Stream } from '../../kit/live.ts'
import { actorOfPerson } from '../../kit/office-session.ts'
import type { Services } from '../../kit/services.ts'
import { outsideRequests } from '../../kit/share-connections.ts'
import { transact } from '../../kit/transaction.ts'
import { changedDeals, watch } from './reach.ts'
import { changeReply, placeOf, recentChanges } from './recent.ts'
import { openStreams } from './streams.ts'

/** Changes that come within this time are one batch: for the streams, and for the other processes. */
const betweenBatches = 200
/** How often the guard is asked whether the sessions of the streams are still live, and how long it may not answer. */
const guardSeconds = 5
const mostSecondsUnguarded = 60
/** Sessions of one statement. */
const mostSessions = 200
/** A message of PostgreSQL has less than 8,000 bytes. */
const mostBytesOfMessage = 7_900
const channelName = 'foyer_live'

/** Closed after the server, which ends the streams, and before its database. */
export interface OpenLive extends Live {
  close(): Promise<void>
}

const Message = Type.Object({
  from: Type.String(),
  deals: Type.Array(
    Type.Object({
      brokerageId: Type.String(),
      siteId: Type.String(),
      applicationId: Type.Integer(),
      leadId: Type.Integer(),
      kind: Type.Enum([...changeKinds]),
      by: Type.String(),
    }),
  ),
})
type Message = Static<typeof Message>

/** Undefined for what no process of this version sent. */
const readMessage = (text: string): Message | undefined => {
  try {
    return Value.Parse(Message, JSON.parse(text))
  } catch {
    return undefined
  }
}

const chunked = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))

/** As few messages as their length allows. */
export const messagesOf = (from: string, deals: readonly ChangedDeal[]): string[] => {
  const text = JSON.stringify({ from, deals: [...deals] } satisfies Message)
  if (Buffer.byteLength(text) <= mostBytesOfMessage || deals.length === 1) return [text]
  const half = Math.ceil(deals.length / 2)
  return [deals.slice(0, half), deals.slice(half)].flatMap((part) => messagesOf(from, part))
}

/** Runs work one at a time, for whichever requests asked for it; asked for while it runs, it runs once more. */
const oneAtATime = (work: () => Promise<void>) => {
  let isRunning = false
  let isAskedAgain = false
  const run = async () => {
    if (isRunning) {
      isAskedAgain = true
      return
    }
    isRunning = true
    do {
      isAskedAgain = false
      await outsideRequests(work)
    } while (isAskedAgain)
    isRunning = false
  }
  return run
}

/**
 * Brings what changed to the pages of staff: of this process, and by one message a batch to the other processes. Nothing of
 * it is in the transaction that changed something, and a stream holds no connection to the database.
 */
export const openLive = ({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>): OpenLive => {
  const { db } = database
  const self = randomUUID()
  const streams = openStreams()
  const recent = recentChanges(clock.now())
  let gathered = new Map<string, DealChange>()
  let timer: NodeJS.Timeout | undefined
  let lastBatch = 0
  let guardedAt = performance.now()
  const failed = (what: string) => (error: unknown) =>
    log.warn({ event: 'live', what, name: error instanceof Error ? error.name : '' })

  const deliver = async (deals: readonly ChangedDeal[]): Promise<void> => {
    recent.add(deals, clock.now())
    for (const [brokerageId, ofBrokerage] of Map.groupBy(deals, (one) => one.brokerageId))
      await sendTo(streams.ofBrokerage(brokerageId), ofBrokerage)
  }
  const sendTo = async (open: readonly Stream[], deals: readonly ChangedDeal[]): Promise<void> => {
    const asked = [...new Map(deals.map((one) => [placeOf(one), one])).values()]
    for (const sessions of chunked([...new Set(open.map(({ session }) => session))], mostSessions)) {
      const watched = await transact(db, (trx) => watch(trx, sessions, asked, clock.now()))
      for (const { session, personId, deal } of watched) {
        if (deal === undefined) continue
        const news = deals.filter((one) => placeOf(one) === placeOf(deal) && one.by !== actorOfPerson(personId))
        // One of each kind: a page reloads for the kinds that it shows.
        for (const change of new Map(news.map((one) => [one.kind, one])).values())
          for (const stream of open) if (stream.session === session) streams.send(stream, changeReply(change))
      }
    }
  }

  /** The pages ask for what they may have missed. */
  const lose = () => {
    recent.lose(clock.now())
    for (const stream of streams.all()) streams.note(stream, 'lost')
  }
  const channel: Channel | undefined = database.channel?.(channelName, {
    onMessage(text) {
      const message = readMessage(text)
      if (message !== undefined && message.from !== self) deliver(message.deals).catch(failed('deliver'))
    },
    onGap: lose,
  })

  const batch = async (): Promise<void> => {
    const changes = [...gathered.values()]
    gathered = new Map()
    lastBatch = performance.now()
    try {
      const deals = await changedDeals(db, changes)
      if (deals.length === 0) return
      const byBrokerage = Map.groupBy(deals, ({ brokerageId }) => brokerageId)
      const sent = channel?.send([...byBrokerage.values()].flatMap((ofBrokerage) => messagesOf(self, ofBrokerage)))
      await deliver(deals)
      await sent
    } catch (error) {
      failed('batch')(error)
      lose()
    }
  }
  const runBatch = oneAtATime(async () => {
    timer = undefined
    await batch()
  })
  const schedule = () => {
    if (timer !== undefined) return
    timer = setTimeout(() => void runBatch(), Math.max(0, lastBatch + betweenBatches - performance.now()))
    timer.unref()
  }

  const check = async (open: readonly Stream[]): Promise<void> => {
    for (const sessions of chunked([...new Set(open.map(({ session }) => session))], mostSessions)) {
      const watched = await transact(db, (trx) => watch(trx, sessions, [], clock.now()))
      const live = new Map(watched.map((one) => [one.session, one]))
      for (const stream of open.filter(({ session }) => sessions.includes(session))) {
        const found = live.get(stream.session)
        // The session of a person may go on in another brokerage.
        if (found?.brokerageId !== stream.brokerageId) streams.remove(stream, 'ended')
      }
    }
  }
  /** Brokerages whose sessions may have ended. Others are not asked about: their number would be the time of each call. */
  const suspects = new Set<string>()
  const checkSuspects = oneAtATime(async () => {
    const open = [...suspects].flatMap((brokerageId) => streams.ofBrokerage(brokerageId))
    suspects.clear()
    await check(open).catch(failed('guard'))
  })
  const checkAll = oneAtATime(async () => {
    const open = streams.all()
    try {
      await check(open)
      guardedAt = performance.now()
    } catch (error) {
      failed('guard')(error)
      if (performance.now() - guardedAt > mostSecondsUnguarded * 1000) for (const stream of open) streams.remove(stream)
    }
  })
  const guard = setInterval(() => void checkAll(), guardSeconds * 1000)
  guard.unref()

  return {
    open: streams.add,
    closeStreams: streams.close,
    since: recent.since,
    changed(change) {
      const { siteId, application, by, kind } = change
      const key = JSON.stringify([siteId, application, by, kind])
      gathered.delete(key)
      gathered.set(key, change)
      schedule()
    },
    checkSessions(brokerageId) {
      if (streams.ofBrokerage(brokerageId).length === 0) return
      suspects.add(brokerageId)
      void checkSuspects()
    },
    async close() {
      clearTimeout(timer)
      clearInterval(guard)
      streams.close()
      await channel?.close()
    },
  }
}
