export type { SendingState } from './submit/submission-sender.ts'
export { useSubmission } from './submit/use-submission.ts'
