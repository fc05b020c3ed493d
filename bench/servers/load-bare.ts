import Fastify from 'fastify'
import { sayReady } from './ready.ts'

/** Replies at once to everything: what the generator itself costs, and the machine below it. */
const app = Fastify({ bodyLimit: 30_000_000 })
app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
app.all('*', async () => ({ ReturnStatus: { ReturnCode: 200 } }))
sayReady({ address: await app.listen({ host: '127.0.0.1', port: 0 }), loaded: '', requests: {} })
