import { reviewCalls } from '@foyer/contract/review/calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { submit } from './submit.ts'

export const reviewHandlers = (services: Services) =>
  implementCalls(reviewCalls, {
    submitApplication: { free: (context) => submit(services, context, false) },
    submitReview: { free: (context) => submit(services, context, true) },
  })
