import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { metrics } from './metrics.ts'
import { createSemaphore } from './semaphore.ts'

/** For whom work is done: the address of a request, and once the guard knows it the brokerage of who sent it. */
export interface Caller {
  address: string
  /** The request in the log, also of the jobs that it caused. */
  requestId?: string | undefined
  brokerageId?: string | undefined
}

const callers = new AsyncLocalStorage<Caller>()
const transactions = new AsyncLocalStorage<true>()

/** Does the work for a caller, with their share of the connections. */
export const asCaller = <T>(caller: Caller, work: () => T): T => callers.run(caller, work)

/** Work that a request only began, for everyone: it waits in no line of that request's caller. */
export const outsideRequests = <T>(work: () => T): T => asCaller({ address: '' }, work)

/** The request that caused the work under way; undefined for what began by itself. */
export const causeOfWork = (): string | undefined => callers.getStore()?.requestId

/** The rest of the work of this request counts for the brokerage too. */
export const countForBrokerage = (brokerageId: string | undefined): void => {
  const caller = callers.getStore()
  if (caller !== undefined) caller.brokerageId = brokerageId
}

/** Marks the work of a transaction, which asks for no other connection. */
export const inTransaction = <T>(work: () => Promise<T>): Promise<T> => transactions.run(true, work)

/** What one address, and one brokerage, has of the connections at most. */
const shareOf = (connections: number) => Math.ceil(connections * 0.6)

/**
 * Gives the connections of a database to callers in rotation, a part of them at most to one address and to one brokerage, so that
 * none of them keeps the others waiting, whichever call they use and whatever it waits for. Work outside of a request counts
 * as one caller.
 *
 * Work that holds a connection in a transaction gets no second one: it would wait for itself, always on the embedded database,
 * which has one, and on PostgreSQL as soon as enough callers do it at once.
 */
export const shareConnections = (dialect: Dialect, connections: number): Dialect => {
  const share = shareOf(connections)
  const turns = createSemaphore({
    concurrency: connections,
    ...{ concurrencyPerKey: share, concurrencyPerGroup: share },
    ...{ queued: 10_000, queuedPerKey: 1000, queuedPerGroup: 2000 },
    // Of a server that cannot keep up the rest is refused, so that what it serves is not what has waited for longest. Jobs have
    // longer: one that was done and cannot be noted is done again.
    longestWait: (address) => (address === '' ? 60_000 : 10_000),
  })
  const ends = new WeakMap<DatabaseConnection, () => void>()
  const withTurn = (driver: Driver): Driver => {
    const acquire = driver.acquireConnection.bind(driver)
    const release = driver.releaseConnection.bind(driver)
    driver.acquireConnection = (options) => {
      const { address = '', brokerageId = address } = callers.getStore() ?? {}
      if (transactions.getStore()) throw new Error('A second connection was asked for within a transaction.')
      const observe = metrics.connectionSeconds.startTimer()
      return new Promise((resolve, reject) => {
        const hold = async () => {
          const connection = await acquire(options)
          observe()
          metrics.connections.inc()
          const released = new Promise<void>((end) => ends.set(connection, end))
          resolve(connection)
          await released
          metrics.connections.dec()
        }
        turns(hold, address, brokerageId).catch((error: unknown) => {
          observe()
          reject(error)
        })
      })
    }
    driver.releaseConnection = async (connection, options) => {
      try {
        await release(connection, options)
      } finally {
        ends.get(connection)?.()
      }
    }
    return driver
  }
  return {
    // Kysely would queue for the embedded database's connection itself, first come first served.
    createAdapter: () => Object.defineProperty(dialect.createAdapter(), 'supportsMultipleConnections', { value: true }),
    createDriver: () => withTurn(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}
