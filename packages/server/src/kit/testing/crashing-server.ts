import { setImmediate as turn } from 'node:timers/promises'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { handleFatalErrors, trackRequests } from '../fatal-errors.ts'

/** A server in its own process whose routes throw outside of any handler. Its argument is the grace in milliseconds. */
const log: FastifyBaseLogger = pino({ base: null })
const app = Fastify({ loggerInstance: log, forceCloseConnections: 'idle' })
trackRequests(app)

app.get('/finishes-while-stopping', async () => {
  while (app.server.listening) await turn()
  return 'finished'
})
app.get('/never-finishes', () => new Promise(() => {}))
app.get('/throw', (_request, reply) => {
  setImmediate(() => {
    throw new TypeError('quotes\nSECRET words')
  })
  return reply.send('sent')
})
app.get('/reject', (_request, reply) => {
  void Promise.reject(new RangeError('quotes SECRET words'))
  return reply.send('sent')
})

const fatal = handleFatalErrors({ log, graceMilliseconds: Number(process.argv[2]) })
fatal.protect({ app, stop: () => app.close() })
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
