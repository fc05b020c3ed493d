import { allCalls } from '@foyer/contract/all-calls.ts'
import { isOfficeAccess } from '@foyer/contract/kit/access.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { blankIncident } from '@foyer/domain/incidents/rules.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCaller, outcomeOf } from '../account/testing/people.ts'
import { inSite } from '../kit/transaction.ts'
import { startSignOnProvider } from '../office/testing/sign-on.ts'
import { ensureSite } from '../site/index.ts'
import { makeSite } from './builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from './office-builders.ts'
import { recordedCalls } from './recorded-events.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
let brokerageId: string
let owner: Staff
let provider: Awaited<ReturnType<typeof startSignOnProvider>>
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'free']) await makeSite(foyer, site)
  brokerageId = await makeBrokerage(foyer, { isFirst: true })
  owner = await makeStaff(foyer, brokerageId, { firstName: 'Zéphirine' })
  await giveSite(foyer, brokerageId, 'ours')
  provider = await startSignOnProvider()
})
afterAll(async () => {
  await foyer.stop()
  await provider.stop()
})

/** An empty demo site, which the call then removes. */
const showsDemo = async () => {
  await inSite(foyer.services.database.db, 'demo-1', (trx) =>
    ensureSite(trx, 'demo-1', foyer.clock.now(), { isDemo: true }),
  )
  await giveSite(foyer, brokerageId, 'demo-1')
  return { ShownFl: 0 }
}

/** The end of a round trip to the provider, to link the owner's account. */
const linking = async () => {
  const { Url } = await owner.client.call('/console-api/StartSignOnLink', {})
  return { BrokerageID: brokerageId, ...provider.visit(Url, { sub: 'zephirine' }) }
}

/** Names, addresses, codes and links must be in no event. */
const personal = /Zéphirine|Bélanger|Luc|Roy|@|\b\d{6}\b/
const newest = async () => (await recordedCalls(foyer)).at(-1)?.event_id ?? 0
const rights = { Role: 'broker', Reach: 'own', Sites: [], Withheld: [], Granted: [] }
const incident = {
  ...blankIncident,
  ...{ Circumstances: 'Luc Roy sent a file to the wrong client', Information: 'Names', AwareOn: '2026-01-05' },
}
const person = { Email: 'luc@brokerage.example', FirstName: 'Luc', LastName: 'Roy', LanguageID: 1 }

describe('what an owner does leaves one event, in the server’s chain, with their id', () => {
  test.each([
    ['InvitePerson', 'person-invited', async () => ({ ...person, ...rights })],
    [
      'ChangePerson',
      'person-changed',
      async () => ({ PersonID: (await makeStaff(foyer, brokerageId)).personId, ...rights }),
    ],
    [
      'EndPerson',
      'person-ended',
      async () => ({ PersonID: (await makeStaff(foyer, brokerageId)).personId, DealsTo: '' }),
    ],
    ['ResetFactors', 'factors-reset', async () => ({ PersonID: (await makeStaff(foyer, brokerageId)).personId })],
    ['CreateOfficeSite', 'office-site-created', async () => ({ SiteID: 'created', LeadPersonID: owner.personId })],
    ['AdoptSite', 'site-adopted', async () => ({ SiteID: 'free', LeadPersonID: '' })],
    ['SetDemo', 'demo-set', showsDemo],
    ['SaveSiteLead', 'site-lead-changed', async () => ({ SiteID: 'ours', LeadPersonID: owner.personId })],
    ['SaveIncident', 'incident-saved', async () => ({ IncidentID: '', Version: 0, Incident: incident })],
    ['SaveReasons', 'reasons-of-office-saved', async () => ({ Version: 0, Reasons: [] })],
    ['SaveRequestTemplates', 'request-templates-saved', async () => ({ Version: 0, Requests: [] })],
    ['SaveMessageTemplates', 'message-templates-saved', async () => ({ Version: 0, Messages: [] })],
    ['SaveConditionTemplates', 'condition-templates-saved', async () => ({ Version: 0, Conditions: [] })],
    ['TestSignOn', 'sign-on-tested', async () => ({ Issuer: provider.issuer })],
    ['SaveSignOn', 'sign-on-saved', async () => provider.settings],
    ['FinishSignOnLink', 'sign-on-linked', async () => linking()],
    ['RemoveSignOnLink', 'sign-on-unlinked', async () => ({})],
    ['RemoveSignOn', 'sign-on-removed', async () => ({})],
    ['NewRecoveryCodes', 'recovery-codes-made', async () => ({})],
    ['EndSession', 'office-session-ended', async () => ({ SessionID: '' })],
    ['StepUp', 'office-confirmed', async () => ({ Code: owner.code() })],
  ] as const)('%s', async (name, action, bodyOf) => {
    const body = await bodyOf()
    const after = await newest()
    expect(outcomeOf(JSON.parse((await owner.client.raw(`/console-api/${name}`, body)).body))).toBe('ok')
    const events = await recordedCalls(foyer, after)
    expect(events).toMatchObject([
      { site_id: '*', actor: `person:${owner.personId}`, action, details: { call: name, result: 'ok' } },
    ])
    expect(JSON.stringify(events)).not.toMatch(personal)
  })
})

test('a call about a site is recorded in the chain of the site, under the person, as the operator’s is', async () => {
  const after = await newest()
  await owner.client.call('/console-api/ListDeals', { SiteID: 'ours' })
  expect(await recordedCalls(foyer, after)).toMatchObject([
    { site_id: 'ours', actor: `person:${owner.personId}`, action: 'deals-listed', details: { result: 'ok' } },
  ])
})

test('a sign-in and a confirmation are recorded when they are refused as well, without what was typed', async () => {
  const after = await newest()
  const wrong = { Email: owner.email, Code: '123456' }
  for (const name of ['FinishTotp', 'UseRecoveryCode'] as const)
    await newCaller(foyer).call(`/console-api/${name}`, wrong)
  await newCaller(foyer).call('/console-api/FinishPasskey', { ChallengeID: 'a', Response: '{}' })
  await owner.client.call('/console-api/StepUp', { Code: '123456' })
  const lost = { BrokerageID: brokerageId, State: 'a.b', Query: 'code=secret' }
  await newCaller(foyer).call('/console-api/FinishSignOn', lost)
  await owner.client.call('/console-api/FinishSignOnConfirm', lost)
  const events = await recordedCalls(foyer, after)
  expect(events.map(({ action, actor, details: { result } }) => [action, actor, result])).toEqual([
    ['office-sign-in', 'visitor', 'AuthenticatorCodeIncorrect'],
    ['office-sign-in', 'visitor', 'RecoveryCodeIncorrect'],
    ['office-sign-in', 'visitor', 'PasskeyNotAccepted'],
    ['office-confirmed', `person:${owner.personId}`, 'AuthenticatorCodeIncorrect'],
    ['office-sign-in', 'visitor', 'SignOnExpired'],
    ['office-confirmed', `person:${owner.personId}`, 'SignOnExpired'],
  ])
  expect(JSON.stringify(events)).not.toMatch(personal)
})

test('every call of the office that changes something of another person, a site or a factor declares its event', () => {
  const quiet = allCalls.filter(({ access, effect, audit }) => isOfficeAccess(access) && effect === 'write' && !audit)
  expect(quiet.flatMap(pathsOf).map((path) => path.split('/').at(-1))).toEqual([
    ...['StartSignIn', 'VerifyCode', 'StartPasskey', 'ExtendSession', 'SignOut'],
    ...['StartSignOn', 'StartInvitedSignOn', 'StartSignOnLink', 'StartSignOnConfirm'],
    ...['SaveMe', 'ChooseBrokerage', 'StartAddPasskey', 'StartTotp'],
  ])
})
