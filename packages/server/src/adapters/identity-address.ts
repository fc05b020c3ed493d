import { isLoopback } from '../kit/loopback.ts'

export const isLocal = (url: URL): boolean => isLoopback(url.hostname)

/** A network is spoken to over https; plain http only on this machine, where tests have theirs. */
export const networkUrl = (address: string): URL => {
  const url = new URL(address)
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url))) return url
  throw new Error(`a social network must have an https address, not ${url.origin}`)
}

/** Milliseconds that a network has to answer one request. */
export const networkTimeout = 5000
