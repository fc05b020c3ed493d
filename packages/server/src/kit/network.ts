import { isIPv4, isIPv6 } from 'node:net'

/** Unwraps an IPv4 address written as IPv6. */
export const plainAddress = (address: string): string => /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address

/** The first groups of an IPv6 address in canonical form. */
const firstGroups = (address: string, count: number): string => {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = Array<string>(8 - groups(head).length - groups(tail).length).fill('0')
  const network = [...groups(head), ...missing, ...groups(tail)].slice(0, count)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/**
 * A customer with one IPv6 address has the whole /64, so it counts as one caller. An IPv4 address inside IPv6 counts
 * as itself. Other subjects are unchanged.
 */
export const callerOf = (subject: string): string => {
  const address = plainAddress(subject)
  return isIPv6(address) ? `${firstGroups(address, 4)}::/64` : address
}

/** The largest network of one customer of a provider: a /24, or a /48 of IPv6. */
export const networkOf = (ip: string): string => {
  const address = plainAddress(ip)
  if (isIPv6(address)) return `${firstGroups(address, 3)}::/48`
  return isIPv4(address) ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : address
}

/** What one customer of a provider sends from: an IPv4 address, or the /48 of an IPv6 one. */
export const customerOf = (ip: string): string => {
  const address = plainAddress(ip)
  return isIPv6(address) ? networkOf(address) : address
}
