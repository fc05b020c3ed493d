import { allCalls, type CallPath } from '@foyer/contract/all-calls.ts'
import { type AccessRule, accessRules, type Principal } from '@foyer/contract/kit/access.ts'
import { type CallDeclaration, isOpenToHandOff, pathsOf } from '@foyer/contract/kit/define-call.ts'
import { blankApplicant } from '@foyer/domain/applicants/blank.ts'
import type { Applicant } from '@foyer/domain/application-fields.ts'
import { isWaiting } from '@foyer/domain/invites/rules.ts'
import { type PartAction, type PartPrincipal, type PartState, partVerdict } from '@foyer/domain/parts/rights.ts'
import { anAsset } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { withMaskedNumbers } from '../application/with-masks.ts'
import { startSession } from '../kit/session.ts'
import { inSite } from '../kit/transaction.ts'
import { addCoApplicant, contactsOf, fillLists, makeSite, setApplication } from './builders.ts'
import { databaseState } from './database-state.ts'
import { type Invited, invite, readyApplication } from './invited.ts'
import { applicantCalls, type PartCall, type PartFixture, sharedCalls } from './part-calls.ts'
import { makePartCase, type PartCase } from './part-states.ts'
import { readPartReview } from './read-review.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { Credits: 100 })
  await makeSite(foyer, 'private', { Credits: 100, MainSeesIncome: 0 })
})
afterAll(() => foyer.stop())

type Declared = CallDeclaration & { part: PartAction }
const declared = allCalls.filter((call): call is Declared => call.part !== undefined)
const callAt = (path: CallPath): Declared => {
  const call = declared.find((one) => pathsOf(one).includes(path))
  if (!call) throw new Error(`${path} does not declare its action on a part`)
  return call
}

const inReview: readonly PartState[] = ['returned', 'returnedInvited']
const kindOf: Record<PartPrincipal, Principal> = {
  main: 'user',
  keptOut: 'user',
  helper: 'user',
  invited: 'invite',
  sender: 'invite',
  otherInvited: 'invite',
  operator: 'operator',
}
/** States in which an invitation to the part is open. */
const isInvited: Record<PartState, boolean> = {
  open: false,
  invited: true,
  sent: false,
  changed: false,
  reopened: true,
  submitted: false,
  submittedSent: false,
  late: true,
  lateReopened: true,
  returned: false,
  returnedInvited: true,
}

/**
 * The second person of each case was invited. Once the application is submitted, their part is to come until they send it,
 * also where the invitation was withdrawn. The main applicant is allowed the same in both states.
 */
const stateFor = (principal: PartPrincipal, state: PartState): PartState => {
  if (principal !== 'helper') return state
  return state === 'submitted' ? 'late' : state === 'returned' ? 'returnedInvited' : state
}

/** The key of the refusal; empty when allowed. The guard precedes the table, the flow follows it. */
const expectedKey = ({ path, hiddenInReview }: PartCall, state: PartState, principal: PartPrincipal): string => {
  const { access, part } = callAt(path)
  const { principals }: AccessRule = accessRules[access]
  if (!principals.includes(kindOf[principal])) return 'Access_Denied'
  if (principal === 'helper' && !isOpenToHandOff(callAt(path))) return 'HandOffNotAllowed'
  // A withdrawn invitation ends its grant; one whose part was sent opens only calls exclusive to invited people.
  if (principal === 'invited' && !isInvited[state]) return 'Access_Denied'
  if (principal === 'sender' && principals.includes('user')) return 'NoAccess'
  const verdict = partVerdict(part, stateFor(principal, state), principal)
  if (verdict !== 'allowed') return verdict
  const isJoining = path === '/api/MTGAPPAddCoApplicant' && principal === 'invited'
  // An applicant who has joined cannot join again; the flow hides that step.
  return isJoining || (hiddenInReview && inReview.includes(state)) ? 'StepNotOpen' : ''
}

const fixtureOf = async (given: PartCase, guid: string): Promise<PartFixture> => {
  const { made, ids } = given
  const application = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
  const { InvitesHistory } = await made.borrower.client.call('/api/LoadInviteCoApplicant', made.ids)
  const toPart = InvitesHistory.filter(({ ApplicantID }) => ApplicantID === ids.ApplicantID)
  const byMail = toPart.filter(({ ContactMethod }) => ContactMethod === 'Email')
  const newest = byMail.find(({ Status }) => isWaiting(Status)) ?? byMail.find(({ Status }) => Status === 'Submitted')
  const applicant = application.Applicants.find(({ ApplicantID }) => ApplicantID === ids.ApplicantID)
  // What the site hides from the main applicant is here all the same, so that the calls name records that exist.
  const hidden = await inSite(foyer.services.database.db, made.ids.SiteID, (trx) =>
    trx
      .selectFrom('records')
      .select('record_id')
      .where('applicant_id', '=', ids.ApplicantID)
      .where('kind', '=', 'income')
      .execute(),
  )
  const Incomes = applicant?.Hidden
    ? hidden.map(({ record_id }) => ({ IncomeID: Number(record_id) }))
    : applicant?.Incomes
  // After the applicant was removed, no further call is possible.
  return {
    given,
    application,
    applicant: { ...applicant, Incomes } as Applicant,
    inviteId: (newest ?? toPart[0])?.InviteID ?? 0,
    guid,
    review: {},
  }
}

/** The main applicant's session in an operator's browser. */
const helperOf = async ({ made, ids }: Pick<PartCase, 'made' | 'ids'>) => {
  const { siteId, userId } = made.borrower
  const given = { siteId, userId, actor: 'operator', language: 1, now: foyer.clock.now() }
  const { database, keys } = foyer.services
  const session = await inSite(database.db, siteId, (trx) => startSession(trx, keys.tokens, given))
  const client = foyer.client()
  client.cookies.set(`sid-${siteId}`, session)
  return { client, guid: '', ids }
}

const callersOf = async (given: PartCase) => {
  const { made, ids, invited, sender, other } = given
  const ofInvited = (one: Invited) => ({ client: one.client, guid: one.guid, ids: { ...ids, UserID: '' } })
  return {
    main: { client: made.borrower.client, guid: '', ids },
    helper: await helperOf(given),
    invited: ofInvited(invited),
    ...(sender && { sender: ofInvited(sender) }),
    otherInvited: ofInvited(other),
  } satisfies Partial<Record<PartPrincipal, unknown>>
}

type Caller = Awaited<ReturnType<typeof callersOf>>['main']
const ask = async ({ path, body }: PartCall, { client, ids }: Caller, fixture: PartFixture): Promise<string> => {
  const { ReturnStatus } = await client.callAnyhow(path, { ...ids, ...body(fixture) })
  return ReturnStatus.ReturnMessage
}

const states = Object.keys(isInvited) as PartState[]

/** A site that hides some of an invited person's part keeps the main applicant out of it while the person fills it in. */
const principalOn = (site: string, principal: PartPrincipal, state: PartState): PartPrincipal =>
  site === 'private' && principal === 'main' && isInvited[state] ? 'keptOut' : principal
const places = states.flatMap((state) =>
  (isInvited[state] ? ['ours', 'private'] : ['ours']).map((site) => ({ state, site })),
)

it('contains every call with an action on a part, each with a body in part-calls.ts', () => {
  const covered = [...applicantCalls, ...sharedCalls].map(({ path }) => path)
  expect([...new Set(covered)].sort()).toEqual(declared.flatMap(pathsOf).sort())
})

/** Those whom the table allows some calls; the setting of the site concerns the main applicant alone. */
const allowedAt = (site: string, state: PartState) =>
  (['main', 'helper', 'invited'] as const)
    .filter((principal) => site === 'ours' || principal === 'main')
    .map((principal) => ({
      principal,
      calls: applicantCalls.filter((call) => expectedKey(call, state, principalOn(site, principal, state)) === ''),
    }))
    .filter(({ calls }) => calls.length > 0)

describe.each(places)('in the state $state on the site $site', { timeout: 120_000 }, ({ state, site }) => {
  let given: PartCase
  let isUnchanged = true
  beforeAll(async () => {
    given = await makePartCase(foyer, site, state)
  })
  /** The first test that changes the case may have the one that the others have left as it was. */
  const caseToChange = async () => {
    const mine = isUnchanged ? given : await makePartCase(foyer, site, state)
    isUnchanged = false
    return mine
  }

  it('a call on an applicant’s part is refused to everyone else, with nothing written', async () => {
    const callers = await callersOf(given)
    const before = await databaseState(foyer.services.database)
    const answers: unknown[] = []
    const expected: unknown[] = []
    for (const [name, caller] of Object.entries(callers) as [PartPrincipal, Caller][]) {
      const principal = principalOn(site, name, state)
      // The newest link is the sender's own unless the person was asked again.
      if (principal === 'invited' && given.invited === given.sender) continue
      const fixture = await fixtureOf(given, caller.guid)
      for (const call of applicantCalls) {
        const key = expectedKey(call, state, principal)
        // A repeated request of a sender receives the first reply and writes nothing.
        if (key === '' && principal !== 'sender') continue
        expected.push([principal, call.path, key])
        answers.push([principal, call.path, await ask(call, caller, fixture)])
      }
    }
    expect(answers).toEqual(expected)
    expect(answers.length).toBeGreaterThan(40)
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })

  const whereAllShow = site === 'ours' ? it : undefined
  whereAllShow?.(
    'a session handed over by an operator reads only the name of a part to come, and every other part with masks',
    async () => {
      const { main, helper } = await callersOf(given)
      const read = async ({ client }: Caller) => {
        const { Applicants, Drafts } = await client.call('/api/MTGAPPLoad', given.made.ids)
        const isOfPart = ({ ApplicantID }: { ApplicantID: number }) => ApplicantID === given.ids.ApplicantID
        return { applicant: Applicants.find(isOfPart) as Applicant, drafts: Drafts.filter(isOfPart) }
      }
      const whole = await read(main)
      expect(whole.applicant.Addresses.length).toBeGreaterThan(0)
      const { ApplicantID, FirstName, LastName } = whole.applicant
      const Identification = { ...blankApplicant.Identification, FirstName, LastName }
      const isToCome = partVerdict('write', stateFor('helper', state), 'helper') === 'HandOffNotAllowed'
      const named = { applicant: { ...blankApplicant, ApplicantID, FirstName, LastName, Identification }, drafts: [] }
      expect(await read(helper)).toEqual(isToCome ? named : { ...whole, applicant: withMaskedNumbers(whole.applicant) })
    },
  )

  test.each(allowedAt(site, state))(
    'a call on an applicant’s part succeeds for $principal, whom the table allows it',
    async ({ principal, calls }) => {
      const changed = await caseToChange()
      const caller = (await callersOf(changed))[principal]
      const answers: unknown[] = []
      for (const call of calls) {
        const fixture = await fixtureOf(changed, caller.guid)
        const review = principal === 'invited' ? await readPartReview(caller) : {}
        answers.push([call.path, await ask(call, caller, { ...fixture, review })])
      }
      // Once the part is sent, the closed invitation refuses every call after the consent.
      const sent = calls.findIndex(({ path }) => path === '/api/MTGAppSubmitInvite')
      const isOver = (at: number) => sent >= 0 && at > sent
      expect(answers).toEqual(calls.map(({ path }, at) => [path, isOver(at) ? 'NoAccess' : '']))
    },
  )
})

describe('a session handed over by an operator', () => {
  it('reads and changes, in a review, the part of a person for whom the main applicant consents', async () => {
    const made = await readyApplication(foyer, 'ours')
    const { ids } = await addCoApplicant(made, { ...(await contactsOf(made)), RelationshipDD: 6 })
    await fillLists({ ...made, ids })
    await setApplication(foyer, made, { status: 1, request_review: 1 })
    const { client } = await helperOf({ made, ids })
    const { Applicants } = await client.call('/api/MTGAPPLoad', made.ids)
    expect(Applicants[1]?.Identification.DOB).not.toBe('')
    const { ReturnStatus } = await client.call('/api/MTGAPPUpsertAsset', { ...ids, Asset: anAsset() })
    expect(ReturnStatus.ReturnMessage).toBe('')
  })
})

describe('a call on the shared part', () => {
  test.each(['open', 'submitted', 'returned'] as const)('by the main applicant in the state %s', async (state) => {
    const given = await makePartCase(foyer, 'ours', state)
    const { main: caller } = await callersOf(given)
    const before = await databaseState(foyer.services.database)
    for (const call of sharedCalls) {
      const fixture = await fixtureOf(given, '')
      expect([call.path, await ask(call, { ...caller, ids: { ...caller.ids, ApplicantID: 0 } }, fixture)]).toEqual([
        call.path,
        expectedKey(call, state, 'main'),
      ])
    }
    if (state === 'submitted') expect(await databaseState(foyer.services.database)).toEqual(before)
  })
  it('succeeds on a site that hides parts while an invited person has not joined', async () => {
    const given = await makePartCase(foyer, 'private', 'open')
    await invite(foyer, given.made)
    const { main: caller } = await callersOf(given)
    for (const call of sharedCalls) {
      const fixture = await fixtureOf(given, '')
      expect([call.path, await ask(call, { ...caller, ids: { ...caller.ids, ApplicantID: 0 } }, fixture)]).toEqual([
        call.path,
        expectedKey(call, 'open', 'main'),
      ])
    }
  })
})
