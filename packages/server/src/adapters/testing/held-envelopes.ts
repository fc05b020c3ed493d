import type { EnvelopePort } from '../../ports/envelopes.ts'

/** A service that holds its reply about each new envelope, which it has by then, until `reply`; with `isLost` the reply never comes. */
export const heldEnvelopes = (outside: EnvelopePort, { isLost }: { isLost: boolean }) => {
  const [created, replied] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const envelopes: EnvelopePort = {
    ...outside,
    async create(envelope) {
      const envelopeId = await outside.create(envelope)
      created.resolve()
      await replied.promise
      if (isLost) throw new Error('the reply was lost')
      return envelopeId
    },
  }
  return { envelopes, created: created.promise, reply: replied.resolve }
}
