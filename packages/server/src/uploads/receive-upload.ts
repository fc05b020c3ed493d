import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import { type ErrorKey, errorCatalogue } from '@foyer/domain/errors.ts'
import { leastFreeShare } from '@foyer/domain/office/system-state.ts'
import type { FastifyRequest } from 'fastify'
import { metrics } from '../kit/metrics.ts'
import { Refusal } from '../kit/refusal.ts'
import type { FileStore, PendingFile } from '../ports/files.ts'
import { type ScannerPort, ScannerUnavailable, type ScanVerdict } from '../ports/scanner.ts'
import { cleanFileName } from './file-name.ts'
import { inspectUpload } from './inspect-upload.ts'
import { piecesOf } from './pieces-of.ts'
import { readForm } from './read-form.ts'
import { FileRefused } from './refused.ts'
import { withoutIdling } from './without-idling.ts'

/** The size of a form beside its file. */
const formBytes = 64 * 1024

export interface ReceiveOptions {
  fileStore: FileStore
  scanner: ScannerPort
  maximumBytes: number
  /** Files of one sender (a document request) are inspected one after another. */
  sender: string
  /** Whose files take turns with those of others; the sender by default. */
  group?: string
  /** Stops when it aborts. */
  signal?: AbortSignal | undefined
  /** Maximum silence of a sender; half a minute by default. */
  silenceMilliseconds?: number
}

/** An inspected and stored file: the caller writes its row, or removes it from the store. */
export interface ReceivedFile {
  storageKey: string
  /** Clean: safe to show and to save under. */
  fileName: string
  /** By content, not by the browser's header. */
  contentType: string
  /** Bytes of the stored file. */
  size: number
  /** Of the stored file, in hexadecimal. */
  sha256: string
  /** False without a scanner, or while it does not respond: never show such a file as clean. */
  scanned: boolean
  /** Pages that can be drawn; 0 for a kind that can only be downloaded. */
  pages: number
  /** Warnings for the broker's staff before they open it. */
  flags: UploadFlag[]
  fields: Record<string, string>
}

export interface UploadRefused {
  ok: false
  key: ErrorKey
  /** The code of the key. 503 means: try again later. */
  status: number
}

export type UploadOutcome = { ok: true; file: ReceivedFile } | UploadRefused

export const refuseUpload = (key: ErrorKey): UploadRefused => ({ ok: false, key, status: errorCatalogue[key] })

/** A tenth of the disk stays free, whatever is stored. */
export const hasFreeDisk = async (fileStore: Pick<FileStore, 'freeShare'>): Promise<boolean> =>
  (await fileStore.freeShare()) >= leastFreeShare

/**
 * Receives the one file of a multipart request: streamed into the store, checked by its content, scanned, and only
 * then kept. The caller checks access first. A refusal leaves nothing behind. The route must be in a scope prepared
 * by `acceptUploads`.
 */
export const receiveUpload = async (request: FastifyRequest, options: ReceiveOptions): Promise<UploadOutcome> => {
  const outcome = await receive(request, options).catch((error: unknown) => {
    metrics.uploads.inc({ outcome: 'failed' })
    throw error
  })
  metrics.uploads.inc({ outcome: outcome.ok ? 'stored' : outcome.key })
  if (outcome.ok) metrics.uploadBytes.inc(outcome.file.size)
  return outcome
}

const receive = async (request: FastifyRequest, options: ReceiveOptions): Promise<UploadOutcome> => {
  const { fileStore, maximumBytes, signal = new AbortController().signal, silenceMilliseconds = 30_000 } = options
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? ''))
    return refuseUpload('UnsupportedMediaType')
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes + formBytes) return refuseUpload('FileTooLarge')
  if (!(await hasFreeDisk(fileStore))) return refuseUpload('Unavailable')
  try {
    const { pending, sentName, fields } = await readForm(request, {
      fileStore,
      maximumBytes,
      signal,
      silenceMilliseconds,
    })
    return await withoutIdling(request, () =>
      keepChecked({ ...options, isGone: () => request.raw.socket.destroyed }, pending, sentName, fields),
    )
  } catch (error) {
    if (error instanceof FileRefused || error instanceof Refusal) return refuseUpload(error.key)
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return refuseUpload('Unavailable')
    throw error
  }
}

/** If the scanner does not respond, the file stays unscanned and is not released until a later scan finds it clean. */
const keepChecked = async (
  { fileStore, scanner, sender, group, isGone }: ReceiveOptions & { isGone: () => boolean },
  pending: PendingFile,
  sentName: string,
  fields: Record<string, string>,
): Promise<UploadOutcome> => {
  const leftOver = new Set([pending])
  try {
    const asked = { fileName: cleanFileName(sentName), sender, isGone, ...(group !== undefined && { group }) }
    const inspected = await inspectUpload(fileStore, pending, asked)
    if (!inspected.ok) return refuseUpload(inspected.key)
    const { file, about } = inspected
    leftOver.add(file)
    const verdict = await scan(scanner, file)
    if (verdict === 'infected') return refuseUpload('FileInfected')
    const stored = await file.keep()
    leftOver.delete(file)
    const { fileName, contentType, pages, flags } = about
    const scanned = verdict === 'clean'
    return { ok: true, file: { ...stored, fileName, contentType, pages, flags, scanned, fields } }
  } finally {
    for (const file of leftOver) await file.discard()
  }
}

const scan = async (scanner: ScannerPort, file: PendingFile): Promise<ScanVerdict> => {
  try {
    return await scanner.scan(piecesOf(file))
  } catch (error) {
    if (error instanceof ScannerUnavailable) return 'not-scanned'
    throw error
  }
}
