import { defineRules } from './define-rules.ts'
import * as sources from './sources.ts'

const law = { kind: 'law', from: '2026-01-01', by: 'application', reviewBy: '2027-04-30' } as const

export const existingMortgageRules = defineRules({
  'refinance.limit': [{ ...law, value: { percent: 80 }, confirmed: 'official', source: sources.bankAct }],
  'credit-line.limit': [{ ...law, value: { percent: 65 }, confirmed: 'secondary', source: sources.creditLines }],
  'penalty.interest': [
    { ...law, kind: 'policy', value: { months: 3 }, confirmed: 'secondary', source: sources.penalties },
  ],
  'penalty.after-five-years': [
    { ...law, value: { years: 5, months: 3 }, confirmed: 'official', source: sources.interestAct },
  ],
})
