import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import type { ChangeKind } from '@foyer/domain/office/live.ts'
import type { PartAction } from '@foyer/domain/parts/rights.ts'
import type { Static, TObject } from 'typebox'
import type { Access } from './access.ts'
import type { AuditAction } from './audit-action.ts'

/**
 * One call, declared once. The route, the guard, validation, serialisation, the OpenAPI page, the browser's typed
 * client, the access matrix and the fuzz test are derived from it.
 *
 * - `path`: one path, or the twins of one call (signed in, invited); case-sensitive.
 * - `access`: who may call, see access.ts.
 * - `action`: what a call takes of the rights of a key or a person. Every operator's call names one; a call of the office
 *   names one unless it is about the person alone.
 * - `alsoTakes`: rights beside `action` to what an operator's call shows by its effect: under a link or in a mail, to an address
 *   that its caller chose.
 * - `stepUp`: whether a person must have confirmed with a factor in the last five minutes. By default the action decides;
 *   a list that shows nothing secret needs none, and some calls without an action do.
 * - `effect`: the browser may repeat a `read` after a network failure, a `write` only with its own key. A `write` of a person of
 *   staff or a key holds who makes it until its transaction ends, so that none is made after their end.
 * - `alone`: a `write` of the office that is made one at a time in a brokerage: it counts or compares what others like it change, or
 *   changes who may do what.
 * - `takesForms`: beside JSON it accepts the fields of an HTML form, urlencoded or multipart; its whole body is text.
 * - `audit`: the event that the runner records for each of these calls (server, kit/record-call.ts). Every operator's
 *   call, every download and every way to sign in has one.
 * - `reply`: the fields beside ReturnStatus.
 * - `part`: the action on a part of an application: that of the applicant or invitation in the body, or the shared
 *   part. The server refuses what `partVerdict` does not allow before the handler runs. Every writing call of an
 *   application that names an applicant has one.
 * - `handOff`: whether a session handed over by an operator may call it. By default it may read but not write, so that
 *   consenting, signing, sending or changing access must be declared.
 * - `whileClosed`: a visitor's call that works on a site that is not open yet; any other is refused there.
 * - `quiet`: a write after which no one else sees anything new, such as a draft: it sends no event to the pages of staff.
 * - `changes`: what it changes for the pages of staff, where its access and its body do not show it.
 * - `perHour`: how often an hour one caller may make it, and one at a time. Every caller's call that draws or returns a
 *   whole document has it, since one costs as much as hundreds of others, and every operator's call that mails an address
 *   of its body: there it limits each key and each person of staff.
 * - `allSites`: an operator's call with which SiteID 0 stands for all sites.
 * - `refusals`: the error keys the handler may return, beside those of the guard, of `part` and of the protocol.
 */
export interface CallDeclaration {
  path: string | readonly string[]
  access: Access
  action?: OfficeAction
  alsoTakes?: readonly OfficeAction[]
  stepUp?: boolean
  effect: 'read' | 'write'
  alone?: true
  part?: PartAction
  /** Bytes; 256 kB when absent. */
  bodyLimit?: number
  takesForms?: true
  audit?: AuditAction
  handOff?: boolean
  whileClosed?: true
  quiet?: true
  changes?: ChangeKind
  perHour?: number
  allSites?: true
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

/**
 * Where staff make an operator's call: the same declaration and handler, with a session instead of a key. Undefined for other
 * calls, and for those without a site, which concern the whole installation.
 */
export const staffPathOf = ({
  access,
  path,
  body,
}: Pick<CallDeclaration, 'access' | 'path' | 'body'>): string | undefined =>
  access === 'operator' && typeof path === 'string' && 'SiteID' in body.properties
    ? path.replace('/broker-api/', '/console-api/')
    : undefined
