import { expect, it } from 'vitest'
import { type BankTransaction, monthsOf, transactionsOf } from './months.ts'

const transaction = (date: string, Description: string, Credit: number | null, Debit: number | null) =>
  ({ Date: date, Description, Credit, Debit, Balance: null }) satisfies BankTransaction

const all = [
  transaction('2026-09-30', 'Épicerie du Marché', null, 80.1),
  transaction('2026-10-01', 'Loyer', null, 1_200),
  transaction('2026-10-15', 'PAIE Hydro-Québec', 2_100.1, null),
  transaction('2026-10-15', 'Épicerie du marché', null, 120.2),
  transaction('2026-10-30', 'Paie Hydro-Quebec', 2_100.2, null),
]
const shown = (...given: Parameters<typeof transactionsOf> extends [unknown, ...infer Rest] ? Rest : never) =>
  transactionsOf(all, ...given).map((one) => `${one.Date} ${one.Description}`)

it('sums what came in and went out in each month, the newest first', () =>
  expect(monthsOf(all)).toEqual([
    { Month: '2026-10-01', In: 4_200.3, Out: 1_320.2 },
    { Month: '2026-09-01', In: 0, Out: 80.1 },
  ]))
it('has no month without a transaction', () => expect(monthsOf([])).toEqual([]))
it('shows the newest first, those of one day in the order of the bank', () =>
  expect(shown('all', '')).toEqual([
    '2026-10-30 Paie Hydro-Quebec',
    '2026-10-15 PAIE Hydro-Québec',
    '2026-10-15 Épicerie du marché',
    '2026-10-01 Loyer',
    '2026-09-30 Épicerie du Marché',
  ]))
it('finds all words, without accents and capitals', () => {
  expect(shown('all', ' hydro QUÉBEC paie')).toEqual(['2026-10-30 Paie Hydro-Quebec', '2026-10-15 PAIE Hydro-Québec'])
  expect(shown('all', 'hydro loyer')).toEqual([])
})
it('shows what came in, or what went out', () => {
  expect(shown('in', '')).toHaveLength(2)
  expect(shown('out', 'epicerie')).toEqual(['2026-10-15 Épicerie du marché', '2026-09-30 Épicerie du Marché'])
})
