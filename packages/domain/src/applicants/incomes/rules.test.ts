import { describe, expect, it, test } from 'vitest'
import { incomeTypes } from '../../codes/income-types.ts'
import { defaultSettings } from '../../site/defaults.ts'
import { aGap, aJob, anAddress, anArrival, aPension } from '../../testing/records.ts'
import type { RecordContext } from '../kinds/define-kind.ts'
import { employmentHistory, type Income, incomeKind } from './kind.ts'
import { isOfferedIncomeType } from './types.ts'

const work = [incomeTypes.employment, incomeTypes.selfEmployment, incomeTypes.contract]
const received = [
  incomeTypes.interest,
  incomeTypes.childSupport,
  incomeTypes.pension,
  incomeTypes.alimony,
  incomeTypes.other,
]
const context = (given: Partial<RecordContext['settings']> = {}) => ({
  settings: { ...defaultSettings, ...given },
  today: '2026-11-20',
})
const problems = (income: Income, EmploymentOnly = 0) => incomeKind.problems(income, context({ EmploymentOnly }))
const keys = (income: Income) => problems(income).map(({ Key }) => Key)

describe('an income', () => {
  it('requires a type before anything else', () =>
    expect(problems(incomeKind.blank)).toEqual([{ Field: 'Income.IncomeTypeDD', Key: 'MissingIncomeType' }]))
  it('rejects an unknown type', () => expect(keys({ ...incomeKind.blank, IncomeTypeDD: 3 })).toEqual(['UnknownChoice']))
  test.each(work)('of work (%i) reports everything missing', (IncomeTypeDD) =>
    expect(problems({ ...incomeKind.blank, IncomeTypeDD })).toEqual([
      { Field: 'Income.EmploymentHistoryStatusDD', Key: 'MissingEmploymentHistoryStatusDD' },
      { Field: 'Income.IncomeAmount', Key: 'MissingIncomeAmount' },
      { Field: 'Income.EmploymentHistoryTypeDD', Key: 'MissingType' },
      { Field: 'Income.JobTitle', Key: 'MissingEmployerJobTitle' },
      { Field: 'Income.MonthsAtJob', Key: 'MissingTimeAtWork' },
      { Field: 'Income.EmployerName', Key: 'MissingEmployerName' },
      { Field: 'Income.EmployerPhoneNumber', Key: 'MissingEmployerNumber' },
      { Field: 'Income.Address.StreetName', Key: 'MissingAddress' },
    ]),
  )
  test.each(received)('of another kind (%i) requires amount and period', (IncomeTypeDD) =>
    expect(problems({ ...incomeKind.blank, IncomeTypeDD })).toEqual([
      { Field: 'Income.IncomeAmount', Key: 'MissingIncomeAmount' },
      { Field: 'Income.IncomePeriodDD', Key: 'MissingIncomePeriod' },
    ]),
  )
  it('that is complete has no problem', () => {
    for (const IncomeTypeDD of work) expect(keys(aJob({ IncomeTypeDD }))).toEqual([])
    for (const IncomeTypeDD of received) expect(keys(aPension({ IncomeTypeDD }))).toEqual([])
  })
  test.each<[Partial<Income>, string]>([
    [{ IncomeAmount: 0 }, 'MissingIncomeAmount'],
    [{ IncomeAmount: -5 }, 'MissingIncomeAmount'],
    [{ IncomeAmount: 10.001 }, 'InvalidAmount'],
    [{ MonthsAtJob: 0 }, 'MissingTimeAtWork'],
    [{ MonthsAtJob: 1001 }, 'MonthsOutOfRange'],
    [{ EmployerPhoneNumber: '555' }, 'InvalidPhone'],
    [{ EmployerName: ' ' }, 'MissingEmployerName'],
    [{ Address: anAddress({ PostalFsa: 'Z1Z' }) }, 'InvalidPostalCode'],
  ])('of work with %o is refused: %s', (given, key) => expect(keys(aJob(given))).toEqual([key]))
  test.each<[Partial<Income>, [string, string][]]>([
    [{ HourlyFlag: 1, IncomeAmount: null, HourlyRate: 32.5, HoursPerWeek: 37.5 }, []],
    [
      { HourlyFlag: 1 },
      [
        ['HourlyRate', 'MissingHourlyRate'],
        ['HoursPerWeek', 'InvalidHoursPerWeek'],
      ],
    ],
    [{ HourlyFlag: 1, HourlyRate: 32.505, HoursPerWeek: 40 }, [['HourlyRate', 'InvalidAmount']]],
    [{ HourlyFlag: 1, HourlyRate: 999_999, HoursPerWeek: 40 }, [['HourlyRate', 'InvalidAmount']]],
    [{ HourlyFlag: 1, HourlyRate: 32.5, HoursPerWeek: 0 }, [['HoursPerWeek', 'InvalidHoursPerWeek']]],
    [{ HourlyFlag: 1, HourlyRate: 32.5, HoursPerWeek: 168.25 }, [['HoursPerWeek', 'InvalidHoursPerWeek']]],
    [{ HourlyFlag: 1, HourlyRate: 32.5, HoursPerWeek: 168 }, []],
    [
      { HourlyFlag: 1, HourlyRate: 32.5, HoursPerWeek: 40, EmploymentHistoryTypeDD: 2 },
      [['WeeksPerYear', 'InvalidWeeksPerYear']],
    ],
    [
      { HourlyFlag: 1, HourlyRate: 32.5, HoursPerWeek: 40, EmploymentHistoryTypeDD: 2, WeeksPerYear: 53 },
      [['WeeksPerYear', 'InvalidWeeksPerYear']],
    ],
    [{ HourlyFlag: 1, HourlyRate: 32.5, HoursPerWeek: 40, EmploymentHistoryTypeDD: 2, WeeksPerYear: 26 }, []],
    [{ VariablePay: -1 }, [['VariablePay', 'InvalidAmount']]],
    [{ VariablePay: 0 }, []],
  ])('of an employer, paid with %o, has these problems: %j', (given, expected) =>
    expect(problems(aJob(given)).map(({ Field, Key }) => [Field.replace('Income.', ''), Key])).toEqual(expected),
  )
  it('of one’s own business is not asked for hours or variable pay', () =>
    expect(keys(aJob({ IncomeTypeDD: 6, HourlyFlag: 1, VariablePay: -1 }))).toEqual([]))
  it('without a job reports its reason and length', () =>
    expect(problems({ ...incomeKind.blank, IncomeTypeDD: incomeTypes.withoutJob })).toEqual([
      { Field: 'Income.EmploymentGapDD', Key: 'MissingEmploymentGap' },
      { Field: 'Income.MonthsAtJob', Key: 'MissingTimeAtWork' },
    ]))
  test.each<[Partial<Income>, string[]]>([
    [{ EmploymentGapDD: 0 }, ['MissingEmploymentGapDesc']],
    [{ EmploymentGapDD: 0, Desc: 'Sailing' }, []],
    [{ EmploymentGapDD: 1 }, []],
    [{ EmploymentGapDD: 6 }, ['MissingArrivalDate']],
    [{ EmploymentGapDD: 6, ArrivalDate: '2025-02-30' }, ['InvalidDate']],
    [{ EmploymentGapDD: 6, ArrivalDate: '1899-12-31' }, ['ArrivalDateInFuture']],
    [{ EmploymentGapDD: 6, ArrivalDate: '2026-11-21' }, ['ArrivalDateInFuture']],
    [{ EmploymentGapDD: 6, ArrivalDate: '2026-11-20' }, []],
    [{ MonthsAtJob: 1001 }, ['MonthsOutOfRange']],
  ])('without a job, with %o, has these problems: %j', (given, expected) => expect(keys(aGap(given))).toEqual(expected))
  it('needs no address of an employer on a site that does not ask for whole addresses', () =>
    expect(incomeKind.problems(aJob({ Address: incomeKind.blank.Address }), context({ ReqFullAddress: 0 }))).toEqual(
      [],
    ))
})

describe('a site that asks for employment only', () => {
  it('accepts work and periods without a job', () => {
    expect([...work, incomeTypes.withoutJob].every((type) => isOfferedIncomeType(type, { EmploymentOnly: 1 }))).toBe(
      true,
    )
    expect(received.some((type) => isOfferedIncomeType(type, { EmploymentOnly: 1 }))).toBe(false)
    expect([...work, ...received].every((type) => isOfferedIncomeType(type, { EmploymentOnly: 0 }))).toBe(true)
  })
  it('rejects types it does not offer', () =>
    expect(problems(aPension(), 1)).toEqual([{ Field: 'Income.IncomeTypeDD', Key: 'UnknownChoice' }]))
})

describe('the income step', () => {
  const step = (incomes: Income[], given = {}) => incomeKind.listProblems(incomes, context(given)).map(({ Key }) => Key)
  it('allows no income, unless the site requires one', () => {
    expect(step([])).toEqual([])
    expect(step([], { ReqIncome: 1 })).toEqual(['IncomeRequiredRecord'])
    expect(step([aPension()], { ReqIncome: 1 })).toEqual([])
    expect(step([aGap({ MonthsAtJob: 36 })], { ReqIncome: 1 })).toEqual(['IncomeRequiredRecord'])
  })
  it('requires no work history without work', () => expect(step([aPension()])).toEqual([]))
  it('requires the whole work history of an applicant with work, earlier jobs included', () => {
    expect(step([aJob({ MonthsAtJob: 35 })])).toEqual(['EmploymentHistoryNeedMoreyears'])
    expect(step([aJob({ MonthsAtJob: 30 }), aJob({ MonthsAtJob: 6, EmploymentHistoryStatusDD: 1 })])).toEqual([])
    expect(step([aJob({ MonthsAtJob: 1 })], { EmpHistoryYears: 0 })).toEqual([])
  })
  it('counts periods without a job, and requires the whole history once there is one', () => {
    expect(step([aJob({ MonthsAtJob: 12 }), aGap({ MonthsAtJob: 4 }), anArrival({ MonthsAtJob: 20 })])).toEqual([])
    expect(step([aGap({ MonthsAtJob: 36 })])).toEqual([])
    expect(step([aPension(), aGap({ MonthsAtJob: 35 })])).toEqual(['EmploymentHistoryNeedMoreyears'])
  })
  it('counts no months of other incomes', () =>
    expect(employmentHistory([aJob({ MonthsAtJob: 28 }), aPension({ MonthsAtJob: 500 })], 3)).toEqual({
      total: 28,
      needed: 36,
      missing: 8,
    }))
})

describe('an income as it is stored', () => {
  it('of self-employment has the occupation of its type', () => {
    const kept = incomeKind.clean(aJob({ IncomeTypeDD: 6, OccupationDD: 1, OperatingAsDD: 2 }))
    expect(kept.OccupationDD).toBe(6)
    expect(kept.OperatingAsDD).toBe(2)
  })
  it('of employment has the chosen occupation and no OperatingAs', () => {
    const kept = incomeKind.clean(aJob({ OccupationDD: 1, OperatingAsDD: 2 }))
    expect(kept.OccupationDD).toBe(1)
    expect(kept.OperatingAsDD).toBe(-1)
  })
  it('of work is per year, with the digits of the phone', () => {
    const kept = incomeKind.clean(aJob({ IncomePeriodDD: 3, EmployerPhoneNumber: '(519) 555-1234' }))
    expect(kept.IncomePeriodDD).toBe(0)
    expect(kept.EmployerPhoneNumber).toBe('5195551234')
  })
  it('of work paid by the hour is rate × hours × weeks, which are 52 unless it is seasonal', () => {
    const hourly = { HourlyFlag: 1, IncomeAmount: 1, HourlyRate: 32.5, HoursPerWeek: 37.5, WeeksPerYear: 26 }
    const always = incomeKind.clean(aJob(hourly))
    expect([always.IncomeAmount, always.WeeksPerYear]).toEqual([63_375, null])
    const seasonal = incomeKind.clean(aJob({ ...hourly, EmploymentHistoryTypeDD: 2 }))
    expect([seasonal.IncomeAmount, seasonal.WeeksPerYear]).toEqual([31_687.5, 26])
    expect(incomeKind.clean(aJob({ HourlyFlag: 1, IncomeAmount: 85_000 })).IncomeAmount).toBe(null)
  })
  it('of one’s own business that continues keeps the year before, which may be left open', () => {
    const kept = (given: Partial<Income>) => incomeKind.clean(aJob({ EarlierAmount: 70_000, ...given })).EarlierAmount
    expect(kept({ IncomeTypeDD: 6 })).toBe(70_000)
    expect(kept({ IncomeTypeDD: 6, EmploymentHistoryStatusDD: 1 })).toBe(null)
    expect(kept({ IncomeTypeDD: 0 })).toBe(null)
    expect(keys(aJob({ IncomeTypeDD: 6, EarlierAmount: -1 }))).toEqual(['InvalidAmount'])
    expect(keys(aJob({ IncomeTypeDD: 6, EarlierAmount: null }))).toEqual([])
  })
  it('of work paid by the year, or of one’s own business, has no rate, hours or weeks', () => {
    const given = { HourlyRate: 32.5, HoursPerWeek: 37.5, WeeksPerYear: 26 }
    expect(incomeKind.clean(aJob(given))).toEqual(aJob())
    expect(incomeKind.clean(aJob({ ...given, IncomeTypeDD: 6, HourlyFlag: 1, VariablePay: 500 }))).toEqual(
      aJob({ IncomeTypeDD: 6, OccupationDD: 6 }),
    )
  })
  it('of another kind has no fields of work', () =>
    expect(incomeKind.clean(aJob({ IncomeTypeDD: 7, IncomePeriodDD: 3, Desc: 'CPP' }))).toEqual(
      aPension({ IncomeAmount: 85_000 }),
    ))
  it('without a job has its reason and months, with a date or words only where they are asked for', () => {
    const given = { ...aJob(), IncomeTypeDD: 100, ArrivalDate: '2024-06-01', Desc: 'Sailing', MonthsAtJob: 10 }
    expect(incomeKind.clean({ ...given, EmploymentGapDD: 2 })).toEqual(aGap())
    expect(incomeKind.clean({ ...given, EmploymentGapDD: 0 })).toEqual(aGap({ EmploymentGapDD: 0, Desc: 'Sailing' }))
    expect(incomeKind.clean({ ...given, EmploymentGapDD: 6 })).toEqual(anArrival({ MonthsAtJob: 10 }))
  })
  it('of work has no reason of a period without a job', () =>
    expect(incomeKind.clean(aJob({ EmploymentGapDD: 6, ArrivalDate: '2024-06-01' }))).toEqual(aJob()))
  it('has the same problems before and after cleaning', () => {
    for (const income of [
      aJob(),
      aPension(),
      aGap(),
      anArrival(),
      aJob({ HourlyFlag: 1, HourlyRate: 32.5, HoursPerWeek: 37.5 }),
      aJob({ HourlyFlag: 1 }),
      { ...incomeKind.blank, IncomeTypeDD: 11 },
      incomeKind.blank,
    ])
      expect(keys(incomeKind.clean(income))).toEqual(keys(income))
  })
})
