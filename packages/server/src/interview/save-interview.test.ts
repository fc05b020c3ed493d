import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import { addDays, addYears } from '@foyer/domain/kit/dates.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import {
  type Borrower,
  fillIdentification,
  fillLists,
  fillMortgageRequest,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { databaseState } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

type Body = BodyOf<'/api/MTGAPPSaveInterView'>

let foyer: TestFoyer
let borrower: Borrower
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  borrower = await makeBorrower(foyer, 'ours')
})
afterAll(() => foyer.stop())

const today = todayOf(new Date())
const buyer = singleBuyerInOntario(today)
const bodyOf = (interview: Partial<InterView>, address: object = buyer.address, more: Partial<Body> = {}): Body => ({
  ...borrower.ids,
  MortgageApplicationID: 0,
  InterView: interview,
  RequestedMortgage: { SubjectProperty: { Address: address } },
  ...more,
})
const save = (body: Body) => borrower.client.call('/api/MTGAPPSaveInterView', body)
const load = (MortgageApplicationID: number) =>
  borrower.client.call('/api/MTGAPPLoad', { ...borrower.ids, MortgageApplicationID })

describe('an interview is refused, with nothing written, when', () => {
  const refused: [string, Partial<InterView>, object | undefined, string, string][] = [
    ['the purpose is missing', {}, {}, 'InterViewMissingPurpose', 'InterView.DealPurposeDD'],
    ['a purchase has no stage', { DealPurposeDD: 0 }, {}, 'InterViewMissingSearchStatus', 'InterView.SearchStageDD'],
    [
      'the value is missing',
      { ...buyer.interview, PropertyValue: null },
      undefined,
      'InterViewMissingPropertyValue',
      'InterView.PropertyValue',
    ],
    [
      'the type is missing',
      { ...buyer.interview, PropertyTypeDD: -1 },
      undefined,
      'InterViewMissingPropertyType',
      'InterView.PropertyTypeDD',
    ],
    [
      'the occupancy is missing',
      { ...buyer.interview, OccupancyDD: -1 },
      undefined,
      'InterViewMissingOccupancy',
      'InterView.OccupancyDD',
    ],
    [
      'the closing date is missing',
      { ...buyer.interview, ClosingDate: '' },
      undefined,
      'InterViewMissingClosingDate',
      'InterView.ClosingDate',
    ],
    [
      'the down payment is missing',
      { ...buyer.interview, DownPaymentAmount: 0 },
      undefined,
      'InterViewMissingDownPayment',
      'InterView.DownPaymentAmount',
    ],
    ['a renewal has no date', { DealPurposeDD: 4 }, undefined, 'InterViewMissingRenewDate', 'InterView.RenewingDate'],
    [
      'a refinance has no date',
      { DealPurposeDD: 2 },
      undefined,
      'InterViewMissingRefinanceDate',
      'InterView.RefinanceDate',
    ],
    [
      'the street is missing',
      buyer.interview,
      { ...buyer.address, StreetName: '' },
      'MortgageMissingAddress',
      'RequestedMortgage.SubjectProperty.Address.StreetName',
    ],
    [
      'the closing is too far away',
      { ...buyer.interview, ClosingDate: addYears(today, 6) },
      undefined,
      'ClosingDateOutOfRange',
      'InterView.ClosingDate',
    ],
    [
      'a day does not exist',
      { ...buyer.interview, ClosingDate: '2027-02-30' },
      undefined,
      'InvalidDate',
      'InterView.ClosingDate',
    ],
    [
      'an amount has parts of a cent',
      { ...buyer.interview, PropertyValue: 0.001 },
      undefined,
      'InvalidAmount',
      'InterView.PropertyValue',
    ],
    [
      'a postal code is half',
      buyer.interview,
      { ...buyer.address, PostalLdu: '' },
      'InvalidPostalCode',
      'RequestedMortgage.SubjectProperty.Address.PostalFsa',
    ],
    ['a code is unknown', { ...buyer.interview, OccupancyDD: 77 }, undefined, 'UnknownChoice', 'InterView.OccupancyDD'],
    [
      'a province is unknown',
      buyer.interview,
      { ...buyer.address, ProvinceDD: 99_999 },
      'UnknownChoice',
      'RequestedMortgage.SubjectProperty.Address.ProvinceDD',
    ],
  ]
  test.each(refused)('%s', async (_, interview, address, Key, Field) => {
    const before = await databaseState(foyer.services.database)
    const answer = await save(bodyOf(interview, address))
    expect(answer).toMatchObject({ ReturnStatus: { ReturnMessage: Key }, Errors: [{ Field, Key }] })
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })
})

describe('an application is created', () => {
  test('with the parts of the mortgage request that follow from the interview', async () => {
    const { applicationId } = await makeApplication(borrower)
    expect(await load(applicationId)).toMatchObject({
      Step: 1,
      RequestedMortgage: {
        PropertyValue: 480_000,
        DownPayment: 96_000,
        RequestedMortgageAmount: 384_000,
        SubjectProperty: { ClosingDate: buyer.interview.ClosingDate, DwellingTypeDD: 6 },
      },
    })
  })

  test('once, when the same answers are sent again within seconds, even concurrently', async () => {
    const body = bodyOf(buyer.interview, { ...buyer.address, StreetNumber: '1' })
    const answers = await Promise.all([save(body), save(body), save(body)])
    expect(new Set(answers.map((one) => one.MortgageApplicationID)).size).toBe(1)
    foyer.clock.advance(31)
    const later = await save(body)
    expect(later.MortgageApplicationID).not.toBe(answers[0].MortgageApplicationID)
  })

  test('at most fifty times for one user', async () => {
    const collector = await makeBorrower(foyer, 'ours')
    for (let count = 0; count < 50; count += 1) await makeApplication(collector)
    await expect(makeApplication(collector)).rejects.toThrow('TooManyRecords')
  })

  test('at most sixty times in an hour, deleted ones included', async () => {
    const collector = await makeBorrower(foyer, 'ours')
    const begin = async () => {
      const { ids } = await makeApplication(collector)
      await collector.client.call('/api/MTGAPPDeleteApplication', ids)
    }
    for (let count = 0; count < 60; count += 1) await begin()
    await expect(begin()).rejects.toThrow('TooManyRequests')
  })
})

describe('an interview is changed', () => {
  test('an amount sent as null is deleted, an omitted one stays', async () => {
    const renewal = { DealPurposeDD: 4, RenewingDate: addYears(today, 1), Balance: 90_000 }
    const { ids } = await makeApplication(borrower, renewal)
    const { ApplicantID: _, ...application } = ids
    await save(bodyOf({ RenewingDate: today }, {}, application))
    expect((await load(ids.MortgageApplicationID)).InterView).toMatchObject({ RenewingDate: today, Balance: 90_000 })
    await save(bodyOf({ Balance: null }, {}, application))
    expect((await load(ids.MortgageApplicationID)).InterView.Balance).toBeNull()
  })

  test('another purpose clears the answers of the one before', async () => {
    const { ids } = await makeApplication(borrower)
    await save(bodyOf({ DealPurposeDD: 3, ClosingDate: addDays(today, 1) }, {}, ids))
    expect(await load(ids.MortgageApplicationID)).toMatchObject({
      LandOwnership: 1,
      InterView: { DealPurposeDD: 3, SearchStageDD: -1, PropertyValue: null, DownPaymentAmount: null, OccupancyDD: -1 },
      RequestedMortgage: { PropertyValue: null, RequestedMortgageAmount: null },
    })
  })

  test('the mortgage request follows it, also once the borrower has saved the request', async () => {
    const application = await makeApplication(borrower)
    const { ids } = application
    await save(bodyOf({ PropertyValue: 500_000 }, {}, ids))
    expect((await load(ids.MortgageApplicationID)).RequestedMortgage.PropertyValue).toBe(500_000)
    await fillIdentification(application)
    await fillLists(application)
    await fillMortgageRequest(application)
    await save(bodyOf({ PropertyValue: 510_000 }, {}, ids))
    expect((await load(ids.MortgageApplicationID)).RequestedMortgage.PropertyValue).toBe(510_000)
  })

  test('an address no longer asked for is deleted, one that the mortgage request asked for stays', async () => {
    const city = async (id: number) => (await load(id)).RequestedMortgage.SubjectProperty.Address.City
    const { ids } = await makeApplication(borrower)
    expect(await city(ids.MortgageApplicationID)).toBe('Ottawa')
    await save(bodyOf({ SearchStageDD: 4 }, buyer.address, ids))
    expect(await city(ids.MortgageApplicationID)).toBe('')

    const construction = { DealPurposeDD: 3, ClosingDate: addDays(today, 1) }
    const building = await makeApplication(borrower, construction)
    await fillIdentification(building)
    await fillLists(building)
    await fillMortgageRequest(building, {
      SubjectProperty: { ClosingDate: addDays(today, 1), Address: { City: 'Perth' } },
    })
    await save(bodyOf(construction, {}, building.ids))
    expect(await city(building.applicationId)).toBe('Perth')
  })

  test('rejects an edit that began before another save, and writes nothing', async () => {
    const { ids } = await makeApplication(borrower)
    expect(await save(bodyOf({ OccupancyDD: 1 }, {}, { ...ids, Version: 1 }))).toMatchObject({
      ReturnStatus: { ReturnCode: 200 },
    })
    const before = await databaseState(foyer.services.database)
    const stale = await save(bodyOf({ OccupancyDD: 2 }, {}, { ...ids, Version: 1 }))
    expect(stale.ReturnStatus).toEqual({ ReturnCode: 409, ReturnMessage: 'StaleEdit' })
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })

  test('of two concurrent edits of the same version, one is saved and the other refused', async () => {
    const { ids } = await makeApplication(borrower)
    const answers = await Promise.all(
      [1, 2].map((OccupancyDD) => save(bodyOf({ OccupancyDD }, {}, { ...ids, Version: 1 }))),
    )
    expect(answers.map(({ ReturnStatus }) => ReturnStatus.ReturnMessage).sort()).toEqual(['', 'StaleEdit'])
    expect((await load(ids.MortgageApplicationID)).Version).toBe(2)
  })

  test('a submitted application is closed, until its broker asks for a review', async () => {
    const application = await makeApplication(borrower)
    await setApplication(foyer, application, { status: 0 })
    const again = bodyOf(buyer.interview, {}, application.ids)
    expect((await save(again)).ReturnStatus.ReturnMessage).toBe('ApplicationSubmitted')
    await setApplication(foyer, application, { request_review: 1, display_mortgage: 0 })
    expect((await save(again)).ReturnStatus.ReturnMessage).toBe('StepNotOpen')
    await setApplication(foyer, application, { display_mortgage: 1 })
    expect((await save(again)).ReturnStatus.ReturnCode).toBe(200)
  })
})

describe('a field that the borrower may not set', () => {
  const forged = {
    Step: 9,
    Version: 999,
    MortgageApplicationStatusDD: 3,
    RequestReview: 1,
    DisplayMortgage: 0,
    ReqSin: 2,
    showSin: 0,
    Comments: 'forged',
    MainApplicantID: 1,
    CurrentApplicantID: 1,
    Applicants: [{ ApplicantID: 1, Deletable: 1, Identification: { PrimaryFlag: 0, FirstName: 'Forged' } }],
    Drafts: [{ StepKey: 'x' }],
  }
  test('is ignored', async () => {
    const { ids } = await makeApplication(borrower)
    const before = await load(ids.MortgageApplicationID)
    const body = bodyOf({ ...buyer.interview, ...{ Forged: 1 } }, { Forged: 1 }, ids)
    const answer = await borrower.client.callAnyhow('/api/MTGAPPSaveInterView', {
      ...body,
      ...forged,
      RequestedMortgage: { ...body.RequestedMortgage, RequestedMortgageAmount: 1, PropertyValue: 1 },
    })
    expect(answer.ReturnStatus.ReturnCode).toBe(200)
    expect(await load(ids.MortgageApplicationID)).toEqual({ ...before, Version: before.Version + 1 })
  })
  test('a body with prototype keys is refused', async () => {
    const before = await databaseState(foyer.services.database)
    for (const bad of [
      '{"__proto__":{"Step":9}}',
      '{"InterView":{"__proto__":{"Step":9}}}',
      '{"constructor":{"prototype":{}}}',
    ]) {
      const { status } = await borrower.client.raw('/api/MTGAPPSaveInterView', bad)
      expect(status).toBe(400)
    }
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })
  test('every save adds one event to the audit trail, without answers', async () => {
    const { ids } = await makeApplication(borrower)
    await save(bodyOf({ PropertyValue: 777_111 }, {}, ids))
    await foyer.services.database.asOwner(async (query) => {
      const trail = await query(
        `select action, actor, details::text as details from audit_events where application_id = ${ids.MortgageApplicationID} order by event_id`,
      )
      expect(trail).toEqual([
        { action: 'application-made', actor: borrower.userId, details: '{}' },
        { action: 'interview-saved', actor: borrower.userId, details: '{}' },
      ])
    })
  })
})
