export { ListedItem } from './calls.ts'
