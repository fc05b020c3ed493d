import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Static, TObject } from 'typebox'
import type { Access } from './access.ts'

/**
 * One call, declared once. The declaration feeds the route, the guard, validation, serialisation, the OpenAPI page, the
 * browser's typed client, the access matrix and the fuzz test.
 *
 * - `path`: one path, or the twins of one call (signed in, invited); upper and lower case are part of it.
 * - `access`: who may call, see access.ts.
 * - `effect`: `read` may be repeated by the browser after a network failure, `write` only with its own key.
 * - `takesForms`: beside JSON it takes the fields of an HTML form, urlencoded or multipart; all of its body is text.
 * - `reply`: the fields beside ReturnStatus.
 * - `refusals`: the error keys the handler may answer; the guard's and the protocol's own need not be named.
 */
export interface CallDeclaration {
  path: string | readonly string[]
  access: Access
  effect: 'read' | 'write'
  /** Bytes; 256 kB when absent. */
  bodyLimit?: number
  takesForms?: true
  body: TObject
  reply: TObject
  refusals: readonly ErrorKey[]
  summary: string
}

export const defineCall = <const C extends CallDeclaration>(call: C): C => call

export type CallBody<C extends CallDeclaration> = Static<C['body']>
export type CallReply<C extends CallDeclaration> = Static<C['reply']>
export type CallRefusal<C extends CallDeclaration> = C['refusals'][number]

export const pathsOf = (call: CallDeclaration): readonly string[] =>
  typeof call.path === 'string' ? [call.path] : call.path
