import type { Income } from '@foyer/domain/applicants/incomes/kind.ts'
import { aGap, aJob, anAddress, anArrival, aPension } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Borrower,
  fillAddresses,
  fillIdentification,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../../testing/builders.ts'
import { databaseState } from '../../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../../testing/start-test-foyer.ts'

let foyer: TestFoyer
let borrower: Borrower
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'strict', { ReqIncome: 1, EmploymentOnly: 1, EmpHistoryYears: 2 })
  borrower = await makeBorrower(foyer, 'ours')
})
afterAll(() => foyer.stop())

const begin = async (who = borrower) => {
  const application = await makeApplication(who)
  await fillIdentification(application)
  await fillAddresses(application)
  return application
}
const upsert = ({ borrower: who, ids }: MadeApplication, given: Partial<Income>) =>
  who.client.call('/api/MTGAppUpsertIncome', { ...ids, Income: given })
const done = ({ borrower: who, ids }: MadeApplication) => who.client.call('/api/MTGAPPDoneIncome', ids)

describe('an income is refused, with nothing written, when', () => {
  let application: MadeApplication
  beforeAll(async () => {
    application = await begin()
  })
  const hourly = { HourlyFlag: 1, HourlyRate: 32.5, HoursPerWeek: 37.5 }
  const badCode = anAddress({ PostalFsa: 'D1A', PostalLdu: '1A1' })
  test.each<[string, Partial<Income>, string, string]>([
    ['its type is missing', aJob({ IncomeTypeDD: -1 }), 'MissingIncomeType', 'IncomeTypeDD'],
    [
      'the status of work is missing',
      aJob({ EmploymentHistoryStatusDD: -1 }),
      'MissingEmploymentHistoryStatusDD',
      'EmploymentHistoryStatusDD',
    ],
    ['the income of work is missing', aJob({ IncomeAmount: 0 }), 'MissingIncomeAmount', 'IncomeAmount'],
    ['the rate by the hour is missing', aJob({ ...hourly, HourlyRate: null }), 'MissingHourlyRate', 'HourlyRate'],
    ['a week has too many hours', aJob({ ...hourly, HoursPerWeek: 169 }), 'InvalidHoursPerWeek', 'HoursPerWeek'],
    [
      'the weeks of seasonal work are missing',
      aJob({ ...hourly, EmploymentHistoryTypeDD: 2 }),
      'InvalidWeeksPerYear',
      'WeeksPerYear',
    ],
    ['the employment type is missing', aJob({ EmploymentHistoryTypeDD: -1 }), 'MissingType', 'EmploymentHistoryTypeDD'],
    ['the job is missing', aJob({ JobTitle: ' ' }), 'MissingEmployerJobTitle', 'JobTitle'],
    ['the time at work is missing', aJob({ MonthsAtJob: null }), 'MissingTimeAtWork', 'MonthsAtJob'],
    ['the time at work is 1,001 months', aJob({ MonthsAtJob: 1001 }), 'MonthsOutOfRange', 'MonthsAtJob'],
    ['the employer is missing', aJob({ IncomeTypeDD: 11, EmployerName: '' }), 'MissingEmployerName', 'EmployerName'],
    [
      'the phone of the employer is missing',
      aJob({ IncomeTypeDD: 6, EmployerPhoneNumber: '' }),
      'MissingEmployerNumber',
      'EmployerPhoneNumber',
    ],
    ['that phone is invalid', aJob({ EmployerPhoneNumber: '12' }), 'InvalidPhone', 'EmployerPhoneNumber'],
    ['the employer’s postal code is invalid', aJob({ Address: badCode }), 'InvalidPostalCode', 'Address.PostalFsa'],
    [
      'the employer’s ZIP code is invalid',
      aJob({ Address: anAddress({ CountryTypeDD: 2, CountryDD: 2, InternationalPostalCode: '142' }) }),
      'InvalidZipCode',
      'Address.InternationalPostalCode',
    ],
    [
      'the employer’s country is abroad and its type is Canada',
      aJob({ Address: anAddress({ CountryDD: 250 }) }),
      'UnknownChoice',
      'Address.CountryDD',
    ],
    ['a pension has a negative amount', aPension({ IncomeAmount: -5 }), 'MissingIncomeAmount', 'IncomeAmount'],
    ['an amount has fractions of a cent', aPension({ IncomeAmount: 10.001 }), 'InvalidAmount', 'IncomeAmount'],
    ['its period is missing', aPension({ IncomePeriodDD: -1 }), 'MissingIncomePeriod', 'IncomePeriodDD'],
    ['the reason of a gap is missing', aGap({ EmploymentGapDD: -1 }), 'MissingEmploymentGap', 'EmploymentGapDD'],
    ['that reason is unknown', aGap({ EmploymentGapDD: 77 }), 'UnknownChoice', 'EmploymentGapDD'],
    ['a reason of its own has no words', aGap({ EmploymentGapDD: 0 }), 'MissingEmploymentGapDesc', 'Desc'],
    ['the date of arrival is missing', anArrival({ ArrivalDate: '' }), 'MissingArrivalDate', 'ArrivalDate'],
    ['that date is to come', anArrival({ ArrivalDate: '2199-01-01' }), 'ArrivalDateInFuture', 'ArrivalDate'],
    ['that date does not exist', anArrival({ ArrivalDate: '2025-02-30' }), 'InvalidDate', 'ArrivalDate'],
    ['the length of a gap is missing', aGap({ MonthsAtJob: 0 }), 'MissingTimeAtWork', 'MonthsAtJob'],
    ['its type is unknown', aPension({ IncomeTypeDD: 77 }), 'UnknownChoice', 'IncomeTypeDD'],
    ['its occupation is unknown', aJob({ OccupationDD: 77 }), 'UnknownChoice', 'OccupationDD'],
  ])('%s', async (_, given, Key, field) => {
    const state = await databaseState(foyer.services.database)
    const answer = await upsert(application, given)
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 422, ReturnMessage: Key })
    expect(answer.Errors).toContainEqual({ Field: `Income.${field}`, Key })
    expect(await databaseState(foyer.services.database)).toEqual(state)
  })
  test('the site asks for employment only', async () => {
    const strict = await begin(await makeBorrower(foyer, 'strict'))
    expect((await upsert(strict, aPension())).ReturnStatus.ReturnMessage).toBe('UnknownChoice')
    expect((await upsert(strict, aJob())).ReturnStatus.ReturnMessage).toBe('')
    expect((await upsert(strict, aGap())).ReturnStatus.ReturnMessage).toBe('')
  })
})

describe('a saved income', () => {
  test('has the fields of its type and no others, texts for lists and its yearly total', async () => {
    const one = await begin()
    const { Incomes } = await upsert(
      one,
      aJob({ IncomeTypeDD: 6, IncomePeriodDD: 3, OccupationDD: 2, OperatingAsDD: 1 }),
    )
    expect(Incomes).toMatchObject([
      { IncomePeriodDD: 0, OccupationDD: 6, OperatingAsDD: 1, EmployerPhoneNumber: '5195551234' },
    ])
    const added = await upsert(one, { ...aPension(), JobTitle: 'left over', MonthsAtJob: 12 })
    expect(added.Incomes[1]).toMatchObject({ JobTitle: '', MonthsAtJob: null, DisplayName: 'Pension: CPP' })
    expect(added.Incomes[1]?.DisplayAmount).toBe('$1,200 per month')
    const { IncomeID } = added
    const french = await borrower.client.call('/api/MTGAPPLoadIncome', { ...one.ids, IncomeID, ...{ LanguageID: 2 } })
    expect(french.Income.IncomeID).toBe(IncomeID)
    const { Summary } = await borrower.client.call('/api/MTGAPPLoad', one.ids)
    expect(Summary).toMatchObject({ strAnnualIncome: '$99,400', ApplicantsNames: [{ strAnnualIncome: '$99,400' }] })
  })
  test('of an employer abroad has its country and region', async () => {
    const one = await begin()
    const Address = anAddress({ CountryTypeDD: 2, CountryDD: 250, Region: 'Bretagne', City: 'Rennes' })
    const { Incomes } = await upsert(one, aJob({ Address: { ...Address, InternationalPostalCode: '35000' } }))
    expect(Incomes[0]?.Address).toMatchObject({
      CountryDD: 250,
      Region: 'Bretagne',
      ProvinceDD: 53,
      FullFormatAddress: '157 Garafraxa, 35000 Rennes, Bretagne, France',
    })
  })
  test('of a period without a job has no amount and adds nothing to the yearly total', async () => {
    const one = await begin()
    await upsert(one, aJob())
    const { Incomes } = await upsert(
      one,
      anArrival({ IncomeAmount: 5000, IncomePeriodDD: 3, EmployerName: 'left over' }),
    )
    expect(Incomes[1]).toMatchObject({
      DisplayName: 'Period without a job: Before arriving in Canada',
      DisplayAmount: '',
      ArrivalDate: '2024-06-01',
      MonthsAtJob: 24,
      IncomeAmount: null,
      EmployerName: '',
    })
    const { Summary } = await borrower.client.call('/api/MTGAPPLoad', one.ids)
    expect(Summary.strAnnualIncome).toBe('$85,000')
  })
  test('may change its type, which asks for other fields', async () => {
    const one = await begin()
    const { IncomeID } = await upsert(one, aJob())
    const { Incomes } = await upsert(one, { IncomeID, IncomeTypeDD: 7, IncomePeriodDD: 3 })
    expect(Incomes).toMatchObject([{ IncomeTypeDD: 7, IncomeAmount: 85_000, EmployerName: '', Address: { City: '' } }])
  })
})

describe('the income step', () => {
  test('requires the work history of the site, earlier jobs included, only of an applicant with work', async () => {
    const one = await begin()
    await upsert(one, aPension())
    expect((await done(one)).ReturnStatus.ReturnMessage).toBe('')
    const { IncomeID } = await upsert(one, aJob({ MonthsAtJob: 30 }))
    expect(await done(one)).toMatchObject({
      ReturnStatus: { ReturnCode: 422, ReturnMessage: 'EmploymentHistoryNeedMoreyears' },
      Errors: [{ Field: 'Incomes', Key: 'EmploymentHistoryNeedMoreyears' }],
    })
    await upsert(one, aJob({ MonthsAtJob: 6, EmploymentHistoryStatusDD: 1 }))
    expect((await done(one)).ReturnStatus.ReturnMessage).toBe('')
    await upsert(one, aGap({ MonthsAtJob: 29 }))
    await borrower.client.call('/api/MTGAPPDeleteIncomeInvite', { ...one.ids, IncomeID })
    expect((await done(one)).ReturnStatus.ReturnMessage).toBe('EmploymentHistoryNeedMoreyears')
    await upsert(one, anArrival({ MonthsAtJob: 1 }))
    expect((await done(one)).ReturnStatus.ReturnMessage).toBe('')
  })
  test('does not count a period without a job as the income that a site requires', async () => {
    const strict = await begin(await makeBorrower(foyer, 'strict'))
    await upsert(strict, aGap({ MonthsAtJob: 24 }))
    expect((await done(strict)).ReturnStatus.ReturnMessage).toBe('IncomeRequiredRecord')
    await upsert(strict, aJob({ MonthsAtJob: 1 }))
    expect((await done(strict)).ReturnStatus.ReturnMessage).toBe('')
  })
  test('requires an income where the site does, and otherwise closes the mortgage and review too', async () => {
    const strict = await begin(await makeBorrower(foyer, 'strict'))
    expect((await done(strict)).ReturnStatus.ReturnMessage).toBe('IncomeRequiredRecord')
    const { IncomeID } = await upsert(strict, aJob({ MonthsAtJob: 24 }))
    expect((await done(strict)).ReturnStatus.ReturnMessage).toBe('')
    const load = () => strict.borrower.client.call('/api/MTGAPPLoad', strict.ids)
    expect((await load()).Applicants[0]?.Step).toBe(3)

    await strict.borrower.client.call('/api/MTGAPPDeleteIncome', { ...strict.ids, IncomeID })
    const property = await strict.borrower.client.call('/api/MTGAPPDoneProperty', strict.ids)
    expect(property.ReturnStatus.ReturnMessage).toBe('StepNotOpen')
  })
})
