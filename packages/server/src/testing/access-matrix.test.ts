import { allCalls } from '@foyer/contract/all-calls.ts'
import { type AccessRule, accessRules, isOfficeAccess } from '@foyer/contract/kit/access.ts'
import { type CallDeclaration, pathsOf } from '@foyer/contract/kit/define-call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomId, randomPublicId } from '../kit/hash.ts'
import { allMailsSent } from './all-mails-sent.ts'
import { type Borrower, makeApplication, makeSite } from './builders.ts'
import { databaseState } from './database-state.ts'
import { makeOwner } from './owner.ts'
import { smallestValue } from './schema-values.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'
import { expectationFor, wrongCallers } from './wrong-principals.ts'

const isApplicantNamed = (call: CallDeclaration) =>
  ((call.body as { required?: string[] }).required ?? []).includes('ApplicantID')
const refusal = {
  denied: { http: 401, status: { ReturnCode: 401, ReturnMessage: 'Access_Denied' } },
  'no-access': { http: 200, status: { ReturnCode: 404, ReturnMessage: 'NoAccess' } },
  security: { http: 200, status: { ReturnCode: 403, ReturnMessage: 'CLI_SecurityCheck' } },
}

/** Derived from the declarations, so a new call is covered automatically. */
describe('every call refuses every wrong caller and writes nothing', () => {
  let foyer: TestFoyer
  let owner: Borrower
  let ids: Record<string, unknown>

  beforeAll(async () => {
    foyer = await startTestFoyer()
    await makeSite(foyer, 'ours')
    await makeSite(foyer, 'theirs')
    const made = await makeOwner(foyer, 'ours')
    owner = made.owner
    ids = made.ids
    await allMailsSent(foyer)
  })
  afterAll(() => foyer.stop())

  // Those of the office have a matrix of their own.
  const guarded = allCalls
    .filter(({ access }) => !isOfficeAccess(access))
    .map((call) => ({ call, rule: accessRules[call.access] as AccessRule }))
    .filter(({ rule }) => !rule.principals.includes('visitor') && !rule.principals.includes('operator'))
    .flatMap(({ call, rule }) => pathsOf(call).map((path) => ({ path, call, rule })))

  test.each(guarded)('$path', async ({ path, call, rule }) => {
    const callers = await wrongCallers(foyer, { owner, otherSite: 'theirs', ids })
    const before = await databaseState(foyer.services.database)
    for (const caller of callers) {
      const expected = expectationFor(rule, caller, isApplicantNamed(call))
      if (!expected) continue
      const answer = await caller.client.raw(path, smallestValue(call.body, caller.ids))
      const status = (JSON.parse(answer.body) as { ReturnStatus: unknown }).ReturnStatus
      expect({ caller: caller.name, ...refusal[expected] }).toEqual({
        caller: caller.name,
        http: answer.status,
        status,
      })
      if (expected === 'no-access') {
        const missing = await caller.client.raw(
          path,
          smallestValue(call.body, {
            ...caller.ids,
            MortgageApplicationID: randomId(),
            RequestDocID: randomPublicId(),
            SigningRequestID: 'nowhere',
          }),
        )
        expect(missing.body, `${caller.name}: another user's object and an unknown one have the same reply`).toBe(
          answer.body,
        )
      }
    }
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })

  const everyPath = allCalls.flatMap((call) => pathsOf(call).map((path) => ({ path, call })))

  test.each(everyPath)('$path does not fail for a site without a name', async ({ path, call }) => {
    const nameless = { ...ids, SiteID: '', siteID: '', siteId: '' }
    const answer = await owner.client.raw(path, smallestValue(call.body, nameless))
    expect(answer.status).toBeLessThan(500)
    expect(answer.body).not.toContain('"ReturnCode":5')
  })

  const owned = guarded.filter(({ rule }) => rule.owns === 'applicant' && rule.principals.includes('user'))
  test.each(owned)('$path refuses an applicant of another application of the same user', async ({ path, call }) => {
    const other = await makeApplication(owner)
    const before = await databaseState(foyer.services.database)
    const answer = await owner.client.raw(
      path,
      smallestValue(call.body, { ...ids, ApplicantID: other.mainApplicantId }),
    )
    expect(JSON.parse(answer.body)).toEqual({ ReturnStatus: { ReturnCode: 404, ReturnMessage: 'NoAccess' } })
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })

  const operators = allCalls
    .filter(({ access }) => access === 'operator')
    .flatMap((call) => pathsOf(call).map((path) => ({ path, call })))
    // Wrong tokens are counted by address.
    .map((one, index) => ({ ...one, from: { 'x-forwarded-for': `198.51.100.${index + 1}` } }))
  /** A wrong token is recorded in the audit trail. */
  const stateBesideTrail = async () => ({ ...(await databaseState(foyer.services.database)), audit_events: '' })
  test.each(operators)('$path refuses a caller without the operator token', async ({ path, call, from }) => {
    const before = await stateBesideTrail()
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', `Basic ${foyer.operatorToken}`]) {
      const answer = await owner.client.raw(path, smallestValue(call.body, ids), { authorization, ...from })
      expect([answer.status, JSON.parse(answer.body)]).toEqual([
        401,
        { ReturnStatus: { ReturnCode: 401, ReturnMessage: 'Access_Denied' } },
      ])
    }
    expect(await stateBesideTrail()).toEqual(before)
  })
})
