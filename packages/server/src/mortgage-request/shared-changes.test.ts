import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSession } from '../kit/session.ts'
import { inSite } from '../kit/transaction.ts'
import { type MadeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { completePart, type Invited, openInvite, readyApplication, sendApplication } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const load = ({ borrower, ids }: MadeApplication) => borrower.client.call('/api/MTGAPPLoad', ids)
const changes = async (made: MadeApplication) => (await load(made)).SharedChanges
const saveAs = async ({ client, ids }: Pick<Invited, 'client' | 'ids'>, RequestMortgage: object, more: object = {}) =>
  keyOf(
    await client.callAnyhow('/api/MTGAPPUpdateRequestMortgageInvite', {
      SiteID: ids.SiteID,
      UserID: ids.UserID,
      MortgageApplicationID: ids.MortgageApplicationID,
      RequestMortgage,
      ...more,
    }),
  )
const confirm = async (made: MadeApplication, Version?: number) =>
  keyOf(
    await made.borrower.client.call('/api/MTGAPPConfirmSharedChanges', {
      ...made.ids,
      Version: Version ?? (await load(made)).Version,
    }),
  )
/** A ready application with an invited person who may change the mortgage, and its down payment. */
const shared = async () => {
  const made = await readyApplication(foyer, 'ours')
  const invited = await completePart(foyer, made, { DisplayMortgage: 1 })
  const { DownPayment } = (await load(made)).RequestedMortgage
  const before = DownPayment ?? 0
  return { made, invited, before, raised: before + 10_000 }
}

describe('a figure of the deal that an invited person changed', () => {
  it('is shown to the main applicant with what it was and who changed it, and not to the invited person', async () => {
    const { made, invited, before, raised } = await shared()
    expect(await changes(made)).toBeUndefined()
    expect(await saveAs(invited, { DownPayment: raised })).toBe('')
    expect(await changes(made)).toEqual([
      { Field: 'DownPayment', Name: 'Luc Côté', Before: before, BeforeDate: '' },
      expect.objectContaining({ Field: 'RequestedMortgageAmount', Name: 'Luc Côté' }),
    ])
    const { answer } = await openInvite(foyer, made, invited.guid, invited.client)
    expect(answer.RequestedMortgage.DownPayment).toBe(raised)
    expect(answer.SharedChanges).toBeUndefined()
  })
  it('holds the submission until the main applicant confirms it', async () => {
    const { made, invited, raised } = await shared()
    await saveAs(invited, { DownPayment: raised })
    expect(await sendApplication(made)).toMatchObject({
      ReturnStatus: { ReturnCode: 422, ReturnMessage: 'ApplicationIncomplete' },
      Errors: [
        { Field: 'SharedChanges.0', Key: 'ChangesNotConfirmed' },
        { Field: 'SharedChanges.1', Key: 'ChangesNotConfirmed' },
      ],
    })
    expect(await confirm(made)).toBe('')
    expect(await changes(made)).toBeUndefined()
    expect((await load(made)).RequestedMortgage.DownPayment).toBe(raised)
    expect(keyOf(await sendApplication(made))).toBe('')
  })
  it('is not confirmed by a page that was loaded before it', async () => {
    const { made, invited, raised } = await shared()
    await saveAs(invited, { DownPayment: raised })
    const { Version } = await load(made)
    await saveAs(invited, { DownPayment: raised + 1 })
    expect(await confirm(made, Version)).toBe('StaleEdit')
    expect(await changes(made)).toHaveLength(2)
  })
  it('is confirmed once: again nothing is written', async () => {
    const { made, invited, raised } = await shared()
    await saveAs(invited, { DownPayment: raised })
    await confirm(made)
    const { Version } = await load(made)
    expect(await confirm(made)).toBe('')
    expect((await load(made)).Version).toBe(Version)
  })
  it('is no change once it is what it was', async () => {
    const { made, invited, before, raised } = await shared()
    await saveAs(invited, { DownPayment: raised })
    await saveAs(invited, { DownPayment: before })
    expect(await changes(made)).toBeUndefined()
  })
  it('is settled by a save of the main applicant, and not by an answer of another kind', async () => {
    const { made, invited, raised } = await shared()
    await saveAs(invited, { SubjectProperty: { CondoFees: 99 } })
    expect(await changes(made)).toBeUndefined()
    await saveAs(invited, { DownPayment: raised })
    expect(await saveAs({ client: made.borrower.client, ids: { ...invited.ids, ...made.ids } }, {})).toBe('')
    expect(await changes(made)).toBeUndefined()
  })
  it('stays after a save of the interview, which does not show every figure, unless that changes it', async () => {
    const { made, invited, raised } = await shared()
    await saveAs(invited, { DownPayment: raised })
    const saveInterview = async (change: object) => {
      const { InterView, LandOwnership, RequestedMortgage, Version } = await load(made)
      return keyOf(
        await made.borrower.client.callAnyhow('/api/MTGAPPSaveInterView', {
          ...made.ids,
          InterView: { ...InterView, ...change },
          LandOwnership,
          RequestedMortgage: { SubjectProperty: { Address: RequestedMortgage.SubjectProperty.Address } },
          Version,
        }),
      )
    }
    expect(await saveInterview({})).toBe('')
    expect((await changes(made))?.map(({ Field }) => Field)).toEqual(['DownPayment', 'RequestedMortgageAmount'])
    expect(await saveInterview({ DownPaymentAmount: raised + 1_000 })).toBe('')
    expect(await changes(made)).toBeUndefined()
  })
  it('is neither confirmed nor settled by an operator in a session handed over', async () => {
    const { made, invited, raised } = await shared()
    await saveAs(invited, { DownPayment: raised })
    const { userId } = made.borrower
    const helper = foyer.client()
    const session = { siteId: 'ours', userId, actor: 'operator', language: 1, now: foyer.clock.now() }
    const token = await inSite(foyer.services.database.db, 'ours', (trx) =>
      startSession(trx, foyer.services.keys.tokens, session),
    )
    helper.cookies.set('sid-ours', token)
    expect(keyOf(await helper.call('/api/MTGAPPConfirmSharedChanges', { ...made.ids, Version: 9_999 }))).toBe(
      'HandOffNotAllowed',
    )
    expect(keyOf(await helper.call('/api/MTGAPPUpdateRequestMortgage', { ...made.ids, RequestMortgage: {} }))).toBe('')
    expect(await changes(made)).toHaveLength(2)
  })
  it('is confirmed by the main applicant alone', async () => {
    const { made, invited, raised } = await shared()
    await saveAs(invited, { DownPayment: raised })
    const stranger = await makeBorrower(foyer, 'ours')
    for (const { client, UserID } of [
      { client: invited.client, UserID: '' },
      { client: stranger.client, UserID: stranger.userId },
    ])
      expect(
        keyOf(await client.call('/api/MTGAPPConfirmSharedChanges', { ...made.ids, UserID, Version: 9_999 })),
      ).not.toBe('')
    expect(await changes(made)).toHaveLength(2)
  })
})
