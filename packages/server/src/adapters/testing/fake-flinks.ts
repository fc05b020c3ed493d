import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const customerId = '43387ca6-0391-4c82-857d-70d95f087ecb'
const secret = 'flinks-secret-of-the-test'
const apiKey = 'x-api-key-of-the-test'
export const fullAccountNumber = '1111009876543'

interface Asked {
  method: string
  path: string
  body: Record<string, unknown>
}

const json = (response: ServerResponse, status: number, value: object) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ...value, HttpStatusCode: status, Links: [] }))
}
const fails = (response: ServerResponse, status: number, FlinksCode: string) =>
  json(response, status, { FlinksCode, Message: 'see the code', RequestId: randomUUID() })

const account = (Id: string, Title: string, AccountNumber: string) => ({
  Id,
  Title,
  AccountNumber,
  TransitNumber: '77777',
  InstitutionNumber: '777',
  OverdraftLimit: 0,
  Category: 'Operations',
  Type: 'Chequing',
  Currency: 'CAD',
  Holder: { Name: 'John Doe', Email: 'johndoe@flinks.io', PhoneNumber: '(514) 333-7777', Address: null },
  Balance: { Available: 500, Current: 512.34, Limit: null },
  Transactions: [
    {
      Id: randomUUID(),
      Date: '2026/11/02',
      Code: null,
      Description: 'PAY ACME',
      Debit: null,
      Credit: 2100.1,
      Balance: 2200,
    },
    {
      Id: randomUUID(),
      Date: '2026/11/03',
      Code: null,
      Description: 'RENT',
      Debit: 1687.66,
      Credit: null,
      Balance: 512.34,
    },
  ],
})
const accounts = [account('acc-1', 'Chequing CAD', fullAccountNumber), account('acc-2', 'Savings CAD', '2222001234567')]

/** Failures of Flinks, chosen by a test. */
export type Mishap = 'no token' | 'down' | 'silence' | 'no json' | 'other json' | 'redirect' | 'busy'

/**
 * Flinks according to its reference (docs.flinks.com): single-use authorize tokens, Connect with its redirect back
 * with loginId, tag, institution and accountId, and account details that are pending for a while.
 */
export const startFakeFlinks = async () => {
  const asked: Asked[] = []
  const tokens = new Set<string>()
  const logins = new Map<string, string>()
  const requests = new Map<string, { loginId: string; waits: number; filter: string[] }>()
  const state: { mishap: Mishap | undefined; waits: number } = { mishap: undefined, waits: 1 }

  const mishaps: Record<Mishap, (response: ServerResponse) => void> = {
    'no token': (response) => fails(response, 401, 'UNAUTHORIZED'),
    down: (response) => fails(response, 503, 'AGGREGATION_ERROR'),
    busy: (response) => fails(response, 401, 'RETRY_LATER'),
    silence: () => {},
    'no json': (response) => void response.end('<html>'),
    'other json': (response) => json(response, 200, { Something: 'else' }),
    redirect: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  }
  const details = (response: ServerResponse, requestId: string) => {
    const request = requests.get(requestId)
    if (!request) return fails(response, 401, 'SESSION_NONEXISTENT')
    request.waits -= 1
    if (request.waits >= 0) return fails(response, 202, 'OPERATION_PENDING')
    const wanted = accounts.filter(({ Id }) => request.filter.length === 0 || request.filter.includes(Id))
    return json(response, 200, {
      Accounts: wanted,
      Institution: 'FlinksCapital',
      InstitutionName: 'Flinks Capital',
      Tag: logins.get(request.loginId),
      RequestId: requestId,
      Login: { Username: 'Greatday', Id: request.loginId },
    })
  }
  const calls: Record<
    string,
    (response: ServerResponse, request: IncomingMessage, body: Record<string, unknown>) => void
  > = {
    'POST GenerateAuthorizeToken': (response, request) => {
      if (request.headers['flinks-auth-key'] !== secret) return fails(response, 401, 'UNAUTHORIZED')
      const Token = randomUUID()
      tokens.add(Token)
      return json(response, 200, { Token })
    },
    'POST Authorize': (response, request, { LoginId }) => {
      if (!tokens.delete(String(request.headers['flinks-auth-key']))) return fails(response, 401, 'UNAUTHORIZED')
      if (!logins.has(String(LoginId))) return fails(response, 401, 'INVALID_LOGIN')
      const RequestId = randomUUID()
      requests.set(RequestId, { loginId: String(LoginId), waits: state.waits, filter: [] })
      return json(response, 200, { RequestId, Institution: 'FlinksCapital' })
    },
    'POST GetAccountsDetail': (response, request, { RequestId, AccountsFilter }) => {
      if (request.headers['x-api-key'] !== apiKey) return fails(response, 401, 'UNAUTHORIZED')
      const known = requests.get(String(RequestId))
      if (known && Array.isArray(AccountsFilter)) known.filter = AccountsFilter.map(String)
      return details(response, String(RequestId))
    },
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const path = url.pathname.replace(`/v3/${customerId}/BankingServices/`, '')
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
    asked.push({ method: request.method ?? '', path, body })
    if (state.mishap) return mishaps[state.mishap](response)
    const call = calls[`${request.method} ${path}`]
    if (call) return call(response, request, body)
    const [, pending] = /^GetAccountsDetailAsync\/(.+)$/.exec(path) ?? []
    if (pending && request.method === 'GET') return details(response, pending)
    return fails(response, 404, 'INVALID_REQUEST')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    config: { customerId, secret, url, connectUrl: `${url}/v2/`, apiKey },
    asked,
    state,
    /** Connect after the person has signed in and chosen: returns the redirect address. */
    walkConnect: (address: string, chosen = 'acc-1'): string => {
      const { searchParams } = new URL(address)
      if (!tokens.delete(searchParams.get('authorizeToken') ?? ''))
        throw new Error('Connect was opened without a token')
      const loginId = randomUUID()
      const tag = searchParams.get('tag') ?? ''
      logins.set(loginId, tag)
      const back = new URL(searchParams.get('redirectUrl') ?? '')
      const query = { loginId, tag, institution: 'FlinksCapital', accountId: chosen }
      for (const [name, value] of Object.entries(query)) back.searchParams.set(name, value)
      return back.href
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type FakeFlinks = Awaited<ReturnType<typeof startFakeFlinks>>
