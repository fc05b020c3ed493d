import { randomBytes, randomUUID } from 'node:crypto'
import { bankDataSimulated } from '@foyer/dev/simulated-bank/bank-data-simulated.ts'
import { serveInstitution } from '@foyer/dev/simulated-bank/serve-institution.ts'
import { institutionBrowser } from '@foyer/dev/simulated-bank/testing/walk-institution.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fieldCrypto } from '../kit/crypto.ts'
import { deriveKeys } from '../kit/hash.ts'
import { type BankDataPort, BankDataRefused, BankDataUnavailable, type BankLogin } from '../ports/bank-data.ts'
import { testClock } from '../testing/test-clock.ts'
import { testTexts } from '../testing/test-texts.ts'
import { bankDataFlinks } from './bank-data-flinks.ts'
import { type FakeFlinks, fullAccountNumber, startFakeFlinks } from './testing/fake-flinks.ts'

const returnUrl = 'http://localhost:3000/ours/user/7/bankStatement'
const clock = testClock()
let flinks: FakeFlinks
let app: FastifyInstance
let simulated: BankDataPort

beforeAll(async () => {
  flinks = await startFakeFlinks()
  const texts = testTexts()
  const crypto = fieldCrypto(deriveKeys([randomBytes(32)]))
  simulated = bankDataSimulated({ crypto, clock, texts, publicUrl: 'http://localhost:3000' })
  app = Fastify({ routerOptions: { maxParamLength: 200 } })
  serveInstitution(app, { clock, crypto, texts })
  await app.ready()
})
afterAll(async () => {
  await flinks.stop()
  await app.close()
})

/** An adapter, a person who goes through its institution, and an unknown login. */
const adapters: Record<
  string,
  () => { port: BankDataPort; walk: (url: string) => Promise<string>; unknownLogin: string; mostTries: number }
> = {
  flinks: () => ({
    port: bankDataFlinks(flinks.config, clock.now),
    walk: async (url) => flinks.walkConnect(url),
    unknownLogin: randomUUID(),
    mostTries: 3,
  }),
  simulated: () => ({
    port: simulated,
    walk: (url) => institutionBrowser(app).walk(url),
    unknownLogin: 'made-up',
    mostTries: 1,
  }),
}

const returned = (address: string): BankLogin & { institution: string } => {
  const { searchParams } = new URL(address)
  const of = (name: string) => searchParams.get(name) ?? ''
  return { loginId: of('loginId'), accountId: of('accountId'), tag: of('tag'), institution: of('institution') }
}
const fetched = async (port: BankDataPort, login: BankLogin, most: number) => {
  let ticket: string | undefined
  for (let tries = 0; tries < most; tries += 1) {
    const answer = await port.fetch(login, ticket)
    if (answer.state === 'ready') return answer.statement
    ticket = answer.ticket
  }
  throw new Error('the statement stayed pending')
}

describe.each(Object.keys(adapters))('bank data by %s', (name) => {
  const made = () => {
    const adapter = adapters[name]
    if (!adapter) throw new Error(name)
    return adapter()
  }
  test('sends a person out, who returns with a login, their tag, the institution and the accounts', async () => {
    const { port, walk } = made()
    const tag = `ours.${randomUUID()}`
    const back = await walk(await port.begin({ tag, returnUrl, language: 'en' }))
    expect(back.startsWith(`${returnUrl}?`)).toBe(true)
    const login = returned(back)
    expect(login).toMatchObject({ tag, institution: expect.stringMatching(/./), accountId: expect.stringMatching(/./) })
    expect(port.mayBe(login)).toBe(true)
  })
  test('fetches the statement of the chosen accounts, with only three digits of their numbers', async () => {
    const { port, walk, mostTries } = made()
    const login = returned(await walk(await port.begin({ tag: `ours.${randomUUID()}`, returnUrl, language: 'fr' })))
    const statement = await fetched(port, login, mostTries)
    expect(statement.Accounts).toHaveLength(1)
    expect(statement.Institution).not.toBe('')
    expect(statement.FetchedAt).toBe(clock.now().toISOString())
    const [account] = statement.Accounts
    expect(account).toMatchObject({ LastDigits: expect.stringMatching(/^\d{3}$/), Currency: 'CAD' })
    expect(account?.Transactions.length).toBeGreaterThan(1)
    for (const { Date: date, Debit, Credit } of account?.Transactions ?? []) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect((Debit === null) !== (Credit === null)).toBe(true)
    }
    expect(account?.Balance).toBe(account?.Transactions.at(-1)?.Balance)
    expect(JSON.stringify(statement)).not.toContain(fullAccountNumber.slice(0, 8))
  })
  test('refuses an unknown login, and one with another tag', async () => {
    const { port, walk, unknownLogin, mostTries } = made()
    const login = returned(await walk(await port.begin({ tag: `ours.${randomUUID()}`, returnUrl, language: 'en' })))
    await expect(fetched(port, { ...login, loginId: unknownLogin }, mostTries)).rejects.toThrow(BankDataRefused)
    await expect(fetched(port, { ...login, tag: 'ours.another' }, mostTries)).rejects.toThrow(BankDataRefused)
  })
  test('rejects an impossible login without a request', () => {
    const { port } = made()
    for (const loginId of ['', 'a', '../../etc/passwd', '<script>']) {
      expect(port.mayBe({ loginId, accountId: '', tag: 'ours.x' })).toBe(false)
    }
  })
})

describe('Flinks', () => {
  const port = () => bankDataFlinks(flinks.config, clock.now)
  const visit = { tag: 'ours.t', returnUrl, language: 'fr' as const }
  const during = async (mishap: FakeFlinks['state']['mishap'], work: () => Promise<unknown>) => {
    flinks.state.mishap = mishap
    try {
      return await work()
    } finally {
      flinks.state.mishap = undefined
    }
  }
  test('receives tag, language, redirect and a single-use token', async () => {
    const url = new URL(await port().begin(visit))
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      tag: 'ours.t',
      language: 'fr',
      redirectUrl: returnUrl,
      authorizeToken: expect.stringMatching(/./),
      accountSelectorEnable: 'true',
    })
    flinks.walkConnect(url.href)
    expect(() => flinks.walkConnect(url.href)).toThrow('without a token')
    expect(url.href).not.toContain(flinks.config.secret)
  })
  test('is asked for 90 days of the chosen accounts, and polled while it works', async () => {
    flinks.asked.length = 0
    const login = returned(flinks.walkConnect(await port().begin(visit), 'acc-1,acc-2'))
    const first = await port().fetch(login, undefined)
    expect(first).toMatchObject({ state: 'pending' })
    const second = await port().fetch(login, first.state === 'pending' ? first.ticket : '')
    expect(second).toMatchObject({ state: 'ready', statement: { Accounts: [{}, {}], SimulatedFlag: 0 } })
    expect(flinks.asked.map(({ method, path }) => `${method} ${path.replace(/\/.*/, '')}`)).toEqual([
      'POST GenerateAuthorizeToken',
      'POST GenerateAuthorizeToken',
      'POST Authorize',
      'POST GetAccountsDetail',
      'GET GetAccountsDetailAsync',
    ])
    expect(flinks.asked[2]?.body).toEqual({ LoginId: login.loginId, MostRecentCached: true })
    expect(flinks.asked[3]?.body).toMatchObject({ AccountsFilter: ['acc-1', 'acc-2'], DaysOfTransactions: 'Days90' })
  })
  test('is asked again when it lost the session', async () => {
    const login = returned(flinks.walkConnect(await port().begin(visit)))
    expect(await port().fetch(login, randomUUID())).toEqual({ state: 'pending', ticket: '' })
  })
  test.each(['down', 'no json', 'other json', 'redirect', 'busy'] as const)(
    'is unavailable when its reply is %s',
    async (mishap) => {
      const login = returned(flinks.walkConnect(await port().begin(visit)))
      await during(mishap, () => expect(port().begin(visit)).rejects.toThrow(BankDataUnavailable))
      await during(mishap, () => expect(port().fetch(login, undefined)).rejects.toThrow(BankDataUnavailable))
    },
  )
  test('times out after five seconds', async () => {
    await during('silence', () => expect(port().begin(visit)).rejects.toThrow(BankDataUnavailable))
  })
  test('refuses when our credentials are invalid', async () => {
    const stranger = bankDataFlinks({ ...flinks.config, secret: 'another' }, clock.now)
    await expect(stranger.begin(visit)).rejects.toThrow(BankDataRefused)
  })
  test('requires https, except on this machine', () => {
    const { config } = flinks
    expect(() => bankDataFlinks({ ...config, url: 'http://flinks.example' }, clock.now)).toThrow('https')
    expect(() => bankDataFlinks({ ...config, connectUrl: 'http://flinks.example' }, clock.now)).toThrow('https')
  })
  test('never appears in an error message', async () => {
    const login = returned(flinks.walkConnect(await port().begin(visit)))
    await during('down', async () => {
      const error = await port()
        .fetch(login, undefined)
        .catch((thrown: Error) => thrown)
      expect(JSON.stringify([String(error), (error as Error).stack])).not.toMatch(
        new RegExp(`${login.loginId}|${flinks.config.secret}|${flinks.config.customerId}`),
      )
    })
  })
})

test('a reply with accounts or transactions without end is refused', async () => {
  const port = bankDataFlinks(flinks.config, clock.now)
  const login = { loginId: randomUUID(), accountId: '', tag: 'ours.tag' }
  const fetchOf = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetchOf.mockRestore())
  const reply = async (Accounts: unknown[]) => {
    fetchOf.mockImplementation(async () => Response.json({ Token: 't', RequestId: 'r', HttpStatusCode: 200, Accounts }))
    return port.fetch(login, undefined)
  }
  expect(await reply([{ Transactions: [{}] }])).toMatchObject({ state: 'ready' })
  const many = (count: number) => Array.from({ length: count }, () => ({}))
  for (const accounts of [many(1_000_000), [{ Transactions: many(1_000_000) }]]) {
    await expect(reply(accounts)).rejects.toThrow('another shape')
  }
})
