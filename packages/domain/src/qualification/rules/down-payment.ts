import { defineRules } from './define-rules.ts'
import * as sources from './sources.ts'

const law = { kind: 'law', by: 'application', reviewBy: '2027-04-30', confirmed: 'official' } as const

/** The rules that the forms of the interview and of the mortgage request check too; the others load with the engine only. */
export const downPaymentRules = defineRules({
  'down-payment.owner': [
    {
      ...law,
      value: {
        tiers: [
          { to: 500_000, percent: 5 },
          { to: null, percent: 10 },
        ],
        priceBelow: 1_500_000,
      },
      from: '2024-12-15',
      source: sources.reforms,
    },
  ],
  'down-payment.owner-3-4-units': [
    { ...law, kind: 'insurer', value: { percent: 10 }, from: '2024-12-15', source: sources.cmhcRental },
  ],
  'down-payment.other': [{ ...law, value: { percent: 20 }, from: '2024-12-15', source: sources.bankAct }],
  'loan-to-value': [{ ...law, value: { percent: 80 }, from: '2024-12-15', source: sources.insurableLoans }],
})
