import { labelOf } from '@foyer/domain/codes/menus.ts'
import type { DocumentItem, DocumentUpload, RequestDocument } from '@foyer/domain/documents/fields.ts'
import { mayRemove, missingItems, submitAfterSeconds } from '@foyer/domain/documents/rules.ts'
import { isNotAccepted } from '@foyer/domain/documents/statuses.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { formatInstant } from '../kit/format-instant.ts'
import type { ItemRow, RequestRow, UploadRow } from './request-rows.ts'

/** A PDF is made only of these. */
export const isPhoto = (contentType: string): boolean => contentType.startsWith('image/')

export const assembleUpload = (row: UploadRow, status: number, language: Language, now: Date): DocumentUpload => {
  const submitted = row.submitted_at !== null
  const left = Math.ceil((new Date(row.submit_at).getTime() - now.getTime()) / 1000)
  return {
    DFRequestDocItemUploadID: row.upload_id,
    FileName: row.file_name,
    strUploadDate: formatInstant(new Date(row.uploaded_at), language),
    RemoveFlag: mayRemove(status, { submitted, returned: row.returned_at !== null }) ? 1 : 0,
    Size: row.size,
    ImageFlag: isPhoto(row.content_type) ? 1 : 0,
    Pages: row.pages,
    SubmitInSeconds: submitted ? null : Math.max(0, left),
    ReturnedFlag: row.returned_at === null ? 0 : 1,
  }
}

/** Until a statement is submitted automatically. */
const secondsLeft = (statedAt: string | null, now: Date): number | null =>
  statedAt === null
    ? null
    : Math.max(0, submitAfterSeconds - Math.floor((now.getTime() - new Date(statedAt).getTime()) / 1000))

const assembleItem = (row: ItemRow, language: Language, now: Date): DocumentItem => ({
  DFRequestDocItemID: row.item_id,
  DFDocumentTypeDD: row.type,
  strDFDocumentType: labelOf('DFDocumentType', row.type, language),
  Desc: row.description,
  DFRequestDocItemStatusDD: row.status,
  Required: row.required,
  Reason: isNotAccepted(row.status) ? row.reason : '',
  NotAvailable: row.not_available,
  NotAvailableInSeconds: row.not_available_sent_at === null ? secondsLeft(row.not_available_at, now) : null,
  Uploads: row.uploads.map((upload) => assembleUpload(upload, row.status, language, now)),
})

export const assembleRequest = (row: RequestRow, language: Language, now: Date): RequestDocument => ({
  DFRequestDocID: row.document_id,
  RequestDocID: row.request_id,
  Desc: row.name,
  DueDate: row.due_on ?? '',
  BorrowerFlag: row.asks_borrower ? 1 : 0,
  Items: row.items.map((item) => assembleItem(item, language, now)),
})

export const assembleRequests = (rows: readonly RequestRow[], language: Language, now: Date): RequestDocument[] =>
  rows.map((row) => assembleRequest(row, language, now))

export const missingDocs = (requests: readonly RequestDocument[]): 0 | 1 => (missingItems(requests).length > 0 ? 1 : 0)
