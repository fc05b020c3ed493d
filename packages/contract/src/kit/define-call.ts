import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { PartAction } from '@foyer/domain/parts/rights.ts'
import type { Static, TObject } from 'typebox'
import type { Access } from './access.ts'
import type { AuditAction } from './audit-action.ts'

/**
 * One call, declared once. The declaration feeds the route, the guard, validation, serialisation, the OpenAPI page, the
 * browser's typed client, the access matrix and the fuzz test.
 *
 * - `path`: one path, or the twins of one call (signed in, invited); upper and lower case are part of it.
 * - `access`: who may call, see access.ts.
 * - `effect`: `read` may be repeated by the browser after a network failure, `write` only with its own key.
 * - `takesForms`: beside JSON it takes the fields of an HTML form, urlencoded or multipart; all of its body is text.
 * - `audit`: the event that each of these calls leaves in the audit trail, written by the runner (server, kit/record-call.ts).
 *   Every operator's call, every download and every way to sign in has one.
 * - `reply`: the fields beside ReturnStatus.
 * - `part`: what the call does to a part of an application: that of the applicant or the invitation the body names, or the
 *   shared one where it names none. The server refuses what `partVerdict` does not allow before the handler runs. Every
 *   writing call of an application that names an applicant has one.
 * - `handOff`: whether a session that an operator handed over may make it. Without it reads may be made and writes may
 *   not, so that nothing consents, signs, sends or changes who gets in unless its declaration says so.
 * - `refusals`: the error keys the handler may return; those of the guard, of `part` and of the protocol need not be named.
 */
export interface CallDeclaration {
  path: string | readonly string[]
  access: Access
  effect: 'read' | 'write'
  part?: PartAction
  /** Bytes; 256 kB when absent. */
  bodyLimit?: number
  takesForms?: true
  audit?: AuditAction
  handOff?: boolean
  body: TObject
  reply: TObject
  refusals: readonly ErrorKey[]
  summary: string
}

export const defineCall = <const C extends CallDeclaration>(call: C): C => call

export type CallBody<C extends CallDeclaration> = Static<C['body']>
export type CallReply<C extends CallDeclaration> = Static<C['reply']>
export type CallRefusal<C extends CallDeclaration> = C['refusals'][number]

export const isOpenToHandOff = ({ handOff, effect }: Pick<CallDeclaration, 'handOff' | 'effect'>): boolean =>
  handOff ?? effect === 'read'

export const pathsOf = (call: Pick<CallDeclaration, 'path'>): readonly string[] =>
  typeof call.path === 'string' ? [call.path] : call.path
