import Type from 'typebox'
import { defineJob } from '../kit/jobs.ts'

const payload = Type.Object({ siteId: Type.String(), requestId: Type.String() })

/**
 * Makes the finished document, keeps it and mails the copies. Making it costs seconds of processor time: soon it is tried
 * once an hour, for 20 hours, and from the next night on again.
 */
export const finishSigning = defineJob({
  name: 'finish-signing',
  payload,
  retry: { limit: 30, delay: 2, delayMax: 3600 },
  concurrency: { jobs: 4, key: ({ siteId }) => siteId },
})

/** Tells the outside service of a request, and then invites. */
export const createEnvelope = defineJob({
  name: 'create-envelope',
  payload,
  retry: { limit: 300, delay: 2, delayMax: 300 },
})

/** Asks the outside service where an envelope stands, and takes over what is new. */
export const checkEnvelope = defineJob({
  name: 'check-envelope',
  payload: Type.Object({
    ...payload.properties,
    /** Asks again later, until it has ended. */
    isWatch: Type.Boolean(),
  }),
  retry: { limit: 300, delay: 2, delayMax: 300 },
})

/** Ends an envelope that nobody shall sign any more. */
export const voidEnvelope = defineJob({
  name: 'void-envelope',
  payload,
  retry: { limit: 300, delay: 2, delayMax: 300 },
})

/** Every night, before what is past its time goes: requests that nobody can sign any more are ended, and sealing is tried again. */
export const endOldSigning = defineJob({
  name: 'end-old-signing',
  payload: Type.Object({}),
  retry: { limit: 3, delay: 60, delayMax: 600 },
  cron: '13 8 * * *',
})
