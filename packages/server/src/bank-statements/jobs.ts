import Type, { type Static } from 'typebox'
import { defineJob } from '../kit/jobs.ts'

const BankRequestRef = Type.Object({ siteId: Type.String(), requestId: Type.Integer() })

/** `userId`: who authorized it. Jobs of earlier versions have none. */
const payload = Type.Object({ ...BankRequestRef.properties, userId: Type.Optional(Type.String()) })

const ofFetch = {
  payload,
  changes: ({ siteId, requestId }: Static<typeof payload>) =>
    ({ siteId, application: { bankRequest: requestId }, kind: 'answers' }) as const,
  /** One of a borrower at a time. The provider may take long to reply about a login, which anyone can make up: such leave their place. */
  concurrency: {
    jobs: 8,
    key: ({ siteId, userId = '' }: Static<typeof payload>) => `${siteId} ${userId}`,
    slow: { after: 3, jobs: 64, rest: 600 },
  },
}

/** Every try after the first, for over a day, every 5 seconds to 5 minutes. */
export const fetchStatementAgain = defineJob({
  ...ofFetch,
  name: 'fetch-bank-statement-again',
  retry: { limit: 400, delay: 5, delayMax: 300 },
})
/** Fetches the statement of a login. Its first try does not wait for the later ones of others. */
export const fetchStatement = defineJob({
  ...ofFetch,
  name: 'fetch-bank-statement',
  retry: { by: fetchStatementAgain },
})

/** Releases place and credit of a request without a return. */
export const releaseRequest = defineJob({
  name: 'release-bank-request',
  payload: BankRequestRef,
  retry: { limit: 400, delay: 5, delayMax: 300 },
})
