import type { WordedAddress } from '@foyer/domain/addresses/from-parts.ts'
import type { FoundAddress } from '@foyer/domain/addresses/look-up-fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'

/** What is typed, and in which language suggestions are worded. */
export interface AddressSearch {
  text: string
  language: Language
}

/** Suggestions of one answer. */
export const mostSuggestions = 20

/**
 * What we need of a search for Canadian addresses. None of these throws because a service does not answer: nothing is
 * found then, and people type the address by hand.
 */
export interface AddressesPort {
  /** At most 20 addresses, or groups of them, that the text begins to say. */
  find(search: AddressSearch): Promise<FoundAddress[]>
  /** What a found group (Next: Find) holds, narrowed by the text where it says more than the group; at most 20. */
  findMore(groupId: string, search: AddressSearch): Promise<FoundAddress[]>
  /** The parts of a found address in words; undefined for an id that is none. */
  retrieve(id: string, language: Language): Promise<WordedAddress | undefined>
}
