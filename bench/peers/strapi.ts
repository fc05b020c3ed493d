import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../tools/test-run/free-port.ts'
import { assertRefused, send, sendJson } from './send.ts'
import { startProgram } from './start-program.ts'
import { changeOf, childrenOf, owners, parentOf, type Running, runningOf } from './work.ts'

const secret = 'the secret of a bench, at least thirty-two characters'
const password = 'a password of an owner'

/** As a new project of Strapi has it, but without a log of each request and without the limit of sign-ins. */
const configOf = (port: number, connectionString: string) => ({
  server: { host: '127.0.0.1', port, app: { keys: [secret] } },
  logger: { level: 'error' },
  database: { connection: { client: 'postgres', connection: { connectionString } } },
  admin: {
    auth: { secret },
    apiToken: { salt: secret },
    transfer: { token: { salt: secret } },
    secrets: { encryptionKey: secret },
  },
  plugins: { 'users-permissions': { config: { jwtSecret: secret, ratelimit: { enabled: false } } } },
  middlewares: ['errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'session', 'favicon', 'public'].map(
    (name) => `strapi::${name}`,
  ),
})

interface Document {
  documentId: string
  addresses: { documentId: string }[]
}

export const startStrapi = async (folder: string, databaseUrl: string): Promise<Running> => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  for (const part of ['config', 'public/uploads', 'database/migrations'])
    mkdirSync(join(folder, part), { recursive: true })
  for (const [name, settings] of Object.entries(configOf(port, databaseUrl)))
    writeFileSync(join(folder, 'config', `${name}.js`), `module.exports = ${JSON.stringify(settings, undefined, 2)}\n`)
  const emails = Array.from({ length: owners }, (_, owner) => `owner${owner}@example.com`)
  const environment = {
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    OWNERS: JSON.stringify(emails),
    OWNERS_PASSWORD: password,
  }
  const { pid, stop } = await startProgram({ script: ['start.js'], folder, environment }, `${address}/_health`)
  const filled: { headers: Record<string, string>; parent: string; child: string }[] = []
  for (const [owner, identifier] of emails.entries()) {
    const { jwt } = await sendJson<{ jwt: string }>(`${address}/api/auth/local`, { body: { identifier, password } })
    const headers = { authorization: `Bearer ${jwt}` }
    const body = { data: { ...parentOf(owner), addresses: childrenOf() } }
    const made = await sendJson<{ data: Document }>(`${address}/api/applications`, { headers, body })
    const parent = made.data.documentId
    const loaded = await sendJson<{ data: Document }>(`${address}/api/applications/${parent}`, {
      method: 'GET',
      headers,
    })
    filled.push({ headers, parent, child: loaded.data.addresses[0]?.documentId ?? '' })
  }
  const [one, other] = filled
  const headers = one?.headers ?? {}
  await assertRefused(send(`${address}/api/applications/${other?.parent}`, { method: 'GET', headers }), 'Strapi')
  const api = `${address}/api`
  return runningOf({ pid, stop }, filled, {
    create: ({ headers }, number) =>
      send(`${api}/applications`, { headers, body: { data: { ...parentOf(number), addresses: childrenOf() } } }),
    load: ({ headers, parent }) => send(`${api}/applications/${parent}`, { method: 'GET', headers }),
    update: ({ headers, child }, number) =>
      send(`${api}/addresses/${child}`, { method: 'PUT', headers, body: { data: changeOf(number) } }),
  })
}
