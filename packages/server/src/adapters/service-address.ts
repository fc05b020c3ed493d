import { isLocal } from './identity-address.ts'

/** A service requires https; plain http only on this machine, for tests. */
export const serviceUrl = (address: string): URL => {
  const url = new URL(address)
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url))) return url
  throw new Error(`a service must have an https address, not ${url.origin}`)
}
