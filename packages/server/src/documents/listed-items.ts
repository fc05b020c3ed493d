import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { RequestRow, UploadRow } from '../application/request-rows.ts'

type ListedItem = ReplyOf<'/broker-api/ListUploads'>['Items'][number]

const instant = (text: string | null): string => (text === null ? '' : new Date(text).toISOString())

const listedUpload = (row: UploadRow): ListedItem['Uploads'][number] => ({
  DFRequestDocItemUploadID: row.upload_id,
  FileName: row.file_name,
  ContentType: row.content_type,
  Size: row.size,
  Sha256: row.sha256,
  Scanned: row.scanned ? 1 : 0,
  Pages: row.pages,
  Flags: row.flags,
  UploadedAt: instant(row.uploaded_at),
  SubmittedAt: instant(row.submitted_at),
  ReturnedFlag: row.returned_at === null ? 0 : 1,
})

/** A request for the operator: every file with its id, size and checksum. */
export const listedItems = ({ items }: Pick<RequestRow, 'items'>): ListedItem[] =>
  items.map((item) => {
    const NotAvailableAt = instant(item.not_available_sent_at)
    const Uploads = item.uploads.map(listedUpload)
    return {
      DFRequestDocItemID: item.item_id,
      Type: item.type,
      Desc: item.description,
      Status: item.status,
      NotAvailable: item.not_available,
      NotAvailableAt,
      SentAt: [...Uploads.map(({ SubmittedAt }) => SubmittedAt), NotAvailableAt].sort().at(-1) ?? '',
      Uploads,
    }
  })
