import type { CallBody, CallDeclaration, CallRefusal, CallReply } from '@foyer/contract/kit/define-call.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { PartAction } from '@foyer/domain/parts/rights.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Trx } from '../db/open-database.ts'
import type { Noted } from './record-call.ts'
import type { ScopeOf } from './scope.ts'

/** All that a handler receives: a checked body, a checked scope, the time, and nothing else of the request. */
export interface CallContext<C extends CallDeclaration> {
  body: CallBody<C>
  scope: ScopeOf<C['access']>
  now: Date
  /** YYYY-MM-DD in Canada. */
  today: string
  language: Language
  /** The caller's IP address, for limits only. */
  ip: string
  /** Whether the connection was closed, so that work which waited is for no one. */
  isGone(): boolean
  log: FastifyBaseLogger
  /** Ends the call with one of its own declared refusals. */
  refuse(key: CallRefusal<C>, more?: { errors?: Problem[]; retryAfter?: number }): never
  /** Refuses with every broken rule, or does nothing. */
  assertNoProblems(problems: Problem<CallRefusal<C>>[]): void
  /** Adds to the event of the declaration's `audit`; the runner writes it. */
  note(more: Noted): void
  /** Writes the event in this transaction of a handler that opens its own; otherwise it is written beside them. */
  recordIn(trx: Trx): Promise<void>
  /** Drops the event, because the call had no effect. */
  leaveNoEvent(): void
  /** The hash of this browser's device cookie, which is created once per call if there is none. */
  device(): Buffer
  setSessionCookie(token: string): void
  /** Clears the cookie and the data that the browser stored for this site. */
  clearSessionCookie(): void
  /**
   * A transaction restricted to this call's site, for handlers that must hash, send or wait outside of one. It begins
   * with the check of the call's `part`, under the application's lock. In a call of the office it is restricted to the server's own
   * rows, or to those of the site `rowsOf`, which the brokerage gets or loses.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>, rowsOf?: string): Promise<T>
}

/** Rows of a load in one round trip, see db/functions; the feature that reads them defines their type. */
export type LoadedRows = unknown

/**
 * How a call is run. `transaction`: guard and handler in one transaction, the usual form. `save`: the same, and the
 * guard's statement also returns the rows of the application, read after its lock. `free`: the guard first, then a
 * handler that opens its own transactions (hashing, outside calls). `load`: guard and rows in one round trip, of the
 * application or, with `rows: 'site'`, of the site.
 */
export type Handler<C extends CallDeclaration> =
  | { transaction(context: CallContext<C>, trx: Trx): Promise<CallReply<C>> }
  | { save(context: CallContext<C>, trx: Trx, rows: LoadedRows): Promise<CallReply<C>> }
  | { free(context: CallContext<C>): Promise<CallReply<C>> }
  | { rows?: 'site'; load(context: CallContext<C>, rows: LoadedRows): Promise<CallReply<C>> }

/** A call with a part needs the rows that decide whether it is allowed. */
type HandlerFor<C extends CallDeclaration> = C extends { part: PartAction }
  ? Extract<Handler<C>, { save: unknown } | { free: unknown }>
  : Handler<C>

export interface ImplementedCall {
  call: CallDeclaration
  handler: Handler<CallDeclaration>
}

/** A feature's handlers: one object typed by its calls. A missing handler is a type error. */
export const implementCalls = <Calls extends Record<string, CallDeclaration>>(
  calls: Calls,
  handlers: { [Name in keyof Calls]: HandlerFor<Calls[Name]> },
): ImplementedCall[] =>
  Object.entries(calls).map(([name, call]) => ({
    call,
    handler: handlers[name] as unknown as Handler<CallDeclaration>,
  }))
