export { DealInsurance } from './parts/deal-insurance.tsx'
