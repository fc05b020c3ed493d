export { DealOffers } from './parts/deal-offers.tsx'
