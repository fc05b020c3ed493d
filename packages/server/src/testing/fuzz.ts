import { allCalls } from '@foyer/contract/all-calls.ts'
import { isOfficeAccess } from '@foyer/contract/kit/access.ts'
import { pathsOf, staffPathOf } from '@foyer/contract/kit/define-call.ts'
import { errorCatalogue } from '@foyer/domain/errors.ts'
import { protocolKeys } from '@foyer/domain/protocol-errors.ts'
import fc from 'fast-check'
import Type, { type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { repetitions } from '../../../../tools/testing/repetitions.ts'
import { type Borrower, makeSite } from './builders.ts'
import { makeInsurance, openInsurance } from './insurance.ts'
import { giveSite, makeBrokerage, makeStaff } from './office-builders.ts'
import { makeOwner } from './owner.ts'
import { hostileBody } from './schema-values.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'
import type { RawAnswer } from './test-client.ts'

/**
 * Total number of requests. The embedded database receives a tenth, because its one connection serves them one by
 * one. They are hostile in the same ways in each hundredth, so a usual run sends one.
 */
const total = repetitions(process.env.TEST_DATABASE_URL === undefined ? 25_000 : 250_000, 100)
const seed = Number(process.env.FUZZ_SEED ?? 20261120)
/** The ids put into a hostile body: all of the owner's, only the site's without a session, or none. */
const whose = fc.constantFrom('own', 'site', 'none')
const site = { SiteID: 'ours', siteID: 'ours', siteId: 'ours' }
const routes = allCalls.flatMap((call) =>
  [...pathsOf(call), staffPathOf(call) ?? []].flat().map((path) => ({ path, call })),
)

const ReturnStatus = Type.Object({ ReturnCode: Type.Integer(), ReturnMessage: Type.String() })
const Errors = Type.Optional(Type.Array(Type.Object({ Field: Type.String(), Key: Type.String() })))
const catalogue = new Map<string, number>(Object.entries(errorCatalogue))
const protocol = new Set<string>(protocolKeys)
const RefusedReply = Compile(Type.Object({ ReturnStatus, Errors }, { additionalProperties: false }))

/** The number of files that share the calls, because one worker alone takes as long as all other tests together. */
const parts = 3

/**
 * Derived from the schemas of the calls: the reply is always a declared one and never a 5xx. Tests every third call,
 * starting with `part`.
 */
export const fuzzCalls = (part: 0 | 1 | 2) => {
  let foyer: TestFoyer
  let owner: Borrower
  let ids: Record<string, unknown>
  let sessionToken: string
  let brokerageId: string
  /** Of an owner of a brokerage, and of a broker there who reaches their own deals. */
  let staffTokens: { office: string; own: string }

  const beginOffice = async () => {
    const person = async (role: 'owner' | 'broker', reach: 'brokerage' | 'own') =>
      (await makeStaff(foyer, brokerageId, { role, reach })).client.cookies.get('office') ?? ''
    staffTokens = { office: await person('owner', 'brokerage'), own: await person('broker', 'own') }
  }
  const begin = async () => {
    const made = await makeOwner(foyer, 'ours')
    owner = made.owner
    // The same browser opens an insurance application, so that its calls are reached as well.
    const insurance = await makeInsurance(foyer, 'ours')
    await openInsurance(foyer, insurance, { client: owner.client })
    ids = { ...made.ids, ...site, token: insurance.token }
    sessionToken = owner.client.cookies.get('sid-ours') ?? ''
  }
  /** Whether the owner still has the session and the application: some calls end them. */
  const isWhole = async () => {
    owner.client.cookies.set('sid-ours', sessionToken)
    const { body } = await owner.client.raw('/api/MTGAPPLoad', ids)
    return (JSON.parse(body) as { ReturnStatus: { ReturnCode: number } }).ReturnStatus.ReturnCode === 200
  }

  beforeAll(async () => {
    foyer = await startTestFoyer()
    await makeSite(foyer, 'ours')
    brokerageId = await makeBrokerage(foyer)
    await giveSite(foyer, brokerageId, 'ours')
    await begin()
  })
  beforeEach(async () => {
    if (!(await isWhole())) await begin()
    // Calls of the office end sessions and people, and lower an owner's rights.
    await beginOffice()
  })
  afterAll(() => foyer.stop())

  test.each(routes.filter((_, index) => index % parts === part))('$path', async ({ path, call }) => {
    const Reply = Compile(Type.Object({ ReturnStatus, ...withNulls(call.reply.properties) }))
    await fc.assert(
      fc.asyncProperty(hostileBody(call.body), whose, fc.ipV4(), async (body, given, ip) => {
        owner.client.cookies.set('sid-ours', sessionToken)
        owner.client.cookies.set('office', staffTokens[isOfficeAccess(call.access) ? 'office' : 'own'])
        // Visitors call from random addresses, so that a limit does not stop the test before the handler.
        const client = given === 'site' ? foyer.client({ ip }) : owner.client
        const answer = await client.raw(path, given === 'none' ? body : withIds(body, given === 'own' ? ids : site))
        const wrong = complaintOf(answer, Reply)
        if (wrong !== undefined) throw new Error(`${wrong}: ${answer.status} ${answer.body}`)
      }),
      { numRuns: Math.ceil(total / routes.length), seed, endOnFailure: true },
    )
  })
}

type Check = { Check(value: unknown): boolean }

/** Without `expect`: a million of them take ten seconds. */
const complaintOf = ({ status, body }: RawAnswer, Reply: Check): string | undefined => {
  const reply = JSON.parse(body) as { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }
  const { ReturnCode, ReturnMessage } = reply.ReturnStatus
  if (ReturnCode >= 500) return 'the server failed'
  if (ReturnCode === 200) return Reply.Check(reply) ? undefined : 'not the reply that is declared'
  if (!RefusedReply.Check(reply)) return 'not a refusal of the wire'
  if (catalogue.get(ReturnMessage) !== ReturnCode) return 'not a key with its code'
  return status === (protocol.has(ReturnMessage) ? ReturnCode : 200) ? undefined : 'not the status of its key'
}

/** `nullable` is for serialisation; a check needs a union, at any depth. */
const withNulls = <T>(node: T): T => {
  if (typeof node !== 'object' || node === null || !JSON.stringify(node).includes('"nullable"')) return node
  if (Array.isArray(node)) return node.map(withNulls) as T
  const inner = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withNulls(value)]))
  return ('nullable' in node ? Type.Union([inner as TSchema, Type.Null()]) : inner) as T
}

/** Puts the owner's ids into a hostile body, so that it passes the guard and reaches the handler. */
const withIds = (body: string, ids: Record<string, unknown>): string => {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? JSON.stringify({ ...value, ...ids })
      : body
  } catch {
    return body
  }
}
