import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { aJob } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allMailsSent } from './all-mails-sent.ts'
import { addCoApplicant, addDocument, fillIncomes, fillLists, makeSite } from './builders.ts'
import { asApplicant, completePart, guidIn, openInvite, readyApplication } from './invited.ts'
import { giveSite, makeBrokerage, makeStaff } from './office-builders.ts'
import { outcomeOf } from './people.ts'
import { readReview } from './read-review.ts'
import { smallestValue } from './schema-values.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

const mark = 'Canary Shelter'
const site = 'closed'
const closed = { MainSeesIdentity: 0, MainSeesContact: 0, MainSeesIncome: 0, MainSeesAssets: 0, MainSeesDebts: 0 }

let foyer: TestFoyer
let main: Client
let person: Client
let ids: Record<string, unknown>
let ownIds: Record<string, unknown>
/**
 * A part that the main applicant filled in and sent, about which staff ask, and whose person corrects it under their own link
 * since: on a site that shows the main applicant none of it.
 */
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, site, closed)
  const brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, site)
  const { client: staff } = await makeStaff(foyer, brokerageId)
  const made = await readyApplication(foyer, site)
  main = made.borrower.client
  const { Applicants } = await main.call('/api/MTGAPPLoad', made.ids)
  const { Email = '', Mobile = '', HomePhone = '' } = Applicants[0]?.Identification ?? {}
  const co = await addCoApplicant(made, { Email, Mobile, HomePhone, RelationshipDD: 6 })
  await fillLists(co)
  await fillIncomes(co, [aJob({ EmployerName: 'Acme' })])
  const ApplicantID = co.ids.ApplicantID
  const Consents = [made.mainApplicantId, ApplicantID].map((id) => ({ ApplicantID: id, Accepted: 1 }))
  const sent = await main.callAnyhow('/api/mtgappsubmit', { ...made.ids, ...(await readReview(made)), Consents })
  expect(outcomeOf(sent)).toBe('ok')
  const deal = { SiteID: site, MortgageApplicationID: made.applicationId }
  const { Application } = await staff.call('/console-api/LoadDeal', deal)
  const income = Application.Applicants.find((one) => one.ApplicantID === ApplicantID)?.Incomes[0]
  const place = { ApplicantID, Step: 'income', RecordID: income?.IncomeID ?? 0, Field: 'IncomeAmount' }
  expect(
    outcomeOf(await staff.callAnyhow('/console-api/SaveComment', { ...deal, CommentID: 0, ...place, Text: 'Right?' })),
  ).toBe('ok')
  const view = { DisplayMortgage: 1, DisplayIncome: 1, Message: '' }
  expect(outcomeOf(await staff.callAnyhow('/console-api/ReturnForReview', { ...deal, ...view }))).toBe('ok')
  const invitation = { ApplicantID, ContactMethod: 'Email', Note: '', LanguageID: 1 }
  expect(outcomeOf(await staff.callAnyhow('/console-api/InviteApplicant', { ...deal, ...invitation }))).toBe('ok')
  await allMailsSent(foyer)
  const mail = foyer.mailbox.to(Email).findLast(({ text }) => text.includes('/InviteCoApplicant/'))
  if (mail === undefined) throw new Error('no invitation')
  const opened = await openInvite(foyer, made, guidIn(mail))
  person = opened.client
  const IncomeID = income?.IncomeID
  ids = { ...made.ids, ApplicantID, IncomeID }
  ownIds = { ...deal, UserID: '', ApplicantID, IncomeID }
  const Income = { ...income, EmployerName: mark }
  expect(outcomeOf(await person.callAnyhow('/api/MTGAppUpsertIncome', { ...ownIds, Income }))).toBe('ok')
})
afterAll(() => foyer.stop())

const readsWith = async (client: Client, given: Record<string, unknown>, mark: string) => {
  const found: string[] = []
  for (const call of allCalls.filter(({ effect }) => effect === 'read'))
    for (const path of pathsOf(call).filter((one) => !/^\/(?:console|broker)-api\//.test(one)))
      if ((await client.raw(path, smallestValue(call.body, given))).body.includes(mark)) found.push(path)
  return found
}

it('no read of the main applicant returns what the site hides of a person with a link of their own, by whichever call', async () => {
  expect((await readsWith(person, ownIds, mark)).length).toBeGreaterThan(0)
  expect(await readsWith(main, ids, mark)).toEqual([])
})

it('no read of the main applicant returns whole document numbers of a person with a link of their own', async () => {
  await makeSite(foyer, 'open')
  const made = await readyApplication(foyer, 'open')
  const invited = await completePart(foyer, made)
  const number = 'K9182736'
  const added = await addDocument(asApplicant(made, invited), { IdentificationNumber: number })
  const given = { ...invited.ids, IdentificationID: added.IdentificationID }
  expect(await readsWith(invited.client, given, number)).toEqual(['/api/MTGAPPLoadIdentification'])
  expect(await readsWith(made.borrower.client, { ...given, UserID: made.ids.UserID }, number)).toEqual([])
})
