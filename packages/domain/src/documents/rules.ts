import type { DocumentItem, DocumentUpload, RequestDocument } from './fields.ts'
import { takesUploads } from './statuses.ts'

const megabyte = 1024 * 1024

/** Of one file, and of all of an application (of a request that belongs to none). Bytes. */
export const largestUpload = 25 * megabyte
export const mostUploads = 50
export const largestUploads = 250 * megabyte
/** So many at a time; the next one waits for its turn. */
export const parallelUploads = 3
/** What nobody submitted goes to the broker by itself after this. */
export const submitAfterSeconds = 10 * 60

/** What may be chosen, for the browser's own dialog. What a file is, the server finds in its content. */
export const acceptedFiles = 'image/*,.heic,.heif,.pdf,.doc,.docx,.zip,.xlsx,.xls'

type UploadState = { submitted: boolean; returned: boolean }

/** What is with the broker stays; what is not there yet, or was given back, may be taken away while the item is open. */
export const mayRemove = (status: number, { submitted, returned }: UploadState): boolean =>
  takesUploads(status) && (!submitted || returned)

/** An optional document, one that the broker has, or one with a file that was not given back. */
export const isAnswered = ({
  Required,
  DFRequestDocItemStatusDD: status,
  Uploads,
}: Pick<DocumentItem, 'Required' | 'DFRequestDocItemStatusDD'> & {
  Uploads: readonly Pick<DocumentUpload, 'ReturnedFlag'>[]
}): boolean => Required === 0 || !takesUploads(status) || Uploads.some(({ ReturnedFlag }) => ReturnedFlag === 0)

/** The required documents that still lack a file. */
export const missingItems = (requests: readonly Pick<RequestDocument, 'Items'>[]): DocumentItem[] =>
  requests.flatMap(({ Items }) => Items.filter((item) => !isAnswered(item)))

/** Whether one more file of `size` bytes has room beside those there are. */
export const hasRoom = (kept: { files: number; bytes: number }, size: number): boolean =>
  kept.files < mostUploads && kept.bytes + size <= largestUploads

/** What waits to go to the broker by itself: the seconds until the first of it does; undefined when nothing waits. */
export const secondsUntilSubmitted = (items: readonly Pick<DocumentItem, 'Uploads'>[]): number | undefined => {
  const waiting = items.flatMap(({ Uploads }) =>
    Uploads.flatMap(({ SubmitInSeconds }) => (SubmitInSeconds === null ? [] : [SubmitInSeconds])),
  )
  return waiting.length === 0 ? undefined : Math.min(...waiting)
}
