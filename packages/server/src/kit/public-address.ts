import { BlockList, isIP } from 'node:net'

/** Networks without public servers (IANA special-purpose registries): private, loopback, cloud-internal. */
const nets = new BlockList()
const v4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
for (const [net, bits] of v4) nets.addSubnet(net, bits, 'ipv4')

/** Global unicast is 2000::/3; tunnels and documentation addresses in it are excluded. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
const v6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [net, bits] of v6) nets.addSubnet(net, bits, 'ipv6')

/** Whether an IPv4 or IPv6 address is on the public internet; IPv4 inside IPv6 never is. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !nets.check(address, 'ipv4')
  return family === 6 && globalUnicast.check(address, 'ipv6') && !nets.check(address, 'ipv6')
}
