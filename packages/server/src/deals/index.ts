export { holdDeal } from './deal-store.ts'
