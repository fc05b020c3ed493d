import type { AddressesPort } from '../ports/addresses.ts'

export const addressesEmbedded = (): AddressesPort => ({
  find: async () => [],
  findMore: async () => [],
  retrieve: async () => undefined,
})
