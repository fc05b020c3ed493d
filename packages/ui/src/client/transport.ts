import { localeOf } from '@foyer/domain/kit/language.ts'
import { filledPath } from '@foyer/domain/kit/path-fields.ts'
import { currentLanguage } from '../i18n/current-language.ts'
import { nextTask } from '../next-task.ts'

export interface CallRequest {
  path: string
  body: object
  /** Lets the request outlive the page, for drafts saved while it closes. */
  keepalive?: boolean
  signal?: AbortSignal
}

/** A response before its outcome is determined. `json` is undefined for an invalid body. */
export interface RawAnswer {
  status: number
  retryAfter: string | null
  json: unknown
}

/** Rejects without a response. The gallery replaces it and responds from data. */
export type Transport = (request: CallRequest) => Promise<RawAnswer>

/** What a call states beside its body: for whom the page was loaded. */
type PageHeaders = (path: string, body: object) => Readonly<Record<string, string>>

export let pageHeaders: PageHeaders = () => ({})

export const setPageHeaders = (headers: PageHeaders) => {
  pageHeaders = headers
}

const fetchTransport: Transport = async ({ path, body, keepalive = false, signal }) => {
  // A step requests its ten menus at once, so each yields first; a closing page has no next task.
  if (!keepalive) await nextTask()
  const response = await fetch(filledPath(path, body), {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': localeOf(currentLanguage()),
      ...pageHeaders(path, body),
    },
    body: JSON.stringify(body),
    keepalive,
    ...(signal === undefined ? {} : { signal }),
  })
  const json: unknown = await response.json().catch(() => undefined)
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), json }
}

let transport: Transport = fetchTransport

export const setTransport = (other: Transport) => {
  transport = other
}

export const send: Transport = (request) => transport(request)
