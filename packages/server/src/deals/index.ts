export { askForReview } from './ask-for-review.ts'
export { countConditions, dealExists, holdDeal } from './deal-store.ts'
export { deleteUnsent } from './delete-application.ts'
export { reviewWords } from './mails.ts'
