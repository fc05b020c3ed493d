import type { Identification } from '@foyer/domain/applicants/fields.ts'
import { coupleRefinancingInQuebec } from '@foyer/domain/testing/personas.ts'
import { anApplicantAddress, anAsset } from '@foyer/domain/testing/records.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOfToken, startSession } from '../kit/session.ts'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import {
  addCoApplicant,
  type Borrower,
  fillIdentification,
  fillLists,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { databaseState } from '../testing/database-state.ts'
import { invite as inviteByMail, join } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let borrower: Borrower
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'strict', { ReqSin: 1, ReqType: 1 })
  await makeSite(foyer, 'alone', { AddCoApplicant: 0 })
  borrower = await makeBorrower(foyer, 'ours')
})
afterAll(() => foyer.stop())

const [spouse] = coupleRefinancingInQuebec(todayOf(new Date())).others
const person = spouse?.identification as Identification
const begin = async (who = borrower) => {
  const one = await makeApplication(who)
  await fillIdentification(one)
  await fillLists(one)
  return one
}
const add = ({ borrower: who, ids }: MadeApplication, given: Partial<Identification> = {}, more: object = {}) =>
  who.client.call('/api/MTGAPPAddCoApplicant', {
    ...ids,
    ApplicantID: 0,
    Identification: { ...person, ...given },
    ...more,
  })
const remove = ({ borrower: who, ids }: MadeApplication) => who.client.call('/api/MTGAppRemoveCoApplicant', ids)
const load = ({ borrower: who, ids }: MadeApplication) => who.client.call('/api/MTGAPPLoad', ids)
const keyOf = (answer: { ReturnStatus: { ReturnMessage: string } }) => answer.ReturnStatus.ReturnMessage
const noAccess = { ReturnStatus: { ReturnCode: 404, ReturnMessage: 'NoAccess' } }

describe('a new co-applicant', () => {
  test('is listed last with their details, is the current one, and continues with their addresses', async () => {
    const one = await begin()
    const answer = await add(one, { FirstName: ' Mélanie ', SIN: '046 454 286' })
    expect(answer).toMatchObject({ ReturnStatus: { ReturnCode: 200 }, NextStep: 2 })
    const loaded = await load(one)
    expect(loaded).toMatchObject({
      CurrentApplicantID: answer.ApplicantID,
      MainApplicantID: one.mainApplicantId,
      Step: 2,
    })
    expect(loaded.Applicants).toMatchObject([
      { ApplicantID: one.mainApplicantId, Deletable: 0 },
      {
        ApplicantID: answer.ApplicantID,
        FirstName: 'Mélanie',
        Step: 1,
        Disabled: 0,
        Deletable: 1,
        SameAddressEnableFlag: 1,
        Identification: { PrimaryFlag: 0, RelationshipDD: 0, SINOnFile: 1, SIN: '••• ••• 286' },
        Addresses: [],
      },
    ])
    expect(loaded.Summary).toMatchObject({ AllOtherApplicantNames: 'Mélanie Côté', TotalApplicantCount: 2 })
  })
  test('sent again with their id is changed and not added, and continues after the addresses once those are complete', async () => {
    const one = await begin()
    const co = await addCoApplicant(one, { SIN: '046454286' })
    const { ApplicantID } = co.ids
    const again = () => add(one, { FirstName: 'Zoé', SIN: '••• ••• 286' }, { ApplicantID })
    expect(await again()).toMatchObject({ NextStep: 2, ApplicantID })
    await fillLists(co)
    expect(await again()).toMatchObject({ NextStep: 3, ApplicantID })
    const { Applicants } = await load(one)
    expect(Applicants).toHaveLength(2)
    expect(Applicants[1]).toMatchObject({ FirstName: 'Zoé', Step: 6, Identification: { SINOnFile: 1 } })
  })
  test('from a repeated request is one person; half a minute later it is another', async () => {
    const one = await begin()
    const friend = { RelationshipDD: 6 }
    const answers = await Promise.all([1, 2, 3].map(() => add(one, friend)))
    expect(new Set(answers.map(({ ApplicantID }) => ApplicantID)).size).toBe(1)
    foyer.clock.advance(31)
    expect((await add(one, friend)).ApplicantID).not.toBe(answers[0]?.ApplicantID)
    expect((await load(one)).Applicants).toHaveLength(3)
  })
  test('is added as soon as the interview is saved, and the main applicant’s own steps stay the next ones', async () => {
    const one = await makeApplication(await makeBorrower(foyer, 'ours'))
    const { ApplicantID } = await add(one)
    expect(await load(one)).toMatchObject({
      Step: 1,
      Applicants: [
        { ApplicantID: one.mainApplicantId, Step: 0 },
        { ApplicantID, Step: 1 },
      ],
    })
  })
  test('ends the draft of the page', async () => {
    const one = await begin()
    await borrower.client.call('/api/MTGAPPSaveDraft', {
      ...one.ids,
      ApplicantID: 0,
      StepKey: 'addCoApplicant',
      Data: {},
    })
    await add(one)
    expect((await load(one)).Drafts).toEqual([])
  })
  test('ignores values that the server sets', async () => {
    const one = await begin()
    const forged = { PrimaryFlag: 1, Step: 6, Deletable: 0, SINOnFile: 1, IdentificationLst: [{ Type: 1 }] }
    const { ApplicantID } = await borrower.client.callAnyhow('/api/MTGAPPAddCoApplicant', {
      ...one.ids,
      ApplicantID: 0,
      Identification: { ...person, ...forged },
      ...forged,
    })
    const added = (await load(one)).Applicants.find((each) => each.ApplicantID === ApplicantID)
    expect(added).toMatchObject({
      Step: 1,
      Deletable: 1,
      Identification: { PrimaryFlag: 0, SINOnFile: 0, IdentificationLst: [] },
    })
  })
  test('needs no documents when added, but when saved again', async () => {
    const one = await makeApplication(await makeBorrower(foyer, 'strict'))
    await one.borrower.client.call('/api/MTGAppUpsertIdentification', {
      ...one.ids,
      Identification: spouse?.document ?? {},
    })
    await fillIdentification(one)
    await fillLists(one)
    const { ApplicantID } = await add(one, { SIN: '046454286' })
    expect(ApplicantID).toBeGreaterThan(0)
    expect(keyOf(await add(one, { SIN: '••• ••• 286' }, { ApplicantID }))).toBe('IdentificationRequiredRecord')
  })
})

describe('adding is refused, with nothing written, when', () => {
  let one: MadeApplication
  let strict: MadeApplication
  beforeAll(async () => {
    one = await begin()
    strict = await makeApplication(await makeBorrower(foyer, 'strict'))
    await strict.borrower.client.call('/api/MTGAppUpsertIdentification', {
      ...strict.ids,
      Identification: spouse?.document ?? {},
    })
    await fillIdentification(strict)
    await fillLists(strict)
  })
  test.each<[string, Partial<Identification>, string, string]>([
    [
      'the kind of applicant is missing',
      { ApplicantGroupTypeDD: -1 },
      'IdentificationMissingApplicantGroupType',
      'ApplicantGroupTypeDD',
    ],
    ['the first name is missing', { FirstName: '' }, 'IdentificationMissingFirstName', 'FirstName'],
    ['the last name is missing', { LastName: ' ' }, 'IdentificationMissingLastName', 'LastName'],
    ['the birth date is missing', { DOB: '' }, 'IdentificationMissingDOB', 'DOB'],
    ['the birth date is no day', { DOB: '1999-02-30' }, 'InvalidDate', 'DOB'],
    ['the birth date lies ahead', { DOB: '2099-01-01' }, 'DateOfBirthOutOfRange', 'DOB'],
    ['the e-mail is missing', { Email: '' }, 'RequiredEmailAddress', 'Email'],
    ['the e-mail is none', { Email: 'a@b' }, 'InvalidEmail', 'Email'],
    ['no phone is given', { Mobile: '', HomePhone: '' }, 'IdentificationMissingPhone', 'Mobile'],
    ['a phone is none', { Mobile: '12' }, 'InvalidPhone', 'Mobile'],
    ['the SIN is wrong', { SIN: '046 454 287' }, 'InvalidSin', 'SIN'],
    ['a mask is sent where nothing is kept', { SIN: '••• ••• 286' }, 'InvalidSin', 'SIN'],
    ['the marital status is missing', { MaritalStatusDD: -1 }, 'IdentificationMissingMaritalStatus', 'MaritalStatusDD'],
    ['the relationship is missing', { RelationshipDD: -1 }, 'IdentificationMissingRelationship', 'RelationshipDD'],
    ['a code is unknown', { RelationshipDD: 77 }, 'UnknownChoice', 'RelationshipDD'],
  ])('%s', async (_, given, Key, field) => {
    const state = await databaseState(foyer.services.database)
    expect(await add(one, given)).toMatchObject({
      ReturnStatus: { ReturnCode: 422, ReturnMessage: Key },
      Errors: [{ Field: `Identification.${field}`, Key }],
    })
    expect(await databaseState(foyer.services.database)).toEqual(state)
  })
  test('a SIN is missing where the site requires one', async () => {
    expect(keyOf(await add(strict, { SIN: '' }))).toBe('IdentificationSIN')
  })
  test('another applicant is spouse or partner already, even with two concurrent requests', async () => {
    const couple = await begin()
    const answers = await Promise.all(
      [0, 1].map((RelationshipDD) => add(couple, { RelationshipDD, FirstName: `A${RelationshipDD}` })),
    )
    expect(answers.map(keyOf).sort()).toEqual(['', 'AlreadyHasSpouse'])
    expect(keyOf(await add(couple, { RelationshipDD: 3, FirstName: 'Bo' }))).toBe('')
  })
  test('there are ten applicants', async () => {
    const many = await begin()
    for (let count = 0; count < 9; count += 1) await add(many, { RelationshipDD: 6, FirstName: `No${count}` })
    expect(await add(many, { RelationshipDD: 6 })).toMatchObject({
      ReturnStatus: { ReturnMessage: 'TooManyRecords' },
      Errors: [{ Field: 'ApplicantID', Key: 'TooManyRecords' }],
    })
  })
  test('the version is outdated, or the application is submitted', async () => {
    const late = await begin()
    const { ids } = await addCoApplicant(late)
    expect(keyOf(await add(late, {}, { ApplicantID: ids.ApplicantID, Version: 1 }))).toBe('StaleEdit')
    await setApplication(foyer, late, { status: 0 })
    expect(keyOf(await add(late))).toBe('ApplicationSubmitted')
    await setApplication(foyer, late, { request_review: 1 })
    expect(keyOf(await add(late))).toBe('StepNotOpen')
  })
  test('the site does not offer it', async () => {
    const alone = await begin(await makeBorrower(foyer, 'alone'))
    expect(keyOf(await add(alone))).toBe('StepNotOpen')
  })
  test('the id is the main applicant’s, of another application or unknown', async () => {
    const [mine, other] = [await begin(), await begin()]
    const theirs = await addCoApplicant(await begin(await makeBorrower(foyer, 'ours')))
    const own = await addCoApplicant(other)
    const state = await databaseState(foyer.services.database)
    for (const ApplicantID of [mine.mainApplicantId, own.ids.ApplicantID, theirs.ids.ApplicantID, 4711])
      expect(await add(mine, {}, { ApplicantID })).toEqual(noAccess)
    expect(await databaseState(foyer.services.database)).toEqual(state)
  })
})

describe('removing a co-applicant', () => {
  const invite = async ({ ids }: MadeApplication) => {
    const { database, keys } = foyer.services
    const now = foyer.clock.now()
    await inSite(database.db, ids.SiteID, async (trx) => {
      const token = await startSession(trx, keys.tokens, { siteId: ids.SiteID, userId: null, language: 1, now })
      await trx
        .insertInto('grants')
        .values({
          site_id: ids.SiteID,
          token_hash: hashOfToken(keys.tokens, token),
          kind: 'invite',
          subject: String(ids.ApplicantID),
          application_id: ids.MortgageApplicationID,
          applicant_id: ids.ApplicantID,
          expires_at: new Date(now.getTime() + 3_600_000),
        })
        .execute()
    })
  }
  const tracesOf = async ({ ids }: MadeApplication) => {
    const counts: Record<string, number> = {}
    for (const table of ['applicants', 'records', 'drafts', 'grants']) {
      const { rows } = await inSite(foyer.services.database.db, ids.SiteID, (trx) =>
        sql<{
          count: number
        }>`select count(*)::integer as count from ${sql.table(table)} where applicant_id = ${ids.ApplicantID}`.execute(
          trx,
        ),
      )
      counts[table] = rows[0]?.count ?? -1
    }
    return counts
  }
  test('removes their answers, drafts and grants; the main applicant is the current one again', async () => {
    const one = await begin()
    const co = await addCoApplicant(one)
    await fillLists(co, { addresses: [anApplicantAddress()], assets: [anAsset()] })
    await borrower.client.call('/api/MTGAPPSaveDraft', { ...co.ids, StepKey: 'income:0', Data: {} })
    await invite(co)
    expect(await tracesOf(co)).toEqual({ applicants: 1, records: 2, drafts: 1, grants: 1 })
    const kept = await tracesOf(one)
    expect(await remove(co)).toMatchObject({ MainApplicantID: one.mainApplicantId })
    expect(await tracesOf(co)).toEqual({ applicants: 0, records: 0, drafts: 0, grants: 0 })
    expect(await tracesOf(one)).toEqual(kept)
    const loaded = await load(one)
    expect(loaded).toMatchObject({ CurrentApplicantID: one.mainApplicantId, Applicants: [{}] })
    expect(loaded.Applicants).toHaveLength(1)
    expect(await remove(co)).toEqual(noAccess)
    expect(keyOf(await add(one, { FirstName: 'New' }))).toBe('')
  })
  test('removes what they typed before they joined', async () => {
    const one = await begin()
    const invited = await inviteByMail(foyer, one)
    const before = { ...invited.ids, ApplicantID: 0, StepKey: 'addCoApplicant', Data: { FirstName: 'Typed' } }
    expect(keyOf(await invited.client.call('/api/MTGAPPSaveDraft', before))).toBe('')
    const { ids } = await join(invited)
    expect(keyOf(await remove({ ...one, ids: { ...one.ids, ApplicantID: ids.ApplicantID } }))).toBe('')
    const drafts = await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('drafts').select('owner').where('application_id', '=', one.applicationId).execute(),
    )
    expect(drafts).toEqual([])
  })
  test('keeps the audit trail', async () => {
    const one = await begin()
    const co = await addCoApplicant(one)
    await remove(co)
    const { rows } = await inSite(foyer.services.database.db, 'ours', (trx) =>
      sql<{
        action: string
      }>`select action from audit_events where applicant_id = ${co.ids.ApplicantID} order by event_id`.execute(trx),
    )
    expect(rows.map(({ action }) => action)).toEqual(['co-applicant-added', 'co-applicant-removed'])
  })
  test('is refused for the main applicant, and after submission', async () => {
    const one = await begin()
    const co = await addCoApplicant(one)
    const state = await databaseState(foyer.services.database)
    expect(await remove(one)).toMatchObject({
      ReturnStatus: { ReturnMessage: 'PrimaryApplicantStays' },
      Errors: [{ Field: 'ApplicantID', Key: 'PrimaryApplicantStays' }],
    })
    expect(await databaseState(foyer.services.database)).toEqual(state)
    await setApplication(foyer, one, { status: 0 })
    for (const each of [one, co]) expect(keyOf(await remove(each))).toBe('ApplicationSubmitted')
  })
  test('is refused for a submitted part, even in a review', async () => {
    const one = await begin()
    const co = await addCoApplicant(one)
    await setApplication(foyer, one, { status: 0, request_review: 1 })
    expect((await load(one)).Applicants[1]).toMatchObject({ Disabled: 0, Deletable: 0 })
    expect(keyOf(await remove(co))).toBe('ApplicantNotRemovable')
  })
  test('is refused for another user’s applicants, and for an invited person', async () => {
    const co = await addCoApplicant(await begin())
    const stranger = await makeBorrower(foyer, 'ours')
    const state = await databaseState(foyer.services.database)
    expect(await remove({ ...co, borrower: stranger, ids: { ...co.ids, UserID: stranger.userId } })).toEqual(noAccess)
    expect(await databaseState(foyer.services.database)).toEqual(state)
  })
})
