export { countAddresses, importAddresses } from './import-addresses.ts'
