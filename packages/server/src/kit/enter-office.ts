import type { OfficeAccess } from '@foyer/contract/kit/access.ts'
import type { CallDeclaration } from '@foyer/contract/kit/define-call.ts'
import { officePage, officePageHeader } from '@foyer/domain/office/page.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/open-database.ts'
import type { OfficeSession } from './office-session.ts'
import { Refusal } from './refusal.ts'
import { countForBrokerage } from './share-connections.ts'

/** A page on which someone makes their first factor states them alone. */
const isPageOf = (page: string, { brokerageId, personId, stage }: OfficeSession): boolean =>
  page === officePage(brokerageId, personId) || (stage === 'code' && page === officePage('', personId))

/** For whom the page of a request was loaded: a tab in which someone else signs in, or another brokerage is chosen, has the same cookie. */
export const statedPage = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { access }: Pick<CallDeclaration, 'access'>,
): string | undefined => {
  const stated = headers[officePageHeader]
  return access === 'officeVisitor' || typeof stated !== 'string' ? undefined : stated
}

/** What a session must have reached for each access; the guard's SQL explains them. */
export const stages = {
  officeVisitor: 'none',
  officeSession: 'any',
  officeEnrolling: 'enrolling',
  office: 'factor',
  officeWatching: 'watch',
  officeSetup: 'setup',
} as const satisfies Record<OfficeAccess, string>

/**
 * What a call holds until its transaction ends: one that writes its caller, so that no end of theirs comes between the guard and the
 * write. How guests come in looks for itself, since it ends the session that it has.
 */
export const holdOf = ({ access, effect, alone }: Pick<CallDeclaration, 'access' | 'effect' | 'alone'>) => {
  if (effect === 'read' || access === 'officeVisitor') return 'none'
  return alone ? 'brokerage' : 'caller'
}

export interface OfficeEntry {
  sessionHash: Buffer | undefined
  stage: (typeof stages)[OfficeAccess]
  action?: CallDeclaration['action'] | undefined
  /** Undefined: the action decides. */
  stepUp?: boolean | undefined
  /** Undefined: the server's own rows. */
  siteId?: string | undefined
  /** The ids of a call about deals, undefined for another. */
  deals?: DealIds | undefined
  /** The site whose rows the transaction sees instead: one that becomes the brokerage's, or its sample site. */
  rowsOf?: string | undefined
  /** What the page of the call was loaded for, as it states; undefined where it states nothing. */
  page?: string | undefined
  /** Nothing by default. */
  hold?: ReturnType<typeof holdOf> | undefined
  now: Date
}

/** Ids of a body that lead to deals, by the names that foyer_owns_named reads. */
export type DealIds = Readonly<Record<string, string | number>>

interface Answer {
  outcome: 'ok' | 'denied' | 'not_permitted' | 'no_access' | 'step_up'
  session: OfficeSession | null
}

const refusals = {
  denied: 'Access_Denied',
  not_permitted: 'NotPermitted',
  no_access: 'NoAccess',
  step_up: 'StepUpRequired',
} as const

/** The guard of the office, first in every transaction of its calls: it also restricts what the transaction sees. */
export const enterOffice = (trx: Trx, { hold = 'none', ...entry }: OfficeEntry) => askGuard(trx, entry, hold)

/** The same before the work of a call: only whether it may be made. It writes nothing, so that one statement without a transaction does. */
export const mayEnterOffice = (db: Db, entry: Omit<OfficeEntry, 'hold'>) => askGuard(db, entry, 'look')

const askGuard = async (
  db: Db,
  entry: Omit<OfficeEntry, 'hold'>,
  hold: ReturnType<typeof holdOf> | 'look',
): Promise<OfficeSession | undefined> => {
  const { sessionHash, stage, action, stepUp, siteId, deals, rowsOf, page, now } = entry
  const { rows } = await sql<{ answer: Answer }>`select foyer_enter_office(
    ${sessionHash ?? null}::bytea, ${stage}, ${action ?? null}::text, ${stepUp ?? null}::boolean, ${siteId ?? null}::text,
    ${deals === undefined ? null : JSON.stringify(deals)}::jsonb, ${rowsOf ?? null}::text, ${hold}::text,
    ${now}::timestamptz) as answer`.execute(db)
  const [{ answer } = { answer: undefined }] = rows
  if (answer === undefined) throw new Error('the guard of the office returned no row')
  if (answer.outcome !== 'ok') throw new Refusal(refusals[answer.outcome])
  if (page !== undefined && answer.session && !isPageOf(page, answer.session)) throw new Refusal('OtherSession')
  countForBrokerage(answer.session?.brokerageId)
  return answer.session ?? undefined
}
