import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

/**
 * Locks a request until the transaction ends: uploads, submissions, codes and decisions of one request are
 * serialized.
 */
export const holdRequest = (trx: Trx, siteId: string, requestId: string) =>
  trx
    .selectFrom('document_requests')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export type HeldRequest = NonNullable<Awaited<ReturnType<typeof holdRequest>>>

/** Whether the link has expired or the request was withdrawn. */
export const isOver = (request: HeldRequest, now: Date): boolean =>
  request.withdrawn_at !== null || request.expires_at <= now

export const listRecipients = (trx: Trx, siteId: string, requestId: string) =>
  trx
    .selectFrom('document_recipients')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .orderBy('email')
    .execute()

export type RecipientRow = Awaited<ReturnType<typeof listRecipients>>[number]

/** Locks the requests of an application that its borrower sees, in a fixed order, and returns their ids. */
export const holdRequestsOf = async (trx: Trx, siteId: string, applicationId: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('document_requests')
    .select('request_id')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where(sql<boolean>`foyer_shows_borrower(document_requests)`)
    .orderBy('request_id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ request_id }) => request_id)
}

/** Locks all requests of an application, in the same order. */
export const holdAllRequestsOf = (trx: Trx, siteId: string, applicationId: number): Promise<HeldRequest[]> =>
  trx
    .selectFrom('document_requests')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .orderBy('request_id')
    .forNoKeyUpdate()
    .execute()

/** Whether the borrower of its application sees a request, and the mails about it. */
export const showsBorrower = async (trx: Trx, siteId: string, requestId: string): Promise<boolean> => {
  const { rows } = await sql<{ shows: boolean }>`
    select foyer_shows_borrower(r) as shows from document_requests r
     where r.site_id = ${siteId} and r.request_id = ${requestId}`.execute(trx)
  return rows[0]?.shows === true
}

/** The borrower of a request's application; undefined without one. */
export const findBorrower = (trx: Trx, siteId: string, applicationId: number | null) =>
  trx
    .selectFrom('applications')
    .innerJoin('users', (join) =>
      join.onRef('users.site_id', '=', 'applications.site_id').onRef('users.user_id', '=', 'applications.user_id'),
    )
    .select(['users.user_id', 'users.email', 'users.language', 'users.first_name', 'users.last_name'])
    .where('applications.site_id', '=', siteId)
    .where('applications.application_id', '=', applicationId)
    .executeTakeFirst()

export const findItem = (trx: Trx, siteId: string, itemId: number) =>
  trx
    .selectFrom('document_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()

export type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>

/** An item as it is while its request is held. */
export const holdItem = async (
  trx: Trx,
  siteId: string,
  itemId: number,
): Promise<{ item: ItemRow; request: HeldRequest } | undefined> => {
  const found = await findItem(trx, siteId, itemId)
  const request = found && (await holdRequest(trx, siteId, found.request_id))
  const item = request && (await findItem(trx, siteId, itemId))
  return request && item && { item, request }
}
