import { basename } from 'node:path'
import type { Principal } from '@foyer/contract/kit/access.ts'
import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import { type CallDeclaration, pathsOf } from '@foyer/contract/kit/define-call.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Trx } from '../db/open-database.ts'
import { type AuditSubject, audit, auditOfSite, insuranceActor, serverSite } from './audit.ts'
import { applicationIdOf, type BodyIds, siteSlug } from './guard.ts'
import { type Keys, keyedHash } from './hash.ts'
import { Refusal } from './refusal.ts'
import type { Scope } from './scope.ts'
import type { Services } from './services.ts'
import { afterCommit, inSite } from './transaction.ts'

/** What a handler adds to the event of its call. Details contain ids, versions and counts, never user input. */
export interface Noted {
  /** The site, if the body has none or the call is one of the office. */
  siteId?: string
  actor?: string
  applicationId?: number | undefined
  details?: Record<string, unknown>
}

export interface RecordedCall {
  call: Pick<CallDeclaration, 'path' | 'access' | 'audit'>
  scope: Scope
  body: BodyIds & { CliApplicationId?: number }
  now: Date
  ip: string
}

/**
 * The hash of a caller's network address for the audit trail: equal addresses have equal hashes, which cannot be
 * reversed without the key.
 */
export const callerHash = ({ callers }: Pick<Keys, 'callers'>, ip: string): string =>
  keyedHash(callers, ip).subarray(0, 16).toString('hex')

/** Ways to sign in: failures are recorded too. */
const attempts: ReadonlySet<AuditAction> = new Set([
  'sign-in',
  'hand-off',
  'documents-opened',
  'insurance-opened',
  'signing-opened',
  'office-sign-in',
  'office-confirmed',
])

/** Refusals before anything was tried. */
const notTried: ReadonlySet<ErrorKey> = new Set(['TooManyRequests', 'RobotCheckRequired'])

/** Fields of a body that identify the subject of a call: no names, addresses or secrets of links. */
const recordedIds = [
  'UserID',
  'RequestDocID',
  'DFRequestDocItemID',
  'DFRequestDocItemUploadID',
  'CliApplicationId',
  'SigningRequestID',
  'SignerID',
  'LeadID',
] as const

export const idsOf = (body: object) =>
  Object.fromEntries(
    recordedIds.flatMap((name) => {
      const value: unknown = (body as Record<string, unknown>)[name]
      return typeof value === 'number' || (typeof value === 'string' && /^[\w-]{1,64}$/.test(value))
        ? [[name, value]]
        : []
    }),
  )

/** The nearest subject that a call names, in its body, by its link or in what its handler noted. */
export const subjectOf = (
  { cliApplicationId }: Pick<Scope, 'cliApplicationId'>,
  details: Record<string, unknown>,
): AuditSubject | undefined => {
  const { RequestDocID, DFRequestDocItemID, DFRequestDocItemUploadID, SigningRequestID } = details
  const insurance = details.CliApplicationId ?? cliApplicationId
  if (typeof RequestDocID === 'string' && RequestDocID !== '') return { request: RequestDocID }
  if (typeof DFRequestDocItemID === 'number') return { item: DFRequestDocItemID }
  if (typeof DFRequestDocItemUploadID === 'number') return { upload: DFRequestDocItemUploadID }
  if (typeof insurance === 'number') return { insurance }
  return typeof SigningRequestID === 'string' ? { signing: SigningRequestID } : undefined
}

const callerNames: Record<Principal, (scope: Scope) => string> = {
  visitor: () => 'visitor',
  user: ({ actor, userId = '' }) => actor ?? userId,
  invite: ({ invite }) => `invite:${invite?.applicantId ?? 0}`,
  recipient: () => 'recipient',
  insurance: ({ cliApplicationId = 0, applicantId = 0 }) => insuranceActor(cliApplicationId, applicantId),
  signer: ({ signer }) => `signer ${signer?.signerId ?? 0}`,
  operator: ({ actor }) => actor ?? 'operator',
  person: ({ actor }) => actor ?? 'person',
  guest: () => 'visitor',
}

/** Whose an event of the server's chain is; none for what concerns the whole installation. */
const brokerageOf = (scope: Scope): string | undefined => {
  if (scope.kind === 'person') return scope.session.brokerageId || undefined
  return scope.kind === 'operator' ? scope.rights.brokerageId : undefined
}

const siteIsThere = (trx: Trx, siteId: string) =>
  trx.selectFrom('sites').select('site_id').where('site_id', '=', siteId).executeTakeFirst()

/**
 * Records the one event of a call that declares one: actor, site, ids and result, written before the reply is sent. A
 * successful transaction contains its event; a refusal is recorded in a separate transaction.
 */
export const startRecording = (
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  { call, scope, body, now, ip }: RecordedCall,
) => {
  let noted: Noted = {}
  let isWritten = call.audit === undefined
  const write = async (trx: Trx, siteId: string, result: string, more: object = {}): Promise<void> => {
    if (call.audit === undefined) return
    const brokerage = siteId === serverSite ? brokerageOf(scope) : undefined
    const details = {
      call: basename(pathsOf(call)[0] ?? ''),
      result,
      ip: callerHash(keys, ip),
      ...(brokerage !== undefined && { brokerage }),
      ...idsOf(body),
      ...noted.details,
      ...more,
    }
    const named = noted.applicationId ?? scope.applicationId ?? applicationIdOf(body)
    const application = named || subjectOf(scope, details)
    const event = { siteId, actor: noted.actor ?? callerNames[scope.kind](scope), action: call.audit, at: now, details }
    // A call of the office about a deal: the event belongs into the chain of the deal's site.
    if (scope.siteId === serverSite && siteId !== serverSite) await auditOfSite(trx, { ...event, application: named })
    else await audit(trx, { ...event, application, applicantId: scope.applicantId ?? body.ApplicantID })
  }
  const writeBeside = async (result: string): Promise<void> => {
    const siteId = noted.siteId ?? scope.siteId
    const found =
      siteSlug.test(siteId) &&
      (await inSite(database.db, siteId, async (trx) => {
        if (!(await siteIsThere(trx, siteId))) return false
        await write(trx, siteId, result)
        return true
      }))
    if (!found) {
      const given = siteSlug.test(siteId) ? { site: siteId } : {}
      await inSite(database.db, serverSite, (trx) => write(trx, serverSite, result, given))
    }
  }
  const isRecordedFailure = (error: unknown): boolean => {
    if (call.audit === undefined) return false
    if (call.access === 'operator') return true
    const isTried = error instanceof Refusal && !notTried.has(error.key) && error.errors.length === 0
    return isTried && attempts.has(call.audit)
  }
  return {
    note(more: Noted): void {
      noted = { ...noted, ...more, details: { ...noted.details, ...more.details } }
    },
    /** For a call that turned out to try nothing. */
    leaveNoEvent(): void {
      isWritten = true
    },
    /** Writes the event in the call's own transaction. */
    async succeedIn(trx: Trx): Promise<void> {
      if (isWritten || scope.siteId === '') return
      await write(trx, scope.siteId === serverSite ? (noted.siteId ?? serverSite) : scope.siteId, 'ok')
      // Only then: a transaction that runs again writes its event again.
      afterCommit(trx, 'recorded', () => {
        isWritten = true
      })
    },
    /** Does the work, and writes the event unless it is written already. */
    async around<T>(work: () => Promise<T>): Promise<T> {
      try {
        const result = await work()
        if (!isWritten) await writeBeside('ok')
        return result
      } catch (error) {
        if (isRecordedFailure(error)) await writeBeside(error instanceof Refusal ? error.key : 'ServerError')
        throw error
      }
    },
  }
}

export type Recording = ReturnType<typeof startRecording>
