import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

/** Rows as returned by foyer_document_requests (db/functions): instants are texts. */
export interface UploadRow {
  upload_id: number
  item_id: number
  file_name: string
  content_type: string
  size: number
  sha256: string
  scanned: boolean
  pages: number
  flags: UploadFlag[]
  storage_key: string
  uploaded_at: string
  submit_at: string
  submitted_at: string | null
  returned_at: string | null
  infected_at: string | null
}

export interface ItemRow {
  item_id: number
  type: number
  description: string
  required: number
  status: number
  reason: string
  /** Why the person does not have it; empty without such a statement. */
  not_available: string
  not_available_at: string | null
  not_available_sent_at: string | null
  uploads: UploadRow[]
}

export interface RequestRow {
  request_id: string
  document_id: number
  application_id: number | null
  name: string
  use_access_code: boolean
  sent_at: string
  expires_at: string
  /** When the broker withdrew it. */
  withdrawn_at: string | null
  /** A date; null without one. */
  due_on: string | null
  recipients: string[]
  /** Whether it asks the borrower of its application, and not only other people. */
  asks_borrower: boolean
  /** Whether that borrower sees it; false where the site keeps what others send from the main applicant. */
  shows_borrower: boolean
  items: ItemRow[]
}

const readRequests = async (trx: Trx, siteId: string, applicationId: number | null, requestId: string | null) => {
  const { rows } = await sql<{
    requests: RequestRow[]
  }>`select foyer_document_requests(${siteId}, ${applicationId}::bigint, ${requestId}, true) as requests`.execute(trx)
  return rows[0]?.requests ?? []
}

/** The requests of an application with the withdrawn ones, oldest first. */
export const listRequests = (trx: Trx, siteId: string, applicationId: number): Promise<RequestRow[]> =>
  readRequests(trx, siteId, applicationId, null)

/** The request of a link; undefined if the site has none with this id. */
export const findRequest = async (trx: Trx, siteId: string, requestId: string): Promise<RequestRow | undefined> =>
  (await readRequests(trx, siteId, null, requestId))[0]

/** The request that the guard has found. */
export const getRequest = async (trx: Trx, siteId: string, requestId: string): Promise<RequestRow> => {
  const found = await findRequest(trx, siteId, requestId)
  if (!found) throw new Error('the guard accepted a call for a request that does not exist')
  return found
}

export const uploadsOf = ({ items }: Pick<RequestRow, 'items'>): UploadRow[] => items.flatMap(({ uploads }) => uploads)
