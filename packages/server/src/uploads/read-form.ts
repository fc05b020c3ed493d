import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { FileStore, PendingFile } from '../ports/files.ts'
import { FileRefused } from './refused.ts'

export interface UploadForm {
  pending: PendingFile
  /** As it was sent. */
  sentName: string
  fields: Record<string, string>
}

const limits = {
  files: 1,
  fields: 8,
  parts: 10,
  fieldSize: 1000,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8192,
}

/**
 * Reads a multipart form of one file and a few short fields, in whichever order, and streams the file to the store's
 * arrivals. Throws FileRefused, and leaves nothing behind, when the form is cut off, falls silent, is no form, or is too large.
 */
export const readForm = async (
  request: FastifyRequest,
  options: { fileStore: FileStore; maximumBytes: number; signal: AbortSignal; silenceMilliseconds: number },
): Promise<UploadForm> => {
  const { fileStore, maximumBytes, signal, silenceMilliseconds } = options
  const fields = new Map<string, string>()
  let file: { stream: BusboyFileStream; sentName: string; arriving: Promise<PendingFile> } | undefined
  const parser = openParser(request, maximumBytes)

  const done = new AbortController()
  const parsed = new Promise<void>((resolve, reject) => {
    const refuse = (key: ErrorKey) => () => reject(new FileRefused(key))
    const broken = refuse('InvalidRequest')
    parser.on('file', (_field, stream, sentName) => {
      stream.on('limit', refuse('FileTooLarge'))
      const arriving = fileStore.receive(stream, signal)
      arriving.catch(reject)
      file = { stream, sentName, arriving }
    })
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) broken()
      else fields.set(name, value)
    })
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit', 'error']) parser.on(event, broken)
    parser.on('finish', resolve)
    request.raw.on('error', broken)
    request.raw.on('close', () => request.raw.readableEnded || broken())
    signal.addEventListener('abort', broken, { signal: done.signal })
    const silence = setTimeout(broken, silenceMilliseconds)
    done.signal.addEventListener('abort', () => clearTimeout(silence), { once: true })
    request.raw.on('data', () => silence.refresh())
    if (signal.aborted || request.raw.destroyed) broken()
    else request.raw.pipe(parser)
  })

  try {
    await parsed
    if (!file) throw new FileRefused('InvalidRequest')
    return { pending: await file.arriving, sentName: file.sentName, fields: Object.fromEntries(fields) }
  } catch (error) {
    request.raw.unpipe(parser)
    parser.on('error', () => {})
    file?.stream.on('error', () => {}).destroy(new Error('given up'))
    const pending = await file?.arriving.catch(() => undefined)
    await pending?.discard()
    throw error
  } finally {
    done.abort()
  }
}

/** A part is a file when it has a file name; a form whose header makes no sense is refused. */
const openParser = (request: FastifyRequest, maximumBytes: number) => {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: { ...limits, fileSize: maximumBytes },
      isPartAFile: (_field, _type, name) => name !== undefined,
      preservePath: true,
      highWaterMark: 256 * 1024,
      fileHwm: 256 * 1024,
    })
  } catch {
    throw new FileRefused('UnsupportedMediaType')
  }
}
