import { describe, expect, test } from 'vitest'
import { carriedIn, carriedQuery } from './carried.ts'
import { type Calculator, figuresIn } from './figures.ts'

const carriedBy = (kind: Calculator, query: string) => carriedIn(carriedQuery(kind, figuresIn(kind, query)))
const nothing = { PropertyValue: null, DownPaymentAmount: null, Balance: null, ProvinceDD: -1, City: '' }

describe('a calculator carries over', () => {
  test('price, down payment and place of a purchase', () => {
    const expected = { ...nothing, DealPurposeDD: 0, PropertyValue: 500_000, DownPaymentAmount: 40_000, ProvinceDD: 9 }
    expect(carriedBy('cash-to-close', 'price=500000&down=40000&province=9&incity=1')).toEqual({
      ...expected,
      City: 'Toronto',
    })
    expect(carriedBy('cash-to-close', 'price=500000&down=40000&province=9&incity=0')).toEqual(expected)
  })
  test('the down payment of those who ask what they can afford, and none of their income', () => {
    expect(carriedQuery('affordability', figuresIn('affordability', 'income=90000&debts=5&down=40000'))).toBe(
      '?purpose=0&down=40000',
    )
  })
  test('what is owed at a renewal or a refinancing', () => {
    expect(carriedBy('renew', 'balance=350000')).toEqual({ ...nothing, DealPurposeDD: 4, Balance: 350_000 })
    expect(carriedBy('renew', 'balance=350000&extra=1')?.DealPurposeDD).toBe(2)
  })
  test('nothing where only usual figures are shown', () => {
    for (const kind of ['payment', 'affordability', 'cash-to-close', 'renew'] as const)
      expect(carriedQuery(kind, figuresIn(kind, ''))).toBe('')
  })
})

test.each([
  '',
  '?price=500000',
  '?purpose=3&price=500000',
  '?purpose=0',
  '?purpose=0&price=-1&down=x',
  '?purpose=0&balance=350000',
  '?purpose=01e1&price=5',
  '?purpose=0&price=1e9',
])('%j carries nothing', (query) => expect(carriedIn(query)).toBeUndefined())

test('what is out of range in a link is left out', () =>
  expect(carriedIn('?purpose=0&price=500000&down=9999999999&province=99&incity=1')).toEqual({
    ...nothing,
    DealPurposeDD: 0,
    PropertyValue: 500_000,
  }))
