import Type from 'typebox'
import { defineJob } from '../kit/jobs.ts'

const BankRequestRef = Type.Object({ siteId: Type.String(), requestId: Type.Integer() })

/** Fetches the statement of a login: tries for a day and more, from 5 seconds apart to 5 minutes apart. */
export const fetchStatement = defineJob({
  name: 'fetch-bank-statement',
  payload: BankRequestRef,
  retry: { limit: 400, delay: 5, delayMax: 300 },
})

/** Gives back what a request holds that nobody came back from. */
export const releaseRequest = defineJob({
  name: 'release-bank-request',
  payload: BankRequestRef,
  retry: { limit: 400, delay: 5, delayMax: 300 },
})
