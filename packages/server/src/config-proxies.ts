import { BlockList, isIP } from 'node:net'

/** Names of Fastify for this machine and for private networks. */
const namedRanges: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/** A shorter prefix is larger than the network of one operator; two /1 are every address. */
const shortestPrefix: Readonly<Record<number, number>> = { 4: 8, 6: 16 }

const writtenAsIpv6 = new BlockList()
writtenAsIpv6.addSubnet('::ffff:0:0', 96, 'ipv6')

const partsOf = (proxy: string) => {
  const [, address = '', prefix] = /^([\d.:a-f]+)(?:\/(\d{1,3}))?$/i.exec(proxy) ?? []
  return { address, prefix, family: isIP(address) }
}

const isTooWide = (proxy: string): boolean => {
  const { address, prefix, family } = partsOf(proxy)
  if (family === 0 || prefix === undefined) return false
  return Number(prefix) < (shortestPrefix[family] ?? 0) || (family === 6 && writtenAsIpv6.check(address, 'ipv6'))
}

/** Whether it is a single address, a network, or a name of Fastify. */
export const isProxy = (proxy: string): boolean => {
  const { prefix = '0', family } = partsOf(proxy)
  return namedRanges.includes(proxy) || (family !== 0 && Number(prefix) <= (family === 4 ? 32 : 128))
}

/** Whether TRUSTED_PROXIES holds a network that is larger than those of one operator. */
export const trustsTooWideRange = (proxies = ''): boolean =>
  proxies
    .split(',')
    .map((one) => one.trim())
    .some((one) => one !== '' && isTooWide(one))
