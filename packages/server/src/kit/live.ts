import type { ServerResponse } from 'node:http'
import { accessRules, isOfficeAccess } from '@foyer/contract/kit/access.ts'
import type { CallDeclaration } from '@foyer/contract/kit/define-call.ts'
import type { ChangeKind } from '@foyer/domain/office/live.ts'
import type { AuditSubject } from './audit.ts'
import { applicationIdOf, type BodyIds } from './guard.ts'
import { idsOf, subjectOf } from './record-call.ts'
import type { Scope } from './scope.ts'

/** A deal or a lead that a committed transaction changed. */
export interface DealChange {
  siteId: string
  application: number | AuditSubject | { lead: number }
  kind: ChangeKind
  /** `person:` and an id for staff, whose own pages need no event; empty for others. */
  by: string
}

/** The same, once its application and its brokerage are known. */
export interface ChangedDeal {
  brokerageId: string
  siteId: string
  /** 0: a lead, or what is signed and belongs to no deal. */
  applicationId: number
  /** 0: a deal. */
  leadId: number
  kind: ChangeKind
  by: string
}

/** The open stream of a page. */
export interface Stream {
  /** The session of its cookie, as it is stored, in hex. */
  session: string
  personId: string
  brokerageId: string
  response: ServerResponse
}

/** Brings what changed to the pages of staff. */
export interface Live {
  /** Call it after the commit: before it, the page would load what was there. */
  changed(change: DealChange): void
  /** Sessions of a brokerage may have ended: its streams of those that did are closed at once. */
  checkSessions(brokerageId: string): void
  /** False where there is no room for another one. */
  open(stream: Stream): boolean
  /** Ends all streams, of which the server would wait for the end. */
  closeStreams(): void
  /** What others than `by` changed since then; undefined where this process does not know all of it. */
  since(brokerageId: string, since: Date, by: string): ChangedDeal[] | undefined
}

type Called = Pick<CallDeclaration, 'access' | 'body' | 'effect' | 'quiet' | 'changes'>

const kindOf = (
  { access, changes, body: { properties } }: Called,
  application: DealChange['application'],
): ChangeKind => {
  if (typeof application === 'object' && 'signing' in application) return 'signing'
  if (changes !== undefined) return changes
  const names = Object.keys(properties)
  if (names.some((name) => /^(DF)?RequestDoc/.test(name))) return 'documents'
  const { owns } = accessRules[access]
  if (owns === 'insurance' || names.some((name) => /^(SigningRequestID|CliApplicationId)$/.test(name))) return 'signing'
  return ['application', 'applicant'].includes(owns) ? 'answers' : 'deal'
}

/**
 * After every successful call: derived from its declaration, what the guard checked and what it returned, so that no handler
 * can forget it.
 */
export const noteSuccess = (live: Live, call: Called, scope: Scope, body: BodyIds, reply: unknown): void => {
  if (call.effect !== 'write' || call.quiet) return
  if (isOfficeAccess(call.access) && 'session' in scope) live.checkSessions(scope.session?.brokerageId ?? '')
  const { MortgageApplicationID: made } = reply as { MortgageApplicationID?: number }
  const { requestId } = scope
  const application =
    scope.applicationId ||
    applicationIdOf(body) ||
    made ||
    (requestId === undefined ? subjectOf(scope, { ...idsOf(reply as object), ...idsOf(body) }) : { request: requestId })
  const siteId = isOfficeAccess(call.access) ? (body.SiteID ?? '') : scope.siteId
  const by = scope.actor ?? ''
  if (body.LeadID) live.changed({ siteId, application: { lead: body.LeadID }, kind: 'lead', by })
  else if (application) live.changed({ siteId, application, kind: kindOf(call, application), by })
}
