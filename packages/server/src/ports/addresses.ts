import type { WordedAddress } from '@foyer/domain/addresses/from-parts.ts'
import type { FoundAddress } from '@foyer/domain/addresses/look-up-fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'

/** The typed text, and the language of suggestions. */
export interface AddressSearch {
  text: string
  language: Language
}

/** Maximum of suggestions per reply. */
export const mostSuggestions = 20

/**
 * What we need of a search for Canadian addresses. A failed service does not throw: the result is empty, and people
 * type the address.
 */
export interface AddressesPort {
  /** At most 20 addresses, or groups of them, that begin with the text. */
  find(search: AddressSearch): Promise<FoundAddress[]>
  /** The content of a group (Next: Find), narrowed by further text; at most 20. */
  findMore(groupId: string, search: AddressSearch): Promise<FoundAddress[]>
  /** The parts of a found address in words; undefined for an invalid id. */
  retrieve(id: string, language: Language): Promise<WordedAddress | undefined>
}

/** A service that costs money by the look-up, with what the installation asks of it at most in a day. */
export interface AddressService {
  port: AddressesPort
  mostADay: number
}

/** Where the operator names no other number. */
export const usualLookUpsADay = 10_000
