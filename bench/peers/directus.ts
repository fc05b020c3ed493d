import { freePort } from '../../tools/test-run/free-port.ts'
import { assertRefused, send, sendJson } from './send.ts'
import { runProgram, startProgram } from './start-program.ts'
import { changeOf, childOf, childrenOf, owners, parentOf, type Running, runningOf } from './work.ts'

interface Data<Value> {
  data: Value
}

const admin = { email: 'admin@example.com', password: 'a password of this run alone' }

/** A column of the table, with the checks that Directus has for it. */
const fieldOf = ([name, value]: [string, unknown]) => {
  const isNumber = typeof value === 'number'
  return {
    field: name,
    type: isNumber ? 'integer' : name === 'closing' ? 'date' : 'string',
    schema: { is_nullable: false, ...(!isNumber && { max_length: 100 }) },
    meta: {
      required: true,
      ...(isNumber && { validation: { [name]: { _gte: 0 } } }),
    },
  }
}

/** Filled by Directus itself, and what the owner rule reads. */
const ownerField = { field: 'user_created', type: 'uuid', schema: {}, meta: { special: ['user-created'] } }
const idField = {
  field: 'id',
  type: 'integer',
  schema: { is_primary_key: true, has_auto_increment: true },
  meta: { hidden: true },
}

const own = { user_created: { _eq: '$CURRENT_USER' } }
const permissionsOf = (collection: string) => [
  { collection, action: 'create', fields: ['*'], permissions: {}, validation: {} },
  { collection, action: 'read', fields: ['*'], permissions: own },
  { collection, action: 'update', fields: ['*'], permissions: own },
]

/** Two collections, whose activity and revisions are recorded (`accountability`, as by default), and the owner rule. */
const setUp = async (address: string) => {
  const { data } = await sendJson<Data<{ access_token: string }>>(`${address}/auth/login`, { body: admin })
  const headers = { authorization: `Bearer ${data.access_token}` }
  const post = <Made>(path: string, body: object) =>
    sendJson<Data<Made>>(`${address}${path}`, { headers, body }).then((made) => made.data)
  const collection = (name: string, fields: object[]) =>
    post('/collections', {
      collection: name,
      schema: {},
      meta: { accountability: 'all' },
      fields: [idField, ownerField, ...fields],
    })
  await collection('applications', Object.entries(parentOf(0)).map(fieldOf))
  await collection('addresses', [
    { field: 'application', type: 'integer', schema: { is_nullable: false, is_indexed: true }, meta: {} },
    ...Object.entries(childOf(0)).map(fieldOf),
  ])
  await post('/fields/applications', { field: 'addresses', type: 'alias', meta: { special: ['o2m'] } })
  await post('/relations', {
    collection: 'addresses',
    field: 'application',
    related_collection: 'applications',
    meta: { one_field: 'addresses' },
    schema: { on_delete: 'CASCADE' },
  })
  const policy = await post<{ id: string }>('/policies', {
    name: 'Owners',
    app_access: false,
    admin_access: false,
    permissions: [...permissionsOf('applications'), ...permissionsOf('addresses')],
  })
  const role = await post<{ id: string }>('/roles', { name: 'Owners', policies: [{ policy: policy.id }] })
  return (user: { email: string; password: string }) => post('/users', { ...user, role: role.id, status: 'active' })
}

export const startDirectus = async (folder: string, databaseUrl: string): Promise<Running> => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const environment = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: address,
    SECRET: 'the secret of a bench, at least thirty-two characters',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    LOG_LEVEL: 'error',
    TELEMETRY: 'false',
    SERVE_APP: 'false',
    // A token lasts for the whole run.
    ACCESS_TOKEN_TTL: '2h',
  }
  // Without the look for a newer version that `directus` makes first.
  const cli = 'node_modules/@directus/api/dist/cli/run.js'
  await runProgram({ script: [cli, 'bootstrap'], folder, environment })
  const { pid, stop } = await startProgram({ script: [cli, 'start'], folder, environment }, `${address}/server/ping`)
  const addUser = await setUp(address)
  const filled: { headers: Record<string, string>; parent: number; child: number }[] = []
  for (let owner = 0; owner < owners; owner += 1) {
    const user = { email: `owner${owner}@example.com`, password: 'a password of an owner' }
    await addUser(user)
    const { data } = await sendJson<Data<{ access_token: string }>>(`${address}/auth/login`, { body: user })
    const headers = { authorization: `Bearer ${data.access_token}` }
    const body = { ...parentOf(owner), addresses: childrenOf() }
    const made = await sendJson<Data<{ id: number; addresses: number[] }>>(`${address}/items/applications`, {
      headers,
      body,
    })
    filled.push({ headers, parent: made.data.id, child: made.data.addresses[0] ?? 0 })
  }
  const [one, other] = filled
  const headers = one?.headers ?? {}
  await assertRefused(send(`${address}/items/applications/${other?.parent}`, { method: 'GET', headers }), 'Directus')
  const items = `${address}/items`
  return runningOf({ pid, stop }, filled, {
    create: ({ headers }, number) =>
      send(`${items}/applications`, { headers, body: { ...parentOf(number), addresses: childrenOf() } }),
    load: ({ headers, parent }) =>
      send(`${items}/applications/${parent}?fields=*,addresses.*`, { method: 'GET', headers }),
    update: ({ headers, child }, number) =>
      send(`${items}/addresses/${child}`, { method: 'PATCH', headers, body: changeOf(number) }),
  })
}
