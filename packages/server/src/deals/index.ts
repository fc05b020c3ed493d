export { assembleDeal } from './assemble-deal.ts'
export { type DealRow, listDeals } from './store.ts'
