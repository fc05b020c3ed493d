import type { BankStatement } from '@foyer/domain/bank-statements/fields.ts'
import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import Value from 'typebox/value'
import { type BankDataPort, BankDataRefused, BankDataUnavailable, type BankLogin } from '../ports/bank-data.ts'
import { readJsonReply } from './read-reply.ts'
import { serviceUrl } from './service-address.ts'

export interface FlinksConfig {
  customerId: string
  secret: string
  /** Base URL of the API, without a trailing slash: https://instance-api.private.fin.ag */
  url: string
  /** Base URL of Flinks Connect, which the person visits. */
  connectUrl: string
  /** Required if Flinks has enabled its x-api-key header. */
  apiKey?: string
}

/** Timeout in milliseconds: Flinks returns 202 when the institution needs longer. */
const timeout = 5000
/** Maximum bytes of a reply: 90 days of a busy household are a few hundred thousand. */
const longestAnswer = 10_000_000
const mostAccounts = 30
const mostTransactions = 3000
/** A reply may have more than what is kept, but not without end: each of them is checked. */
const mostOfReply = { accounts: 300, transactions: 30_000 }

const NumberOrNull = Type.Optional(Type.Union([Type.Number(), Type.Null()]))
const TextOrNull = Type.Optional(Type.Union([Type.String(), Type.Null()]))

const Token = Type.Object({ Token: Type.String({ minLength: 1 }) })
const Authorized = Type.Object({ RequestId: Type.String({ minLength: 1 }) })
const Pending = Type.Object({ HttpStatusCode: Type.Literal(202) })
const Details = Type.Object({
  Institution: TextOrNull,
  InstitutionName: TextOrNull,
  Tag: TextOrNull,
  Accounts: Type.Array(
    Type.Object({
      Id: TextOrNull,
      Title: TextOrNull,
      AccountNumber: TextOrNull,
      Type: TextOrNull,
      Currency: TextOrNull,
      Holder: Type.Optional(Type.Union([Type.Object({ Name: TextOrNull }), Type.Null()])),
      Balance: Type.Optional(Type.Union([Type.Object({ Current: NumberOrNull }), Type.Null()])),
      Transactions: Type.Optional(
        Type.Union([
          Type.Array(
            Type.Object({
              Date: TextOrNull,
              Description: TextOrNull,
              Debit: NumberOrNull,
              Credit: NumberOrNull,
              Balance: NumberOrNull,
            }),
            { maxItems: mostOfReply.transactions },
          ),
          Type.Null(),
        ]),
      ),
    }),
    { maxItems: mostOfReply.accounts },
  ),
})
type Details = Static<typeof Details>
/** Compiled, since a household has thousands of transactions. */
const isDetails = Compile(Details)
const otherShape = 'an answer of another shape'
const Failed = Type.Object({ FlinksCode: Type.String() })

/** Codes of an ended request; a new request may succeed. */
const sessionIsOver = new Set(['SESSION_NONEXISTENT', 'SESSION_EXPIRED'])
/** Codes that mean: try again later. */
const notNow = new Set([
  'OPERATION_DISPATCHED',
  'CARD_IN_USE',
  'CONCURRENT_SESSION',
  'RETRY_LATER',
  'DISABLED_INSTITUTION',
  'AGGREGATION_ERROR',
])

/** The Flinks session ended; the login may still be valid. */
class SessionOver extends BankDataUnavailable {}

/**
 * Flinks Connect and the Flinks API, v3 (docs.flinks.com): GenerateAuthorizeToken, the person at Connect, then
 * Authorize with the returned login, GetAccountsDetail, and GetAccountsDetailAsync while the reply is 202.
 */
export const bankDataFlinks = (config: FlinksConfig, now: () => Date): BankDataPort => {
  const { customerId, secret, url, connectUrl, apiKey } = config
  serviceUrl(url)
  serviceUrl(connectUrl)
  const base = `${url}/v3/${encodeURIComponent(customerId)}/BankingServices`
  const own = { 'content-type': 'application/json', ...(apiKey !== undefined && { 'x-api-key': apiKey }) }

  const ask = async (method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}, body?: object) => {
    const response = await reach(`${base}/${path}`, {
      method,
      headers: { ...own, ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await readJson(response)
    if (response.ok) return answer
    const code = Value.Check(Failed, answer) ? answer.FlinksCode : ''
    if (sessionIsOver.has(code)) throw new SessionOver(code)
    if (response.status >= 500 || response.status === 429 || response.status === 408 || notNow.has(code))
      throw new BankDataUnavailable(`status ${response.status}`)
    throw new BankDataRefused(`status ${response.status}`)
  }
  /** Single use, valid for 30 minutes. */
  const authorizeToken = async (): Promise<string> =>
    parse(Token, await ask('POST', 'GenerateAuthorizeToken', { 'flinks-auth-key': secret }, {})).Token

  const beginFetch = async ({ loginId, accountId }: BankLogin): Promise<{ requestId: string; answer: unknown }> => {
    const authorized = await ask(
      'POST',
      'Authorize',
      { 'flinks-auth-key': await authorizeToken() },
      { LoginId: loginId, MostRecentCached: true },
    )
    const { RequestId } = parse(Authorized, authorized)
    const chosen = accountId.split(',').filter(Boolean)
    const answer = await ask(
      'POST',
      'GetAccountsDetail',
      {},
      {
        RequestId,
        WithAccountIdentity: true,
        WithTransactions: true,
        DaysOfTransactions: 'Days90',
        ...(chosen.length > 0 && { AccountsFilter: chosen }),
      },
    )
    return { requestId: RequestId, answer }
  }
  const goOn = async (login: BankLogin, ticket: string | undefined) => {
    if (ticket === undefined) return beginFetch(login)
    return { requestId: ticket, answer: await ask('GET', `GetAccountsDetailAsync/${encodeURIComponent(ticket)}`) }
  }

  return {
    async begin({ tag, returnUrl, language }) {
      const address = serviceUrl(connectUrl)
      const query = {
        redirectUrl: returnUrl,
        authorizeToken: await authorizeToken(),
        tag,
        language,
        accountSelectorEnable: 'true',
        accountSelectorMultiple: 'true',
        daysOfTransactions: 'Days90',
      }
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      return address.href
    },
    mayBe: ({ loginId }) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(loginId),
    async fetch(login, ticket) {
      try {
        const { requestId, answer } = await goOn(login, ticket)
        if (Value.Check(Pending, answer)) return { state: 'pending', ticket: requestId }
        if (!isDetails.Check(answer)) throw new BankDataUnavailable(otherShape)
        const details = answer as Details
        // A login with another tag belongs to another visit.
        if (details.Tag && details.Tag !== login.tag) throw new BankDataRefused('the login is of another visit')
        return { state: 'ready', statement: statementOf(details, now()) }
      } catch (error) {
        if (error instanceof SessionOver) return { state: 'pending', ticket: '' }
        throw error
      }
    },
  }
}

/** Errors of fetch may contain an address with an id, so only the lack of a reply is reported. */
const reach = async (address: string, request: RequestInit): Promise<Response> => {
  try {
    return await fetch(address, request)
  } catch {
    throw new BankDataUnavailable('no answer')
  }
}

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await readJsonReply(response, longestAnswer)
  } catch {
    throw new BankDataUnavailable(`an answer that cannot be read, status ${response.status}`)
  }
}

const parse = <S extends TSchema>(schema: S, answer: unknown): Static<S> => {
  if (!Value.Check(schema, answer)) throw new BankDataUnavailable(otherShape)
  return answer as Static<S>
}

const text = (value: string | null | undefined, most: number): string => (value ?? '').slice(0, most)
const money = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value * 100) / 100
const dateOf = (value: string | null | undefined): string => text(value, 10).replaceAll('/', '-')

const statementOf = ({ Institution, InstitutionName, Accounts }: Details, now: Date): BankStatement => ({
  Institution: text(InstitutionName || Institution, 120),
  SimulatedFlag: 0,
  FetchedAt: now.toISOString(),
  Accounts: Accounts.slice(0, mostAccounts).map((account) => ({
    Title: text(account.Title, 120),
    LastDigits: (account.AccountNumber ?? '').replace(/\D/g, '').slice(-3),
    Type: text(account.Type, 60),
    Currency: text(account.Currency, 3),
    HolderName: text(account.Holder?.Name, 130),
    Balance: money(account.Balance?.Current),
    Transactions: (account.Transactions ?? []).slice(0, mostTransactions).map((one) => ({
      Date: dateOf(one.Date),
      Description: text(one.Description, 200),
      Debit: money(one.Debit),
      Credit: money(one.Credit),
      Balance: money(one.Balance),
    })),
  })),
})
