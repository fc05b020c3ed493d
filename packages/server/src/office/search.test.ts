import { coupleRefinancingInQuebec, singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import { fillIdentification, fillPersona, makeApplication } from '../testing/application-builders.ts'
import { makeBorrower, makeSite } from '../testing/builders.ts'
import { completePart, readyApplication, sendApplication, sendPart } from '../testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let staff: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  staff = await makeStaff(foyer, await makeBrokerage(foyer))
  await makeSite(foyer, 'north')
  await giveSite(foyer, staff.brokerageId, 'north')
})
afterAll(() => foyer.stop())

const found = async (Search: string, View: 'open' | 'closed' = 'open') => {
  const { Deals } = await staff.client.call('/console-api/ListPipeline', { View, Search })
  return Deals.map(({ MortgageApplicationID }) => MortgageApplicationID)
}

test('a deal is found by each telephone number of its applicants, however it is written, and by a part of one', async () => {
  const today = todayOf(new Date())
  const couple = await fillPersona(await makeBorrower(foyer, 'north'), coupleRefinancingInQuebec(today))
  const single = await makeApplication(
    await makeBorrower(foyer, 'north', { firstName: 'Luc', lastName: 'Roy' }),
    singleBuyerInOntario(today).interview,
  )
  await fillIdentification(single, { FirstName: 'Luc', LastName: 'Roy', Mobile: '+1 (418) 555-0123', HomePhone: '' })
  const abroad = await makeApplication(await makeBorrower(foyer, 'north', { firstName: 'Mia', lastName: 'Ek' }))
  await fillIdentification(abroad, { FirstName: 'Mia', LastName: 'Ek', Mobile: '+44 20 7946 0958', HomePhone: '' })

  const of = { couple: couple.applicationId, single: single.applicationId, abroad: abroad.applicationId }
  for (const [search, deal] of [
    ['8195550177', of.couple],
    ['819 555-0178', of.couple],
    ['+1 819 555 0179', of.couple],
    ['(418) 555', of.single],
    ['1-418-555-0123', of.single],
    ['roy 555-0123', of.single],
    ['+44 20 7946 0958', of.abroad],
  ] as const)
    expect([search, await found(search)]).toEqual([search, [deal]])
  expect(await found('418 555-9999')).toEqual([])
  // Closed before it was sent, the broker still sees its answers.
  const place = { SiteID: 'north', MortgageApplicationID: couple.applicationId }
  await foyer.client().call('/broker-api/SaveDeal', { ...place, Status: 5 })
  for (const search of ['8195550177', '8195550178', '8195550179'])
    expect([search, await found(search, 'closed')]).toEqual([search, [of.couple]])
  const { Application } = await foyer.client().call('/broker-api/LoadDeal', place)
  expect(Application.Applicants.map((one) => one.Identification.DOB)).not.toContain('')
  // The number was changed: the former one leads nowhere.
  await fillIdentification(single, { FirstName: 'Luc', LastName: 'Roy', Mobile: '514 555 0171', HomePhone: '' })
  expect([await found('418 555 0123'), await found('514 555 0171')]).toEqual([[], [of.single]])
})

test('a deal is found by the number of an invited person once their part is in a submission, and as it was sent', async () => {
  const made = await readyApplication(foyer, 'north')
  const invited = await completePart(foyer, made, {}, { Mobile: '514 555 7391' })
  const isFound = async () => (await found('514 555 7391')).includes(made.applicationId)
  expect(await isFound()).toBe(false)
  expect(outcomeOf(await sendPart(invited))).toBe('ok')
  expect(outcomeOf(await sendApplication(made))).toBe('ok')
  expect(await isFound()).toBe(true)
})

test('a number that an invited person changed is not found while their new part was not sent, invited or no more', async () => {
  const made = await readyApplication(foyer, 'north')
  const invited = await completePart(foyer, made, {}, { Mobile: '514 555 7391' })
  expect(outcomeOf(await sendPart(invited))).toBe('ok')
  const { SiteID, MortgageApplicationID, ApplicantID } = invited.ids
  const asked = { SiteID, MortgageApplicationID, ApplicantID, Reason: '' }
  expect(outcomeOf(await foyer.client().call('/broker-api/ReopenPart', asked))).toBe('ok')
  await inSite(foyer.services.database.db, 'north', (trx) =>
    trx
      .updateTable('applicants')
      .set({ identification: sql`identification || '{"Mobile":"5145550042"}'` })
      .where('application_id', '=', made.applicationId)
      .where('applicant_id', '=', ApplicantID)
      .execute(),
  )
  await inSite(foyer.services.database.db, 'north', (trx) =>
    trx.updateTable('invites').set({ withdrawn_at: foyer.clock.now() }).where('submitted_at', 'is', null).execute(),
  )
  await fillIdentification(made, { FirstName: 'Luc', LastName: 'Roy' })
  expect(await found('514 555 0042')).toEqual([])
})
