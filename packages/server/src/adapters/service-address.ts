import { isLocal } from './identity-address.ts'

/** A service is spoken to over https; plain http only on this machine, where tests have theirs. */
export const serviceUrl = (address: string): URL => {
  const url = new URL(address)
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url))) return url
  throw new Error(`a service must have an https address, not ${url.origin}`)
}
