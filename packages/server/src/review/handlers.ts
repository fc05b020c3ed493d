import { reviewCalls } from '@foyer/contract/review/calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { type SubmitServices, submit } from './submit.ts'

export const reviewHandlers = (services: SubmitServices) =>
  implementCalls(reviewCalls, {
    submitApplication: { free: (context) => submit(services, context, false) },
    submitReview: { free: (context) => submit(services, context, true) },
  })
