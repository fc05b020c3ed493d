import { hideNumbers, holdsNumber } from './hide-numbers.ts'

/** Names whose values are never stored in a draft, at any depth and in any spelling. */
const secretNames = new Set(['sin', 'accountnumber', 'identificationnumber', 'healthquestions'])

/** A form may name its fields by path: `Identification.SIN`, `Documents[0].IdentificationNumber`. */
const lastPart = (name: string): string => (name.split(/[.[\]]/).findLast(Boolean) ?? '').replace(/[\s_-]/g, '')

const isSecret = (name: string): boolean => secretNames.has(lastPart(name).toLowerCase())

/**
 * Removes values that may only be stored encrypted: SIN, account and identification numbers, health answers. A SIN or
 * account number in free text is masked.
 */
export const scrubDraft = (data: unknown): unknown => scrub(data, '')

const scrub = (data: unknown, place: string): unknown => {
  if (typeof data === 'string') return holdsNumber(place) ? data : hideNumbers(data)
  if (Array.isArray(data)) return data.map((one) => scrub(one, place))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => !isSecret(name))
      .map(([name, value]) => [name, scrub(value, lastPart(name))]),
  )
}
