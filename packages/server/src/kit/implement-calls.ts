import type { CallBody, CallDeclaration, CallRefusal, CallReply } from '@foyer/contract/kit/define-call.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Trx } from '../db/open-database.ts'
import type { Scope } from './guard.ts'

/** What a handler knows: a checked body, a checked scope, the time, and nothing else of the request. */
export interface CallContext<C extends CallDeclaration> {
  body: CallBody<C>
  scope: Scope
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
  setSessionCookie(token: string): void
  /** Takes the cookie back, and with it what the browser kept of this site. */
  clearSessionCookie(): void
  /** A transaction that sees this call's site, for handlers that must hash, send or wait outside of one. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
}

/** Rows as a one-trip load answers them, see db/migrations; the feature that reads them knows their shape. */
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

export interface ImplementedCall {
  call: CallDeclaration
  handler: Handler<CallDeclaration>
}

/** A feature's handlers: one object typed by its calls. A call without a handler does not compile. */
export const implementCalls = <Calls extends Record<string, CallDeclaration>>(
  calls: Calls,
  handlers: { [Name in keyof Calls]: Handler<Calls[Name]> },
): ImplementedCall[] =>
  Object.entries(calls).map(([name, call]) => ({
    call,
    handler: handlers[name] as unknown as Handler<CallDeclaration>,
  }))
