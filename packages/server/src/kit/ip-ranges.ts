import { BlockList, isIP } from 'node:net'
import { plainAddress } from './network.ts'

const mostBits: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** A single address, or a network with the length of its prefix: `203.0.113.0/24`. Undefined for any other text. */
const parseRange = (text: string) => {
  const [, address = '', prefix] = /^([\d.:a-f]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const family = isIP(address)
  const most = mostBits[family]
  if (most === undefined || Number(prefix ?? most) > most) return undefined
  return { address, bits: Number(prefix ?? most), type: family === 6 ? ('ipv6' as const) : ('ipv4' as const) }
}

export const isIpRange = (text: string): boolean => parseRange(text) !== undefined

/** Whether an address is in one of these ranges. */
export const isInRanges = (ip: string, ranges: readonly string[]): boolean => {
  const list = new BlockList()
  for (const { address, bits, type } of ranges.flatMap((range) => parseRange(range) ?? []))
    list.addSubnet(address, bits, type)
  const address = plainAddress(ip)
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether each of these ranges is a part of one of the others. None at all is every network, and so a part of none. */
export const areWithinRanges = (ranges: readonly string[], others: readonly string[]): boolean =>
  ranges.length > 0 &&
  ranges.every((range) => {
    const part = parseRange(range)
    return others.some((other) => {
      const whole = parseRange(other)
      return (
        part !== undefined &&
        whole !== undefined &&
        part.type === whole.type &&
        part.bits >= whole.bits &&
        isInRanges(part.address, [other])
      )
    })
  })
