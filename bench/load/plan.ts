/** What the generator sends, as the filled installation gives it. */
export interface Plan {
  kinds: Kind[]
  /** Events that stay open beside the requests. */
  streams: Sent[]
  /** Bodies of uploads, in base64. */
  files: string[]
}

export interface Kind {
  name: string
  /** Of a thousand requests. */
  share: number
  /** In rotation; those that count once are used once. */
  requests: Sent[]
  once?: boolean
  /** Part of the expected reply. Any other one, a refusal included, is a failure. */
  expects: string
}

export interface Sent {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  /** One of the plan's files as the body. */
  file?: number
}

/** A run of the generator. */
export interface Run {
  url: string
  /** Arrivals a second, and for how many. */
  rate: number
  seconds: number
  /** At the start, not counted. */
  warmSeconds: number
  /** Of a server that replies to everything with the same, only the status is checked. */
  onlyStatus?: boolean
}

export interface Ran {
  kinds: { name: string; times: number[] }[]
  failures: Record<string, number>
  /** Replies under way at most, and the largest delay of a request by the generator itself, milliseconds. */
  mostUnderWay: number
  sentLate: number
  events: number
}
