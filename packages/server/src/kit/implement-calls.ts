import type { CallBody, CallDeclaration, CallRefusal, CallReply } from '@foyer/contract/kit/define-call.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { PartAction } from '@foyer/domain/parts/rights.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Trx } from '../db/open-database.ts'
import type { Noted } from './record-call.ts'
import type { ScopeOf } from './scope.ts'

/** What a handler knows: a checked body, a checked scope, the time, and nothing else of the request. */
export interface CallContext<C extends CallDeclaration> {
  body: CallBody<C>
  scope: ScopeOf<C['access']>
  now: Date
  /** YYYY-MM-DD in Canada. */
  today: string
  language: Language
  /** The caller's address, for limits only. */
  ip: string
  log: FastifyBaseLogger
  /** Ends the call with one of its own declared refusals. */
  refuse(key: CallRefusal<C>, more?: { errors?: Problem[]; retryAfter?: number }): never
  /** Refuses with every broken rule, or does nothing. */
  refuseProblems(problems: Problem<CallRefusal<C>>[]): void
  /** Adds to the event that the declaration's `audit` names; the runner writes it. */
  note(more: Noted): void
  /** The call did not do what its event is about. */
  leaveNoEvent(): void
  /** This browser's own mark, hashed. It is made and set as a cookie where there is none yet, once a call. */
  device(): Buffer
  setSessionCookie(token: string): void
  /** Takes the cookie back, and with it what the browser kept of this site. */
  clearSessionCookie(): void
  /**
   * A transaction that sees this call's site, for handlers that must hash, send or wait outside of one. It begins with the
   * check of the call's `part`, under the application's lock.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
}

/** Rows as a one-trip load answers them, see db/functions; the feature that reads them knows their shape. */
export type LoadedRows = unknown

/**
 * How a call is done. `transaction`: guard and handler in one transaction, the usual form. `save`: the same, and the
 * guard's one statement also brings the rows of the application, read after its lock. `free`: the guard first, then
 * a handler that opens its own (hashing, outside calls). `load`: guard and rows in one round trip,
 * those of the application, or of the site where it says so.
 */
export type Handler<C extends CallDeclaration> =
  | { transaction(context: CallContext<C>, trx: Trx): Promise<CallReply<C>> }
  | { save(context: CallContext<C>, trx: Trx, rows: LoadedRows): Promise<CallReply<C>> }
  | { free(context: CallContext<C>): Promise<CallReply<C>> }
  | { rows?: 'site'; load(context: CallContext<C>, rows: LoadedRows): Promise<CallReply<C>> }

/** A call that acts on a part is handled with the rows that decide whether it may: never without them. */
type HandlerFor<C extends CallDeclaration> = C extends { part: PartAction }
  ? Extract<Handler<C>, { save: unknown } | { free: unknown }>
  : Handler<C>

export interface ImplementedCall {
  call: CallDeclaration
  handler: Handler<CallDeclaration>
}

/** A feature's handlers: one object typed by its calls. A call without a handler does not compile. */
export const implementCalls = <Calls extends Record<string, CallDeclaration>>(
  calls: Calls,
  handlers: { [Name in keyof Calls]: HandlerFor<Calls[Name]> },
): ImplementedCall[] =>
  Object.entries(calls).map(([name, call]) => ({
    call,
    handler: handlers[name] as unknown as Handler<CallDeclaration>,
  }))
