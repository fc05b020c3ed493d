export { DealSignings } from './parts/deal-signings.tsx'
