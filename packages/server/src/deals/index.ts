export { holdDeal } from './deal-store.ts'
export { deleteUnsent } from './delete-application.ts'
