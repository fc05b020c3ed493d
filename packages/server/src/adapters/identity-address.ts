import { isLoopback } from '../kit/loopback.ts'

export const isLocal = (url: URL): boolean => isLoopback(url.hostname)

/** A network requires https; plain http only on this machine, for tests. */
export const networkUrl = (address: string): URL => {
  const url = new URL(address)
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url))) return url
  throw new Error(`a social network must have an https address, not ${url.origin}`)
}

/** Timeout of one request to a network, in milliseconds. */
export const networkTimeout = 5000
