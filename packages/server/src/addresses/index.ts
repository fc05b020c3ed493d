export type { GivenAddress } from './address-rows.ts'
export { countAddresses, importAddresses, mostInBatch } from './import-addresses.ts'
export { NotOpenAddresses, openAddresses } from './open-addresses-csv.ts'
