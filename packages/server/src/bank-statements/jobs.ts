import Type from 'typebox'
import { defineJob } from '../kit/jobs.ts'

const BankRequestRef = Type.Object({ siteId: Type.String(), requestId: Type.Integer() })

/** Fetches the statement of a login; retried for over a day, every 5 seconds to 5 minutes. */
export const fetchStatement = defineJob({
  name: 'fetch-bank-statement',
  payload: BankRequestRef,
  changes: ({ siteId, requestId }) => ({ siteId, application: { bankRequest: requestId }, kind: 'answers' }),
  retry: { limit: 400, delay: 5, delayMax: 300 },
})

/** Releases place and credit of a request without a return. */
export const releaseRequest = defineJob({
  name: 'release-bank-request',
  payload: BankRequestRef,
  retry: { limit: 400, delay: 5, delayMax: 300 },
})
