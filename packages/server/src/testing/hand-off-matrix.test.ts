import { randomBytes } from 'node:crypto'
import { allCalls } from '@foyer/contract/all-calls.ts'
import { type AccessRule, accessRules } from '@foyer/contract/kit/access.ts'
import { isOpenToHandOff, pathsOf } from '@foyer/contract/kit/define-call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insuranceHash, randomId } from '../kit/hash.ts'
import { hashOfToken, startSession } from '../kit/session.ts'
import { inSite } from '../kit/transaction.ts'
import { allMailsSent } from './all-mails-sent.ts'
import { makeSite } from './builders.ts'
import { databaseState } from './database-state.ts'
import { makeInsurance } from './insurance.ts'
import { makeOwner } from './owner.ts'
import { smallestValue } from './schema-values.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

const siteId = 'ours'
const signingIds = { SigningRequestID: 'request', SignerID: 1 }

/** A call that finds its caller by the cookie; the others open what a link names, for anyone who has it. */
const isOfSession = (rule: AccessRule) => rule.owns !== 'nothing'

/** Derived from the declarations, so a new call is covered automatically. */
describe('a session handed over by an operator', () => {
  let foyer: TestFoyer
  let ids: Record<string, unknown>
  let token: string
  /** Of an application without invitations: the parts of others are closed to such a session. */
  let ownIds: Record<string, unknown>

  const insert = (sessionToken: string, kind: 'invite' | 'insurance' | 'signer', subject: string, inviteId?: number) =>
    inSite(foyer.services.database.db, siteId, (trx) =>
      trx
        .insertInto('grants')
        .values({
          site_id: siteId,
          token_hash: hashOfToken(foyer.services.keys.tokens, sessionToken),
          kind,
          subject,
          application_id: inviteId === undefined ? null : Number(ids.MortgageApplicationID),
          invite_id: inviteId ?? null,
          expires_at: new Date(foyer.clock.now().getTime() + 3_600_000),
        })
        .execute(),
    )

  const insertInvite = async () => {
    const invite_id = randomId()
    const now = foyer.clock.now()
    await inSite(foyer.services.database.db, siteId, (trx) =>
      trx
        .insertInto('invites')
        .values({
          ...{ site_id: siteId, invite_id, application_id: Number(ids.MortgageApplicationID) },
          ...{ applicant_id: Number(ids.ApplicantID), method: 'Email', contact: 'a@b.ca', body: '' },
          ...{ language: 1, profile: 1, display_mortgage: 1, token_hash: randomBytes(32) },
          ...{ created_at: now, sent_at: now, expires_at: new Date(now.getTime() + 3_600_000) },
        })
        .execute(),
    )
    return invite_id
  }

  const handOver = (userId: string) =>
    inSite(foyer.services.database.db, siteId, (trx) =>
      startSession(trx, foyer.services.keys.tokens, {
        ...{ siteId, userId, actor: 'operator', language: 1, now: foyer.clock.now() },
      }),
    )
  const browserWith = (value: string) => {
    const client = foyer.client()
    client.cookies.set(`sid-${siteId}`, value)
    return client
  }

  beforeAll(async () => {
    foyer = await startTestFoyer()
    await makeSite(foyer, siteId)
    const made = await makeOwner(foyer, siteId)
    const insurance = await makeInsurance(foyer, siteId)
    ids = { ...made.ids, ...signingIds, siteId, siteID: siteId, token: insurance.token }
    const own = await makeOwner(foyer, siteId)
    ownIds = { ...ids, ...own.ids }
    token = await handOver(made.owner.userId)
    // Every grant a browser may have: the owner's file, an invitation to it, an insurance application, a signature.
    await insert(token, 'invite', 'invitation', await insertInvite())
    const subject = insuranceHash(foyer.services.keys, siteId, insurance.token).toString('hex')
    await insert(token, 'insurance', subject)
    await insert(token, 'signer', `${signingIds.SigningRequestID}/${signingIds.SignerID}`)
    await allMailsSent(foyer)
  })
  afterAll(() => foyer.stop())

  const calls = allCalls
    .filter((call) => call.access !== 'operator' && isOfSession(accessRules[call.access]))
    .flatMap((call) => pathsOf(call).map((path) => ({ path, call })))
  const bodyFor = ({ call }: (typeof calls)[number], given: Record<string, unknown>) => {
    const { principals } = accessRules[call.access] as AccessRule
    return smallestValue(call.body, principals.includes('user') ? given : { ...given, UserID: '' })
  }

  test.each(calls.filter(({ call }) => !isOpenToHandOff(call)))('is refused $path and writes nothing', async (one) => {
    const before = await databaseState(foyer.services.database)
    const { body } = await browserWith(token).raw(one.path, bodyFor(one, ids))
    expect(JSON.parse(body)).toEqual({ ReturnStatus: { ReturnCode: 403, ReturnMessage: 'HandOffNotAllowed' } })
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })

  test.each(calls.filter(({ call }) => isOpenToHandOff(call)))('reaches $path', async (one) => {
    const { UserID } = ownIds
    const { body } = await browserWith(await handOver(String(UserID))).raw(one.path, bodyFor(one, ownIds))
    expect((JSON.parse(body) as { ReturnStatus: { ReturnMessage: string } }).ReturnStatus.ReturnMessage).not.toBe(
      'HandOffNotAllowed',
    )
  })

  test('is refused every call that consents, signs, submits, invites or changes credentials', () => {
    const open = new Set(calls.filter(({ call }) => isOpenToHandOff(call)).map(({ path }) => path))
    const never = [
      ...[
        '/api/mtgappsubmit',
        '/api/mtgappReviewsubmit',
        '/api/MTGAppSubmitInvite',
        '/api/SIGNSign',
        '/api/SIGNDecline',
      ],
      ...[
        '/api/SIGNVerifyCode',
        '/cli-api/CreateDocuSignLink',
        '/cli-api/prepare-application',
        '/cli-api/validate-token',
      ],
      ...['/api/InviteCoApplicant', '/api/InviteCoApplicantSMS', '/api/ReInviteCoApplicant', '/api/MTGAPPLoadInvite'],
      ...['/api/MTGAPPWithdrawInvite', '/api/MTGAPPLoadIncome', '/api/MTGAPPLoadIdentification'],
      ...['/api/MTGAPPUserResetPassword', '/api/MTGAPPUserForgotPassword', '/api/MtgappRequestBankStatement'],
    ]
    expect(never.filter((path) => open.has(path) || !calls.some((one) => one.path === path))).toEqual([])
  })
})
