import { paymentOf } from '../packages/domain/src/calculator/payment.ts'
import type { DealFacts } from '../packages/domain/src/qualification/facts.ts'
import { defaultPolicy } from '../packages/domain/src/qualification/policy.ts'
import { qualify } from '../packages/domain/src/qualification/qualify.ts'
import { ruleBook } from '../packages/domain/src/qualification/rules/rule-book.ts'

/**
 * `npm run bench -- qualification`: whole computations of a deal a second on one core, with derivations and maximum price,
 * beside the bare arithmetic of its two payments and ratios. The target is 10,000. Processor time is counted, so that other
 * work on the machine matters little.
 */
const target = 10_000
const count = 4_000
const rounds = 40

const couple: DealFacts = {
  DealPurposeDD: 0,
  PropertyValue: 615_000,
  DownPayment: 60_000,
  OccupancyDD: 0,
  FirstTimeProvinceFlag: 1,
  Incomes: [
    { IncomeTypeDD: 0, IncomeAmount: 82_000, EmploymentHistoryTypeDD: 0 },
    { IncomeTypeDD: 6, IncomeAmount: 64_000, PreviousYearAmount: 58_000 },
    { IncomeTypeDD: 5, IncomeAmount: 600, IncomePeriodDD: 3 },
  ],
  Liabilities: [
    { LiabilityType: 2, Balance: 3_200 },
    { LiabilityType: 4, Balance: 18_000, MonthlyPayment: 420 },
    { LiabilityType: 13, Balance: 12_000, Limit: 25_000 },
  ],
  Properties: [
    {
      OccupancyTypeDD: 2,
      AnnualTaxes: 3_100,
      Heating: 110,
      RentalIncome: 1_900,
      Mortgages: [{ TypeofMortgage: 1, PAndIPayment: 640, PaymentFrequencyDD: 3 }],
    },
  ],
  Done: { Incomes: true, Liabilities: true, Properties: true },
  SubjectProperty: {
    Address: { ProvinceDD: 9, City: 'Toronto' },
    DwellingTypeDD: 0,
    PropertyTypeDD: 0,
    NewConstructionDD: 0,
    AnnualTaxes: 4_300,
    Heating: 120,
  },
}

const engine = (turn: number) => {
  const facts = { ...couple, PropertyValue: 600_000 + turn }
  const { gds, cashToClose } = qualify(facts, { Rate: 4.79 }, defaultPolicy, ruleBook, '2026-11-22')
  return (gds.ratio.is === 'known' ? gds.ratio.amount : 0) + (cashToClose.is === 'known' ? cashToClose.amount : 0)
}

const bare = (turn: number) => {
  const amount = (600_000 + turn - 60_000) * 1.031
  const payment = paymentOf({ amount, rate: 4.79, years: 25, frequency: 0 })
  const qualifying = paymentOf({ amount, rate: 6.79, years: 25, frequency: 0 })
  const costs = qualifying * 12 + 4_300 + 1_440
  return payment + Math.ceil((costs * 10_000) / 146_000) + Math.ceil(((costs + 12_000) * 10_000) / 146_000)
}

/** The best of some rounds of processor time, and the checksum that keeps the work from being left out. */
const perSecond = (compute: (turn: number) => number) => {
  let best = Number.POSITIVE_INFINITY
  let sum = 0
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage()
    for (let turn = 0; turn < count; turn += 1) sum += compute(turn)
    const { user, system } = process.cpuUsage(start)
    best = Math.min(best, user + system)
  }
  return {
    'a second': Math.round((count * 1_000_000) / best),
    microseconds: Number((best / count).toFixed(1)),
    sum: Math.round(sum),
  }
}

export const benchQualification = async () => {
  const figures = { 'bare: two payments and two ratios': perSecond(bare), 'the whole deal': perSecond(engine) }
  console.log(`\nComputations of a deal on one core; the target is ${target} a second.`)
  console.table(figures)
}
