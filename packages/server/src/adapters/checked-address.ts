import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback } from '../kit/loopback.ts'
import { isPublicAddress } from '../kit/public-address.ts'

export interface AddressCheck {
  /** Resolves names; by default with the name servers of the system. */
  resolve?: (host: string) => Promise<LookupAddress[]>
  /** Which addresses may be called; by default the public internet. */
  isAllowed?: (address: string) => boolean
}

/** Milliseconds for one query and its one repetition, and for all of them. */
const queryPatience = 1000
const patience = 3000

/**
 * Not getaddrinfo: it has no time limit and runs in the few threads with which everything else of the process resolves its
 * names, so that a slow name server of a stranger would stop connections to the database.
 */
export const resolveAll = async (host: string, servers?: readonly string[]): Promise<LookupAddress[]> => {
  if (isLoopback(host)) return [{ address: '127.0.0.1', family: 4 }]
  const resolver = new Resolver({ timeout: queryPatience, tries: 2 })
  if (servers) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), patience)
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const found = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ]
    if (four.status === 'rejected' && found.length === 0) throw four.reason
    return found
  } finally {
    clearTimeout(timer)
  }
}

const literal = (host: string) => host.replace(/^\[|\]$/g, '')

/** An address that we do not call. */
export class AddressNotAllowed extends Error {}

/**
 * A lookup that returns only the address that was checked, so that DNS rebinding has no effect. The name is resolved once, and
 * all its addresses must be allowed.
 */
export const checkedLookup = async (
  hostname: string,
  { resolve = (name) => resolveAll(name), isAllowed = isPublicAddress }: AddressCheck,
): Promise<LookupFunction> => {
  const host = literal(hostname)
  const family = isIP(host)
  const found = family === 0 ? await resolve(host) : [{ address: host, family }]
  const [first] = found
  if (!first || !found.every(({ address }) => isAllowed(address))) throw new AddressNotAllowed('address-not-public')
  return (_host, asked, done) => (asked.all ? done(null, [first]) : done(null, first.address, first.family))
}
