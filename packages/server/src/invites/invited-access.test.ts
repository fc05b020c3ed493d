import { allCalls, type CallPath } from '@foyer/contract/all-calls.ts'
import { accessRules } from '@foyer/contract/kit/access.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { aLiability, anApplicantAddress, anAsset, aPension } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  fillIdentification,
  fillLists,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../testing/builders.ts'
import { invite, join } from '../testing/invited.ts'
import { smallestValue } from '../testing/schema-values.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const begun = async (): Promise<MadeApplication> => {
  const made = await makeApplication(await makeBorrower(foyer, 'ours'))
  await fillIdentification(made)
  await fillLists(made, { incomes: [aPension()], assets: [anAsset()], liabilities: [aLiability()] })
  return made
}
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const invitedTo = async (made: MadeApplication) => join(await invite(foyer, made), { RelationshipDD: 6 })

describe('every other call on the application', () => {
  it('an invited person has exactly these calls without an applicant', () =>
    expect(
      allCalls
        .filter(({ access }) => accessRules[access].owns === 'application')
        .filter(({ access }) => (accessRules[access].principals as readonly string[]).includes('invite'))
        .flatMap(pathsOf)
        .sort(),
    ).toEqual([
      '/api/MTGAPPAddCoApplicant',
      '/api/MTGAPPListReviewComments',
      '/api/MTGAPPMarkReviewComment',
      '/api/MTGAPPSaveDraft',
      '/api/MTGAPPUpdateRequestMortgage',
      '/api/MTGAPPUpdateRequestMortgageInvite',
    ]))
  it('an invited person is refused the records of another applicant under their own id', async () => {
    const made = await begun()
    const invited = await invitedTo(made)
    const load = () => made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    const [ada] = (await load()).Applicants
    const { IncomeID = 0 } = ada?.Incomes[0] ?? {}
    const { AssetID = 0 } = ada?.Assets[0] ?? {}
    const { LiabilityID = 0 } = ada?.Liabilities[0] ?? {}
    const { ApplicantAddressID = 0 } = ada?.Addresses[0] ?? {}
    expect([IncomeID, AssetID, LiabilityID, ApplicantAddressID].every((id) => id > 0)).toBe(true)
    const calls: [CallPath, object][] = [
      ['/api/MTGAPPLoadIncome', { IncomeID }],
      ['/api/MTGAppUpsertIncomeInvite', { Income: { ...aPension(), IncomeID } }],
      ['/api/MTGAPPDeleteIncomeInvite', { IncomeID }],
      ['/api/MTGAPPLoadAssetInvite', { AssetID }],
      ['/api/MTGAPPUpsertAssetInvite', { Asset: { ...anAsset(), AssetID } }],
      ['/api/MTGAPPDeleteAssetInvite', { AssetID }],
      ['/api/MTGAPPLoadLiabilityInvite', { LiabilityID }],
      ['/api/MTGAPPUpsertLiabilityInvite', { Liability: { ...aLiability(), LiabilityID } }],
      ['/api/MTGAPPDeleteLiabilityInvite', { LiabilityID }],
      ['/api/MTGAppRemoveAddressInvite', { ApplicantAddressID }],
      ['/api/MTGAppUpsertAddressInvite', { ApplicantAddresses: [anApplicantAddress({ ApplicantAddressID })] }],
    ]
    for (const [path, more] of calls) {
      const answer = await invited.client.callAnyhow(path, { ...invited.ids, ...more })
      expect([path, keyOf(answer)]).toEqual([path, 'NoAccess'])
    }
    expect((await load()).Applicants[0]).toEqual(ada)
  })
  it('an invited person is refused every call on another applicant', async () => {
    const made = await begun()
    const invited = await invitedTo(made)
    const guarded = allCalls.filter(
      ({ access }) => access === 'applicant' || access === 'ownApplicant' || access === 'invited',
    )
    const calls = guarded.flatMap((call) => pathsOf(call).map((path) => ({ path, call })))
    expect(calls.length).toBeGreaterThan(30)
    for (const { path, call } of calls) {
      const body = { ...invited.ids, ApplicantID: made.mainApplicantId }
      const { body: answer } = await invited.client.raw(path, smallestValue(call.body, body))
      expect([path, keyOf(JSON.parse(answer))]).toEqual([path, expect.stringMatching(/^(NoAccess|Access_Denied)$/)])
    }
  })
})
