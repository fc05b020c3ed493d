import type { SubjectProperty } from '@foyer/domain/mortgage-request/fields.ts'
import { anApplicantAddress, anAsset, aPension } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import {
  addCoApplicant,
  contactsOf,
  fillAddresses,
  fillLists,
  type MadeApplication,
  makeSite,
} from '../testing/builders.ts'
import { databaseState } from '../testing/database-state.ts'
import {
  asApplicant,
  completePart,
  fillPart,
  type Invited,
  invite,
  join,
  openInvite,
  readyApplication,
  sendApplication,
  sendPart,
} from '../testing/invited.ts'
import { readPartReview, readReview } from '../testing/read-review.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'renamed')
})
afterAll(() => foyer.stop())

const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const unread = {
  ReturnStatus: { ReturnCode: 422, ReturnMessage: 'ConsentRequired' },
  Errors: [{ Field: 'Reviewed', Key: 'ConsentRequired' }],
}
const succeeds = async (answer: Promise<{ ReturnStatus: { ReturnMessage: string } }>) =>
  expect(keyOf(await answer)).toBe('')
const load = ({ borrower, ids }: MadeApplication) => borrower.client.call('/api/MTGAPPLoad', ids)
const addAsset = ({ borrower, ids }: Pick<MadeApplication, 'borrower' | 'ids'>) =>
  borrower.client.call('/api/MTGAPPUpsertAsset', { ...ids, Asset: anAsset() })
const saveMortgage = async (made: MadeApplication, changed: Partial<SubjectProperty> = {}) => {
  const { RequestedMortgage } = await load(made)
  const SubjectProperty = { ...RequestedMortgage.SubjectProperty, ...changed }
  const RequestMortgage = { ...RequestedMortgage, SubjectProperty }
  return made.borrower.client.call('/api/MTGAPPUpdateRequestMortgage', { ...made.ids, RequestMortgage })
}
const saveIdentification = async ({ borrower, ids }: MadeApplication, more: object = {}) => {
  const { Applicants } = await borrower.client.call('/api/MTGAPPLoad', ids)
  const own = Applicants.find(({ ApplicantID }) => ApplicantID === ids.ApplicantID)
  const Identification = { ...own?.Identification, ...more }
  return borrower.client.callAnyhow('/api/MTGAPPSaveIdentification', { ...ids, Identification })
}
const renameBrokerage = (SiteID: string, BrokerageName: string) =>
  foyer.client().call('/broker-api/SaveSite', { SiteID, Link: { AgentProfile: { BrokerageName } } })

/** An application with a co-applicant who shares the contacts of the main applicant, whose parts are both ready. */
const couple = async (site = 'ours') => {
  const made = await readyApplication(foyer, site)
  const other = await addCoApplicant(made, { ...(await contactsOf(made)), FirstName: 'Luc', LastName: 'Roy' })
  await fillLists(other)
  const people = [made.mainApplicantId, other.ids.ApplicantID]
  return { made, other, Consents: people.map((ApplicantID) => ({ ApplicantID, Accepted: 1 })) }
}
type Couple = Awaited<ReturnType<typeof couple>>

describe('an application that changed since its review was read is not sent, and nothing is written', () => {
  test.each<[string, (given: Couple) => Promise<unknown>]>([
    ['the mortgage request', ({ made }) => succeeds(saveMortgage(made, { AnnualTaxes: 4321 }))],
    ['a record of the main applicant', ({ made }) => succeeds(addAsset(made))],
    ['a record of the co-applicant', ({ other }) => succeeds(addAsset(other))],
    ['a name', ({ other }) => succeeds(saveIdentification(other, { FirstName: 'Lucien' }))],
    ['a SIN', ({ other }) => succeeds(saveIdentification(other, { SIN: '130 692 544' }))],
    ['an applicant who joined', async ({ made }) => join(await invite(foyer, made), { RelationshipDD: 6 })],
    [
      'an applicant who was removed',
      ({ made, other }) => succeeds(made.borrower.client.call('/api/MTGAppRemoveCoApplicant', other.ids)),
    ],
  ])('%s', async (_, change) => {
    const given = await couple()
    const { made, Consents } = given
    const read = await readReview(made)
    await change(given)
    await allMailsSent(foyer)
    const before = await databaseState(foyer.services.database)
    expect(await sendApplication(made, { ...read, Consents })).toMatchObject(unread)
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })
  it('the recipient of the consent', async () => {
    const { made, Consents } = await couple('renamed')
    const read = await readReview(made)
    await renameBrokerage('renamed', 'Another Brokerage')
    expect(await sendApplication(made, { ...read, Consents })).toMatchObject(unread)
  })
  it('the part of an invited person, which has arrived', async () => {
    const made = await readyApplication(foyer, 'ours')
    const invited = await completePart(foyer, made)
    const read = await readReview(made)
    await succeeds(sendPart(invited))
    expect(await sendApplication(made, read)).toMatchObject(unread)
    await succeeds(sendApplication(made))
  })
  it('until it was read again', async () => {
    const { made, Consents } = await couple()
    const read = await readReview(made)
    await succeeds(addAsset(made))
    expect(await sendApplication(made, { ...read, Consents })).toMatchObject(unread)
    await succeeds(sendApplication(made, { Consents }))
  })
})

describe('an application is sent as it was read', () => {
  test.each<[string, (made: MadeApplication) => Promise<unknown>]>([
    ['nothing was saved', async () => undefined],
    ['the same mortgage request was saved again', (made) => succeeds(saveMortgage(made))],
    ['the same identification was saved again', (made) => succeeds(saveIdentification(made))],
    [
      'something was typed and not saved',
      ({ borrower, ids }) =>
        borrower.client.call('/api/MTGAPPSaveDraft', { ...ids, StepKey: 'income:0', Data: { A: 1 } }),
    ],
  ])('when %s', async (_, change) => {
    const made = await readyApplication(foyer, 'ours')
    const read = await readReview(made)
    await change(made)
    await succeeds(sendApplication(made, read))
  })
  it('when an invited person saved something in a part they have not sent', async () => {
    const made = await readyApplication(foyer, 'ours')
    const invited = await completePart(foyer, made)
    const read = await readReview(made)
    await succeeds(addAsset(asApplicant(made, invited)))
    await succeeds(sendApplication(made, read))
  })
})

test.each([{ Reviewed: undefined }, { ConsentVersion: undefined }])(
  'a submission is rejected without the review that was read: %o',
  async (missing) => {
    const made = await readyApplication(foyer, 'ours')
    expect(keyOf(await sendApplication(made, missing))).toBe('ConsentRequired')
    const invited = await completePart(foyer, made)
    expect(keyOf(await sendPart(invited, missing))).toBe('ConsentRequired')
  },
)

test('the review that was read is the same in either language, except for the text of the consent', async () => {
  const made = await readyApplication(foyer, 'ours')
  const readIn = async (LanguageID: number) => {
    const { Summary } = await made.borrower.client.call('/api/MTGAPPLoad', { ...made.ids, LanguageID })
    return Summary.Reviewed
  }
  const [english, french] = [await readIn(1), await readIn(2)]
  expect(french.Parts).toEqual(english.Parts)
  expect(french.ConsentHash).not.toBe(english.ConsentHash)
})

interface Given {
  made: MadeApplication
  invited: Invited
}
/** An invited person who has answered everything. They see the mortgage only if the test asks for it. */
const invitedOf = async (more: { DisplayMortgage?: number } = {}): Promise<Given> => {
  const made = await readyApplication(foyer, 'ours')
  const invited = await join(await invite(foyer, made, more), { FirstName: 'Luc', RelationshipDD: 6 })
  await fillPart(made, invited)
  return { made, invited }
}
const theirs = ({ made, invited }: Given): MadeApplication => ({
  ...made,
  ids: { ...made.ids, ApplicantID: invited.ids.ApplicantID },
})
const moveMain = (made: MadeApplication) => {
  const home = anApplicantAddress()
  return fillAddresses(made, [{ ...home, Address: { ...home.Address, StreetName: 'Elsewhere' } }])
}
const shareHome = ({ invited: { client, ids } }: Given) =>
  client.call('/api/MTGAppUpsertAddressInvite', { ...ids, ApplicantAddresses: [], SameAddressFlag: 1 })
const saveAsInvited = async ({ made, invited: { client, guid, ids } }: Given) => {
  const { RequestedMortgage: RequestMortgage } = (await openInvite(foyer, made, guid, client)).answer
  return client.call('/api/MTGAPPUpdateRequestMortgageInvite', { ...ids, RequestMortgage })
}

describe('an invited person’s part that changed since they read it is not sent, and nothing is written', () => {
  test.each<
    [string, { DisplayMortgage?: number }, (given: Given) => Promise<unknown>, (given: Given) => Promise<unknown>]
  >([
    ['by the main applicant', {}, async () => undefined, (given) => succeeds(addAsset(theirs(given)))],
    [
      'by themself in a second tab',
      {},
      async () => undefined,
      ({ made, invited }) => succeeds(addAsset(asApplicant(made, invited))),
    ],
    ['by the home they share', {}, shareHome, ({ made }) => moveMain(made)],
    [
      'by the mortgage request they are shown',
      { DisplayMortgage: 1 },
      (given) => succeeds(saveAsInvited(given)),
      ({ made }) => succeeds(saveMortgage(made, { AnnualTaxes: 4321 })),
    ],
  ])('%s', async (_, more, prepare, change) => {
    const given = await invitedOf(more)
    await prepare(given)
    const read = await readPartReview(given.invited)
    await change(given)
    await allMailsSent(foyer)
    const before = await databaseState(foyer.services.database)
    expect(await sendPart(given.invited, read)).toMatchObject(unread)
    expect(await databaseState(foyer.services.database)).toEqual(before)
    await succeeds(sendPart(given.invited))
  })
  it('but is when only what they are not shown changed', async () => {
    const { made, invited } = await invitedOf()
    const read = await readPartReview(invited)
    await succeeds(saveMortgage(made, { AnnualTaxes: 4321 }))
    await succeeds(addAsset(made))
    await moveMain(made)
    await succeeds(sendPart(invited, read))
  })
})

describe('a save concurrent with the sending', () => {
  const addIncome = ({ borrower, ids }: MadeApplication) =>
    borrower.client.call('/api/MTGAppUpsertIncome', { ...ids, Income: aPension() })
  test.each([true, false])(
    'happens before or after it, never in between; save requested first: %s',
    async (isFirst) => {
      const made = await readyApplication(foyer, 'ours')
      const read = await readReview(made)
      const early = isFirst ? addIncome(made) : undefined
      const Consents = [{ ApplicantID: made.mainApplicantId, Accepted: 1 }]
      const sending = made.borrower.client.call('/api/mtgappsubmit', { ...made.ids, ...read, Consents })
      const [saved, sent] = await Promise.all([early ?? addIncome(made), sending])
      expect([
        ['', 'ConsentRequired'],
        ['ApplicationSubmitted', ''],
      ]).toContainEqual([keyOf(saved), keyOf(sent)])
    },
  )
})
