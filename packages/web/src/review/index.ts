export { SuccessMark } from './parts/success-mark.tsx'
export { WhoToCall } from './parts/who-to-call.tsx'
export type { SendingState } from './submit/submission-sender.ts'
export { useSubmission } from './submit/use-submission.ts'
