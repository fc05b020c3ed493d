import { BlockList, isIP } from 'node:net'

/** Names of Fastify for this machine and for private networks. */
const namedRanges: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/** A shorter prefix is larger than the network of one operator; two /1 are every address. */
const shortestPrefix: Readonly<Record<number, number>> = { 4: 8, 6: 16 }

const writtenAsIpv6 = new BlockList()
writtenAsIpv6.addSubnet('::ffff:0:0', 96, 'ipv6')

const isTooWide = (proxy: string): boolean => {
  if (namedRanges.includes(proxy)) return false
  const [, address = '', prefix] = /^([\d.:a-f]+)(?:\/(\d{1,3}))?$/i.exec(proxy) ?? []
  const family = isIP(address)
  if (family === 0 || prefix === undefined) return family === 0
  return Number(prefix) < (shortestPrefix[family] ?? 0) || (family === 6 && writtenAsIpv6.check(address, 'ipv6'))
}

/** Whether TRUSTED_PROXIES holds anything but single addresses, named ranges and networks of at most this size. */
export const trustsTooWideRange = (proxies = ''): boolean =>
  proxies
    .split(',')
    .map((one) => one.trim())
    .some((one) => one !== '' && isTooWide(one))
