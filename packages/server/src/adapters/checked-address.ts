import type { LookupAddress } from 'node:dns'
import { lookup as resolveHost } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../kit/public-address.ts'

export interface AddressCheck {
  /** Resolves names; by default as the system does. */
  resolve?: (host: string) => Promise<LookupAddress[]>
  /** Which addresses may be called; by default the public internet. */
  isAllowed?: (address: string) => boolean
}

const resolveAll = (host: string) => resolveHost(host, { all: true })
const literal = (host: string) => host.replace(/^\[|\]$/g, '')

/** An address that we do not call. */
export class AddressNotAllowed extends Error {}

/**
 * A lookup that returns only the address that was checked, so that DNS rebinding has no effect. The name is resolved once, and
 * all its addresses must be allowed.
 */
export const checkedLookup = async (
  hostname: string,
  { resolve = resolveAll, isAllowed = isPublicAddress }: AddressCheck,
): Promise<LookupFunction> => {
  const host = literal(hostname)
  const family = isIP(host)
  const found = family === 0 ? await resolve(host) : [{ address: host, family }]
  const [first] = found
  if (!first || !found.every(({ address }) => isAllowed(address))) throw new AddressNotAllowed('address-not-public')
  return (_host, asked, done) => (asked.all ? done(null, [first]) : done(null, first.address, first.family))
}
