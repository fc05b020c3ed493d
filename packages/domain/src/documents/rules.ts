import { type Problem, problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'
import type { DocumentItem, DocumentUpload, RequestDocument } from './fields.ts'
import { isNotAccepted, takesUploads } from './statuses.ts'

const megabyte = 1024 * 1024

/** Limits of one file, and of all files of an application (or of a request without one). Bytes. */
export const largestUpload = 25 * megabyte
export const mostUploads = 50
export const largestUploads = 250 * megabyte
/** The maximum at a time; the next one is queued. */
export const parallelUploads = 3
/** Files not submitted are sent to the broker automatically after this time. */
export const submitAfterSeconds = 10 * 60

/** For the file dialog of the browser. The server detects the type of a file from its content. */
export const acceptedFiles = 'image/*,.heic,.heif,.pdf,.doc,.docx,.zip,.xlsx,.xls'

type UploadState = { submitted: boolean; returned: boolean }

/** A file that the broker has cannot be removed. One not yet sent, or returned, can be while the item is open. */
export const mayRemove = (status: number, { submitted, returned }: UploadState): boolean =>
  takesUploads(status) && (!submitted || returned)

/** An optional document, one the broker has, one with a file that was not returned, or one the person does not have. */
export const isAnswered = ({
  Required,
  DFRequestDocItemStatusDD: status,
  Uploads,
  NotAvailable,
}: Pick<DocumentItem, 'Required' | 'DFRequestDocItemStatusDD' | 'NotAvailable'> & {
  Uploads: readonly Pick<DocumentUpload, 'ReturnedFlag'>[]
}): boolean =>
  Required === 0 ||
  !takesUploads(status) ||
  NotAvailable !== '' ||
  Uploads.some(({ ReturnedFlag }) => ReturnedFlag === 0)

/** A statement without a reason helps no broker. */
export const notAvailableProblems = ({ Reason }: { Reason: string }): Problem<'DocumentReasonRequired'>[] =>
  problem(isBlank(Reason), 'Reason', 'DocumentReasonRequired')

/** A document still to be sent: it is not answered, or was not accepted and has no newer file. */
export const isToSend = (item: Parameters<typeof isAnswered>[0]): boolean =>
  !isAnswered(isNotAccepted(item.DFRequestDocItemStatusDD) ? { ...item, Required: 1 } : item)

/** Whether the borrower's application waits for a document of a request. */
export const isMissing = ({ BorrowerFlag }: Pick<RequestDocument, 'BorrowerFlag'>, item: DocumentItem): boolean =>
  BorrowerFlag === 1 && !isAnswered(item)

/** The required documents without a file that the borrower is asked for. */
export const missingItems = (requests: readonly Pick<RequestDocument, 'BorrowerFlag' | 'Items'>[]): DocumentItem[] =>
  requests.flatMap((request) => request.Items.filter((item) => isMissing(request, item)))

/** The problems of an application with missing documents, each at its document. */
export const missingProblems = <Key extends 'MissingRequiredDocuments' | 'RequestDocumentReqUploads'>(
  requests: readonly Pick<RequestDocument, 'BorrowerFlag' | 'Items'>[],
  Key: Key,
): Problem<Key>[] =>
  requests.flatMap((request, at) =>
    request.Items.flatMap((item, place) => problem(isMissing(request, item), `Requests.${at}.Items.${place}`, Key)),
  )

/** Whether a file of `size` bytes fits beside the stored ones. */
export const hasRoom = (kept: { files: number; bytes: number }, size: number): boolean =>
  kept.files < mostUploads && kept.bytes + size <= largestUploads

/** Seconds until the first pending file or statement is sent to the broker automatically; undefined when none is pending. */
export const secondsUntilSubmitted = (
  items: readonly Pick<DocumentItem, 'Uploads' | 'NotAvailableInSeconds'>[],
): number | undefined => {
  const waiting = items
    .flatMap(({ Uploads, NotAvailableInSeconds }) => [
      NotAvailableInSeconds,
      ...Uploads.map(({ SubmitInSeconds }) => SubmitInSeconds),
    ])
    .filter((seconds) => seconds !== null)
  return waiting.length === 0 ? undefined : Math.min(...waiting)
}
