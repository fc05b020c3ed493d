import { defineRules } from './define-rules.ts'
import * as sources from './sources.ts'

const tax = { kind: 'law', from: '2026-01-01', by: 'closing', reviewBy: '2027-04-30', confirmed: 'secondary' } as const
const notResident = { ...tax, reviewBy: '2027-01-31', source: sources.notResident } as const
const bc = { ...tax, from: '2024-04-01', reviewBy: '2027-02-28', source: sources.bcReliefs } as const

export const transferReliefRules = defineRules({
  'transfer-relief.ON': [{ ...tax, value: { most: 4000 }, source: sources.ontarioTransferTax }],
  'transfer-relief.toronto': [{ ...tax, value: { most: 4475 }, reviewBy: '2027-03-31', source: sources.sorbara }],
  'transfer-relief.BC.first-time': [{ ...bc, value: { price: 500_000, slides: { full: 835_000, none: 860_000 } } }],
  'transfer-relief.BC.new-home': [{ ...bc, value: { slides: { full: 1_100_000, none: 1_150_000 } } }],
  'transfer-relief.PE': [
    { ...tax, value: { percent: 100 }, confirmed: 'official', source: sources.princeEdwardIsland },
  ],
  'transfer-tax.NS.not-resident': [
    {
      ...tax,
      value: { percent: 10 },
      from: '2025-04-01',
      by: 'agreement',
      reviewBy: '2027-03-31',
      source: sources.atlantic,
    },
  ],
  'not-resident.ON': [{ ...notResident, value: { percent: 25 } }],
  // Due in the regional districts Capital, Fraser Valley, Metro Vancouver, Central Okanagan and Nanaimo only.
  'not-resident.BC': [
    {
      ...notResident,
      value: { percent: 20 },
      confirmed: 'official',
      checkedOn: '2026-11-26',
      source: sources.bcAdditionalTransferTax,
    },
  ],
})
