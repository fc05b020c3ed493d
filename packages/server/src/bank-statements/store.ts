import {
  authorisationMinutes,
  mostAuthorisations,
  mostOpenAuthorisations,
} from '@foyer/domain/bank-statements/rules.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

/** Who requests an authorization for whom, and a keyed hash of the network. */
export interface Requester {
  siteId: string
  applicantId: number
  userId: string
  network: Buffer
  now: Date
}

export interface NewRequest extends Requester {
  applicationId: number
  requestId: number
  sessionHash: Buffer
  tagHash: Buffer
  expiresAt: Date
  actor: string
}

/** `busy`: the borrower or the network has as many requests without a statement as it may, none of which the next one can replace. */
export interface Room {
  outcome: 'ok' | 'full' | 'no_credits' | 'busy'
  /** Of `busy`: when the first of these ends. */
  frees_at: Date | null
}

export const expiryOf = (now: Date): Date => new Date(now.getTime() + authorisationMinutes * 60_000)

const onlyRow = ({ rows: [row] }: { rows: Room[] }): Room => {
  if (!row) throw new Error('a request for a bank statement returned nothing')
  return row
}

/** Takes a place and a credit, or returns why there is none. */
export const insertRequest = async (trx: Trx, made: NewRequest): Promise<Room> =>
  onlyRow(
    await sql<Room>`select outcome, frees_at from foyer_request_bank_statement(
    ${made.siteId}, ${made.applicationId}::bigint, ${made.applicantId}::bigint, ${made.requestId}::bigint, ${made.userId},
    ${made.sessionHash}::bytea, ${made.tagHash}::bytea, ${made.network}::bytea, ${mostAuthorisations}::integer,
    ${mostOpenAuthorisations}::integer, ${made.expiresAt}::timestamptz, ${made.actor}, ${made.now}::timestamptz)`.execute(
      trx,
    ),
  )

/** The same without taking anything, before the provider is called. */
export const findRoom = async (trx: Trx, { siteId, applicantId, userId, network, now }: Requester): Promise<Room> =>
  onlyRow(
    await sql<Room>`select outcome, frees_at from foyer_bank_request_room(
    ${siteId}, ${applicantId}::bigint, ${userId}, ${network}::bytea, ${mostAuthorisations}::integer,
    ${mostOpenAuthorisations}::integer, ${now}::timestamptz)`.execute(trx),
  )

export const releaseBankRequest = async (
  trx: Trx,
  { siteId, requestId, failed, now }: { siteId: string; requestId: number; failed: boolean; now: Date },
): Promise<void> => {
  await sql`select foyer_release_bank_request(${siteId}, ${requestId}::bigint, ${failed}::boolean, ${now}::timestamptz)`.execute(
    trx,
  )
}

/** Whether a request has no return yet. */
export const isWaiting = async (trx: Trx, siteId: string, requestId: number): Promise<boolean> => {
  const row = await trx
    .selectFrom('bank_requests')
    .select('request_id')
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('answered_at', 'is', null)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export interface Return {
  siteId: string
  userId: string
  sessionHash: Buffer
  tagHash: Buffer
  now: Date
}

/** The request of a return: of this person and session, in time, not completed yet. Locked for the transaction. */
export const findOpenRequest = (trx: Trx, { siteId, userId, sessionHash, tagHash, now }: Return) =>
  trx
    .selectFrom('bank_requests')
    .select(['request_id', 'application_id', 'applicant_id'])
    .where('site_id', '=', siteId)
    .where('tag_hash', '=', tagHash)
    .where('session_hash', '=', sessionHash)
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .where('released_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** Whether another person used this login on the site. Locks the login, so that concurrent returns are serialized. */
export const isLoginOfAnother = async (trx: Trx, siteId: string, loginHash: Buffer, userId: string) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${loginHash.toString('hex')}, 0))`.execute(trx)
  const row = await trx
    .selectFrom('bank_requests')
    .select('request_id')
    .where('site_id', '=', siteId)
    .where('login_hash', '=', loginHash)
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const answerRequest = (
  trx: Trx,
  {
    siteId,
    requestId,
    ...columns
  }: { siteId: string; requestId: number; answered_at: Date; login_hash: Buffer; login: Buffer; shown: Buffer },
) =>
  trx
    .updateTable('bank_requests')
    .set(columns)
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .execute()

/** A completed request whose statement has not been fetched. */
export const findAnswered = (trx: Trx, siteId: string, requestId: number) =>
  trx
    .selectFrom('bank_requests')
    .select(['login', 'answered_at', 'application_id', 'applicant_id'])
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('answered_at', 'is not', null)
    .where('fetched_at', 'is', null)
    .where('released_at', 'is', null)
    .executeTakeFirst()

/** Records the progress of a fetch; a statement is written once only. Returns whether this call wrote. */
export const noteFetch = async (
  trx: Trx,
  siteId: string,
  requestId: number,
  columns: { login: Buffer } | { statement: Buffer; shown: Buffer; fetched_at: Date; login: null },
): Promise<boolean> => {
  const row = await trx
    .updateTable('bank_requests')
    .set('statement' in columns ? { ...columns, network: null } : columns)
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('fetched_at', 'is', null)
    .where('released_at', 'is', null)
    .returning('request_id')
    .executeTakeFirst()
  return row !== undefined
}

/** One fetched statement of an application. */
export const findFetched = (
  trx: Trx,
  { siteId, applicationId, requestId }: { siteId: string; applicationId: number; requestId: number },
) => fetched(trx, siteId, applicationId).where('request_id', '=', requestId).executeTakeFirst()

/** All fetched statements of an application, in the order of their requests. */
export const listFetched = (trx: Trx, siteId: string, applicationId: number) =>
  fetched(trx, siteId, applicationId).orderBy('place').execute()

const fetched = (trx: Trx, siteId: string, applicationId: number) =>
  trx
    .selectFrom('bank_requests')
    .select(['request_id', 'applicant_id', 'statement'])
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('statement', 'is not', null)
