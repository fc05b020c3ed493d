import { isIPv4, isIPv6 } from 'node:net'

/** An IPv4 address written as an IPv6 one is itself. */
const plainAddress = (address: string): string => /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address

/** The first groups of an IPv6 address in one spelling. */
const firstGroups = (address: string, count: number): string => {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = Array<string>(8 - groups(head).length - groups(tail).length).fill('0')
  const network = [...groups(head), ...missing, ...groups(tail)].slice(0, count)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/**
 * Whoever holds one IPv6 address holds the 2^64 beside it, so these are one caller. An IPv4 address inside an IPv6 one is
 * itself. Other subjects are as they are.
 */
export const callerOf = (subject: string): string => {
  const address = plainAddress(subject)
  return isIPv6(address) ? `${firstGroups(address, 4)}::/64` : address
}

/** The network that an address is in, as one customer of a provider has it at most: a /24, or a /48 of IPv6. */
export const networkOf = (ip: string): string => {
  const address = plainAddress(ip)
  if (isIPv6(address)) return `${firstGroups(address, 3)}::/48`
  return isIPv4(address) ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : address
}
