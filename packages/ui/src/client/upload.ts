import { localeOf } from '@foyer/domain/kit/language.ts'
import { currentLanguage } from '../i18n/current-language.ts'
import { received } from './call.ts'
import type { Outcome } from './outcome.ts'
import { readAnswer } from './read-answer.ts'
import { pageHeaders, type RawAnswer } from './transport.ts'

export interface UploadRequest {
  path: string
  /** Fields before the file in the form. */
  fields: Record<string, string>
  file: File
  /** The part sent, 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Rejects without a response or when cancelled. The gallery replaces it. */
export type UploadTransport = (request: UploadRequest) => Promise<RawAnswer>

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** XMLHttpRequest, because fetch does not report upload progress. */
const browserTransport: UploadTransport = ({ path, fields, file, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', file)
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('Accept-Language', localeOf(currentLanguage()))
    for (const [name, value] of Object.entries(pageHeaders(path, fields))) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        retryAfter: request.getResponseHeader('Retry-After'),
        json: jsonOf(request.responseText),
      }),
    )
    for (const event of ['error', 'abort', 'timeout']) {
      request.addEventListener(event, () => reject(new TypeError(`upload: ${event}`)))
    }
    signal.addEventListener('abort', () => request.abort())
    if (!signal.aborted) request.send(form)
    else reject(new TypeError('upload: abort'))
  })

let transport: UploadTransport = browserTransport

export const setUploadTransport = (other: UploadTransport) => {
  transport = other
}

/** Sends one file. Never throws; a cancelled upload returns NetworkFailure like a lost one. */
export const sendFile = async <Reply>(request: UploadRequest): Promise<Outcome<Reply>> => {
  try {
    return received(readAnswer(await transport(request)))
  } catch {
    return { ok: false, key: 'NetworkFailure', errors: [] }
  }
}
