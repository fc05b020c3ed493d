import { defineRules } from './define-rules.ts'
import * as sources from './sources.ts'

const tax = { kind: 'law', by: 'closing', confirmed: 'secondary' } as const

/** Toronto and the municipalities that were merged into it in 1998. */
const toronto = {
  base: 'price',
  is: 'tiers',
  places: ['toronto', 'north york', 'scarborough', 'etobicoke', 'east york', 'york'],
  moreUnits: [
    { to: 55_000, percent: 0.5 },
    { to: 250_000, percent: 1 },
    { to: 400_000, percent: 1.5 },
    { to: null, percent: 2 },
  ],
} as const

const toTwoMillion = [
  { to: 55_000, percent: 0.5 },
  { to: 250_000, percent: 1 },
  { to: 400_000, percent: 1.5 },
  { to: 2_000_000, percent: 2 },
] as const

export const cityTransferTaxRules = defineRules({
  'transfer-tax.toronto': [
    {
      ...tax,
      value: {
        ...toronto,
        tiers: [
          ...toTwoMillion,
          { to: 3_000_000, percent: 2.5 },
          { to: 4_000_000, percent: 3.5 },
          { to: 5_000_000, percent: 4.5 },
          { to: 10_000_000, percent: 5.5 },
          { to: 20_000_000, percent: 6.5 },
          { to: null, percent: 7.5 },
        ],
      },
      from: '2026-01-01',
      to: '2026-03-31',
      reviewBy: '2026-03-31',
      source: sources.sorbara,
    },
    {
      ...tax,
      value: {
        ...toronto,
        tiers: [
          ...toTwoMillion,
          { to: 3_000_000, percent: 2.5 },
          { to: 4_000_000, percent: 4.4 },
          { to: 5_000_000, percent: 5.45 },
          { to: 10_000_000, percent: 6.5 },
          { to: 20_000_000, percent: 7.55 },
          { to: null, percent: 8.6 },
        ],
      },
      from: '2026-04-01',
      reviewBy: '2027-03-31',
      source: sources.sorbara,
    },
  ],
  'transfer-tax.montreal': [
    {
      ...tax,
      value: {
        base: 'assessment',
        is: 'tiers',
        places: ['montreal'],
        tiers: [
          { to: 62_900, percent: 0.5 },
          { to: 315_000, percent: 1 },
          { to: 552_300, percent: 1.5 },
          { to: 1_104_700, percent: 2 },
          { to: 2_136_500, percent: 2.5 },
          { to: 3_113_000, percent: 3.5 },
          { to: null, percent: 4 },
        ],
      },
      from: '2026-01-01',
      to: '2026-12-31',
      ends: true,
      reviewBy: '2026-12-31',
      // No page of the city for 2026 could be read. The first two ends are those of the province for 2026 (st-dominique.ca).
      confirmed: 'no',
      source: sources.montrealDuties,
    },
  ],
  'not-resident.toronto': [
    { ...tax, value: { percent: 10 }, from: '2026-01-01', reviewBy: '2027-01-31', source: sources.notResident },
  ],
})
