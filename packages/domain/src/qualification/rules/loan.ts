import { defineRules } from './define-rules.ts'
import * as sources from './sources.ts'

const law = { kind: 'law', by: 'application', reviewBy: '2027-04-30', confirmed: 'official' } as const
const premium = { kind: 'insurer', by: 'application', reviewBy: '2027-03-31', confirmed: 'official' } as const
const stressTest = { ...law, reviewBy: '2026-12-31', source: sources.qualifyingRate } as const

export const loanRules = defineRules({
  'insurance.high-ratio': [
    { ...law, value: { valueBelow: 1_500_000 }, from: '2024-12-15', source: sources.insurableLoans },
  ],
  'insurance.low-ratio': [
    { ...law, value: { valueBelow: 1_000_000, mostYears: 25 }, from: '2017-12-07', source: sources.insurableLoans },
  ],
  'insurance.added-units': [
    {
      ...law,
      value: { percent: 90, valueBelow: 2_000_000, mostYears: 30 },
      from: '2025-01-15',
      checkedOn: '2026-11-26',
      source: sources.addedUnits,
    },
  ],
  amortization: [{ ...law, value: { years: 25, longYears: 30 }, from: '2024-12-15', source: sources.insurableLoans }],
  'premium.owner': [
    {
      ...premium,
      value: {
        bands: [
          { to: 65, percent: 0.6 },
          { to: 75, percent: 1.7 },
          { to: 80, percent: 2.4 },
          { to: 85, percent: 2.8 },
          { to: 90, percent: 3.1 },
          { to: 95, percent: 4 },
        ],
      },
      from: '2017-03-17',
      source: sources.cmhcPremiums,
    },
  ],
  'premium.borrowed': [
    { ...premium, value: { above: 90, percent: 4.5, mostUnits: 2 }, from: '2017-03-17', source: sources.cmhcPremiums },
  ],
  'premium.over-25-years': [
    {
      ...premium,
      value: { overYears: 25, percent: 0.2 },
      from: '2024-08-01',
      confirmed: 'secondary',
      source: sources.longAmortization,
    },
  ],
  'premium.rental': [
    {
      ...premium,
      value: {
        bands: [
          { to: 65, percent: 1.45 },
          { to: 75, percent: 2 },
          { to: 80, percent: 2.9 },
        ],
        valueBelow: 1_000_000,
        leastUnits: 2,
        mostUnits: 4,
      },
      from: '2017-03-17',
      source: sources.cmhcPremiums,
    },
  ],
  'qualifying-rate': [{ ...stressTest, value: { above: 2, least: 5.25 }, from: '2021-06-01' }],
  'qualifying-rate.switch': [{ ...stressTest, value: { above: 0 }, from: '2024-11-21' }],
  'switch.costs': [{ ...stressTest, value: { most: 3000 }, from: '2024-12-16', source: sources.switches }],
  ratios: [{ ...law, value: { gds: 39, tds: 44 }, from: '2021-07-01', source: sources.cmhcRequirements }],
})
