import { localeOf } from '@foyer/domain/kit/language.ts'
import { filledPath } from '@foyer/domain/kit/path-fields.ts'
import { currentLanguage } from '../i18n/current-language.ts'
import { nextTask } from '../next-task.ts'

export interface CallRequest {
  path: string
  body: object
  /** Lets the request outlive the page: drafts that are saved while it closes. */
  keepalive?: boolean
  signal?: AbortSignal
}

/** What came back, before anybody judged it. `json` is undefined when the body was none. */
export interface RawAnswer {
  status: number
  retryAfter: string | null
  json: unknown
}

/** Rejects when no answer came. The gallery puts its own in place and answers from data. */
export type Transport = (request: CallRequest) => Promise<RawAnswer>

const fetchTransport: Transport = async ({ path, body, keepalive = false, signal }) => {
  // A step asks for its ten menus at once; a page that closes has no next task.
  if (!keepalive) await nextTask()
  const response = await fetch(filledPath(path, body), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': localeOf(currentLanguage()) },
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
