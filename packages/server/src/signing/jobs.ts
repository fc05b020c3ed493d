import Type, { type Static } from 'typebox'
import { defineJob } from '../kit/jobs.ts'

const payload = Type.Object({ siteId: Type.String(), requestId: Type.String() })

type Payload = Static<typeof payload>
const changes = ({ siteId, requestId }: Payload) =>
  ({ siteId, application: { signing: requestId }, kind: 'signing' }) as const

/** The work of one site delays that of no other. */
const bySite = { jobs: 4, key: ({ siteId }: { siteId: string }) => siteId }

/**
 * Makes the finished document, stores it and mails the copies. This takes seconds of processor time: it is retried for
 * 20 hours, soon only once an hour, and again from the next night on.
 */
export const finishSigning = defineJob({
  name: 'finish-signing',
  payload,
  changes,
  retry: { limit: 30, delay: 2, delayMax: 3600 },
  concurrency: bySite,
})

/** Creates the request at the external service, then invites the signers. */
export const createEnvelope = defineJob({
  name: 'create-envelope',
  payload,
  retry: { limit: 300, delay: 2, delayMax: 300 },
  concurrency: bySite,
})

/** Queries the state of an envelope at the external service and stores changes. */
export const checkEnvelope = defineJob({
  name: 'check-envelope',
  payload: Type.Object({
    ...payload.properties,
    /** Repeats the query until the envelope has ended. */
    isWatch: Type.Boolean(),
  }),
  changes,
  retry: { limit: 300, delay: 2, delayMax: 300 },
  concurrency: bySite,
})

/** Voids an envelope that must not be signed any more, also after its request was erased. */
export const voidEnvelope = defineJob({
  name: 'void-envelope',
  payload: Type.Object({
    ...payload.properties,
    /** Jobs of earlier versions have none. */
    envelopeId: Type.Optional(Type.String()),
  }),
  retry: { limit: 300, delay: 2, delayMax: 300 },
  concurrency: bySite,
})

/** Every night, before expired data is deleted: ends requests that can no longer be signed, and retries sealing. */
export const endOldSigning = defineJob({
  name: 'end-old-signing',
  payload: Type.Object({}),
  retry: { limit: 3, delay: 60, delayMax: 600 },
  cron: '13 8 * * *',
})
