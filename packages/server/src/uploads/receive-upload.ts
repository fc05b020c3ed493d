import { type ErrorKey, errorCatalogue } from '@foyer/domain/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { FileStore, PendingFile } from '../ports/files.ts'
import { type ScannerPort, ScannerUnavailable, type ScanVerdict } from '../ports/scanner.ts'
import { checkContent } from './check-content.ts'
import { cleanFileName } from './file-name.ts'
import { readForm } from './read-form.ts'
import { FileRefused } from './refused.ts'
import { piecesOf } from './source/walk.ts'

/** 25 MB, the most one file may have. */
export const maximumUploadBytes = 25 * 1024 * 1024
/** What a form needs beside its file. */
const formBytes = 64 * 1024
/** With less of the disk free, nothing more is taken. */
const leastFreeShare = 0.1

export interface ReceiveOptions {
  fileStore: FileStore
  scanner: ScannerPort
  maximumBytes: number
  /** Gives up when it aborts. */
  signal?: AbortSignal | undefined
}

/** A file that was looked at and is kept: whoever asked for it writes its row, or removes it from the store. */
export interface ReceivedFile {
  storageKey: string
  /** Clean: safe to show and to save under. */
  fileName: string
  /** By content, never what the browser said. */
  contentType: string
  /** Bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
  /** False when there is no scanner: never show such a file as clean. */
  scanned: boolean
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

/**
 * Receives the one file of a multipart request: streamed to the store's arrivals, checked by its content, scanned, and
 * only then kept. Who may send it is checked before this is called. A refusal leaves nothing behind. The route stands
 * in a scope that `acceptUploads` has prepared.
 */
export const receiveUpload = async (request: FastifyRequest, options: ReceiveOptions): Promise<UploadOutcome> => {
  const { fileStore, scanner, maximumBytes, signal = new AbortController().signal } = options
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? ''))
    return refuseUpload('UnsupportedMediaType')
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes + formBytes) return refuseUpload('FileTooLarge')
  if ((await fileStore.freeShare()) < leastFreeShare) return refuseUpload('Unavailable')
  try {
    const { pending, sentName, fields } = await readForm(request, fileStore, maximumBytes, signal)
    return await keepChecked(pending, sentName, fields, scanner)
  } catch (error) {
    if (error instanceof FileRefused) return refuseUpload(error.key)
    throw error
  }
}

const keepChecked = async (
  pending: PendingFile,
  sentName: string,
  fields: Record<string, string>,
  scanner: ScannerPort,
): Promise<UploadOutcome> => {
  let kept = false
  try {
    const checked = await checkContent(pending, cleanFileName(sentName))
    if (!checked.ok) return refuseUpload(checked.key)
    const verdict = await scan(scanner, pending)
    if (verdict === 'infected') return refuseUpload('FileInfected')
    if (verdict === 'no answer') return refuseUpload('Unavailable')
    const stored = await pending.keep()
    kept = true
    const { fileName, contentType } = checked
    return { ok: true, file: { ...stored, fileName, contentType, scanned: verdict === 'clean', fields } }
  } finally {
    if (!kept) await pending.discard()
  }
}

const scan = async (scanner: ScannerPort, pending: PendingFile): Promise<ScanVerdict | 'no answer'> => {
  try {
    return await scanner.scan(piecesOf(pending))
  } catch (error) {
    if (error instanceof ScannerUnavailable) return 'no answer'
    throw error
  }
}
