import { residentialStatuses } from '@foyer/domain/applicants/addresses/kind.ts'
import type { Applicant } from '@foyer/domain/application-fields.ts'
import { anApplicantAddress } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Borrower,
  fillAddresses,
  fillIdentification,
  fillIncomes,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../testing/builders.ts'
import { databaseState } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let borrower: Borrower
let owner: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  borrower = await makeBorrower(foyer, 'ours')
  owner = await makeApplication(borrower)
  await fillIdentification(owner)
  await fillAddresses(owner, [
    anApplicantAddress({ ResidentialStatusDD: residentialStatuses.owner, MonthsAtAddress: 60 }),
  ])
  await fillIncomes(owner)
})
afterAll(() => foyer.stop())

const load = () => borrower.client.call('/api/MTGAPPLoad', owner.ids)
const save = (Reasons: Partial<Applicant['Reasons']>) =>
  borrower.client.call('/api/MTGAPPSaveReasons', { ...owner.ids, Reasons })
const key = 'OwnerWithoutProperty'

test('a blank reason is refused at its field, with nothing written', async () => {
  const before = await databaseState(foyer.services.database)
  expect(await save({ [key]: ' \n ' })).toMatchObject({
    ReturnStatus: { ReturnCode: 422, ReturnMessage: 'ReasonRequired' },
    Errors: [{ Field: `Reasons.${key}`, Key: 'ReasonRequired' }],
  })
  expect(await databaseState(foyer.services.database)).toEqual(before)
})

test('an owner without a property submits only with the reason, which the consent covers', async () => {
  const submit = async () => {
    const { Summary, MainApplicantID: ApplicantID } = await load()
    return borrower.client.call('/api/mtgappsubmit', {
      ...owner.ids,
      Consents: [{ ApplicantID, Accepted: 1 }],
      ConsentVersion: Summary.ConsentVersion,
      Reviewed: Summary.Reviewed,
    })
  }
  const missing = { Field: `Applicants.0.Reasons.${key}`, Key: 'ReasonRequired' }
  expect((await submit()).Errors).toContainEqual(missing)
  const { Parts } = (await load()).Summary.Reviewed
  expect((await save({ [key]: 'Sold in May, account 7654321' })).ReturnStatus.ReturnCode).toBe(200)
  const loaded = await load()
  expect(loaded.Applicants[0]?.Reasons).toEqual({
    FirstHome: '',
    [key]: 'Sold in May, account ••••321',
    OwesMoreThanValue: '',
  })
  expect(loaded.Summary.Reviewed.Parts).not.toEqual(Parts)
  expect((await submit()).Errors ?? []).not.toContainEqual(missing)
})

test('a reason that is not sent again is kept', async () => {
  await save({ FirstHome: 'Inherited share' })
  expect((await load()).Applicants[0]?.Reasons).toMatchObject({
    FirstHome: 'Inherited share',
    [key]: 'Sold in May, account ••••321',
  })
})
