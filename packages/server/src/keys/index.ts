export { type Counts, countSealed, rotateKeys } from './rotate-keys.ts'
