import { reviewCalls } from '@foyer/contract/review/calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'

export const reviewHandlers = (_services: Services) =>
  implementCalls(reviewCalls, {
    submitApplication: { free: async ({ refuse }) => refuse('StepNotOpen') },
    submitReview: { free: async ({ refuse }) => refuse('StepNotOpen') },
  })
