export { DealKeeping } from './parts/deal-keeping.tsx'
