import { Busboy, type BusboyConfig, type BusboyFileStream } from '@fastify/busboy'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

export interface MultipartOptions<T> {
  /** Bytes and counts; the number of files follows from `receive`. */
  limits: Omit<NonNullable<BusboyConfig['limits']>, 'files'>
  /** Consumes the one file of the form. Without it, a form with a file is refused. */
  receive?: (stream: BusboyFileStream) => Promise<T>
  /** Removes the received file when the form turns out to be invalid after it. */
  discard?: (received: T) => Promise<void>
  /** The key for a file over `limits.fileSize`. */
  tooLarge?: ErrorKey
  /** Stops reading when it aborts. */
  signal?: AbortSignal
  /** Maximum silence of a sender. */
  silenceMilliseconds?: number
}

export interface MultipartForm<T> {
  fields: Record<string, string>
  /** `sentName` is the unchanged file name. */
  file: { received: T; sentName: string } | undefined
}

/** The size of a form's boundaries and part headers. */
const markupBytes = 64 * 1024

/**
 * Reads a multipart form of short fields and at most one file, which is streamed to `receive`, in any order. Throws a
 * Refusal, and leaves nothing behind, when the form is incomplete, stops arriving, is malformed, repeats a part or is
 * too large.
 */
export const readMultipart = async <T = never>(
  request: FastifyRequest,
  options: MultipartOptions<T>,
): Promise<MultipartForm<T>> => {
  const { receive, discard, tooLarge = 'RequestTooLarge', signal, silenceMilliseconds = 30_000 } = options
  const { raw } = request
  const { fileSize = 0, fields: mostFields = 0, fieldSize = 0 } = options.limits
  const mostBytes = fileSize + mostFields * fieldSize + markupBytes
  const parser = openParser(request, { ...options.limits, files: receive ? 1 : 0 })
  const fields = new Map<string, string>()
  let file: { stream: BusboyFileStream; sentName: string; receiving: Promise<T> } | undefined

  const done = new AbortController()
  const parsed = new Promise<void>((resolve, reject) => {
    const refuse = (key: ErrorKey) => () => reject(new Refusal(key))
    const broken = refuse('InvalidRequest')
    const overflow = refuse(tooLarge)
    parser.on('file', (_field, stream, sentName) => {
      // The parser emits `error` on this stream when the form ends inside it, even before the stream is read.
      stream.on('error', broken)
      stream.on('limit', overflow)
      if (!receive) return
      const receiving = receive(stream)
      receiving.catch(reject)
      file = { stream, sentName, receiving }
    })
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (!name || valueCut || fields.has(name)) broken()
      else fields.set(name, value)
    })
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit', 'error']) parser.on(event, broken)
    // The form may end before the request does, whose framing may still turn out to be invalid.
    parser.on('finish', () => (raw.readableEnded ? resolve() : raw.once('end', resolve)))
    raw.on('error', broken)
    raw.on('close', () => raw.readableEnded || broken())
    signal?.addEventListener('abort', broken, { signal: done.signal })
    const silence = setTimeout(broken, silenceMilliseconds)
    done.signal.addEventListener('abort', () => clearTimeout(silence), { once: true })
    let bytes = 0
    raw.on('data', (chunk: Buffer) => {
      silence.refresh()
      bytes += chunk.length
      // No limit of the parser counts bytes before the first boundary and after the last.
      if (bytes > mostBytes) overflow()
    })
    if (signal?.aborted || raw.destroyed) broken()
    else raw.pipe(parser)
  })

  try {
    await parsed
    return {
      fields: Object.fromEntries(fields),
      file: file && { received: await file.receiving, sentName: file.sentName },
    }
  } catch (error) {
    raw.unpipe(parser)
    file?.stream.destroy()
    const received = await file?.receiving.catch(() => undefined)
    if (received !== undefined) await discard?.(received)
    throw error
  } finally {
    done.abort()
  }
}

/** A part with a file name is a file. Busboy throws for a header without a usable boundary. */
const openParser = ({ headers }: FastifyRequest, limits: BusboyConfig['limits']) => {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal('UnsupportedMediaType')
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      ...(limits && { limits }),
      isPartAFile: (_field, _type, name) => name !== undefined,
      preservePath: true,
      highWaterMark: 256 * 1024,
      fileHwm: 256 * 1024,
    })
  } catch {
    throw new Refusal('UnsupportedMediaType')
  }
}
