export { DealKeeping, KeepingValue } from './parts/deal-keeping.tsx'
