import { describe, expect, test } from 'vitest'
import { calculators, type Figures, figuresIn, incompleteOf, passedOn, queryOf, wrongKindOf } from './figures.ts'

const payment = figuresIn('payment', '')
const figures = { ...payment, Amount: 512_345.5, Rate: 5.245, Years: 30, Frequency: 3 }

describe('a payment', () => {
  test('has its figures in a shared link', () => {
    expect(queryOf('payment', figures)).toBe('?amount=512345.5&rate=5.245&years=30&frequency=3')
    expect(figuresIn('payment', queryOf('payment', figures))).toEqual(figures)
  })
  test.each(['', '?amount=&rate=', '?amount=much&years=1e3', '?amount=-1'])(
    '%j begins with the usual figures',
    (query) =>
      expect(figuresIn('payment', query)).toMatchObject({ Amount: 400_000, Rate: 4.79, Years: 25, Frequency: 0 }),
  )
  test('of a menu, only a known choice is taken', () => expect(figuresIn('payment', '?frequency=9').Frequency).toBe(0))
})

describe('every calculator', () => {
  const filled: Record<(typeof calculators)[number], string> = {
    payment: '?amount=1000&rate=3&years=20&frequency=4',
    affordability:
      '?rate=4.5&years=30&down=60000&province=9&first=1&income=90000&income2=40000&debts=0&tax=4200&heating=120&condo=300',
    'cash-to-close':
      '?rate=4.79&years=25&price=500000&down=25000&deposit=20000&province=7&incity=0&municipal=1.5&first=0&new=1&taxin=1',
    renew: '?rate=4.79&years=20&balance=350000&present=5.5&type=1&months=30&value=700000&extra=0&lender=4.8',
  }
  test.each(calculators)('%s is read as it is written', (kind) => {
    const query = queryOf(kind, figuresIn(kind, filled[kind]))
    expect(query).toBe(filled[kind])
    expect(incompleteOf(kind, figuresIn(kind, query))).toEqual([])
  })
  test.each(calculators)('%s ignores what is out of range', (kind) => {
    const wrong =
      '?price=0&down=-1&province=14&incity=2&income=-5&debts=x&balance=0&present=31&months=301&type=2&value=0'
    expect(figuresIn(kind, wrong)).toEqual(figuresIn(kind, ''))
  })
  test('begins without amounts of a person, and names what it needs', () => {
    expect(incompleteOf('affordability', figuresIn('affordability', ''))).toEqual(['Income', 'Debts', 'DownPayment'])
    expect(incompleteOf('cash-to-close', figuresIn('cash-to-close', ''))).toEqual(['Price', 'DownPayment', 'Province'])
    expect(incompleteOf('renew', figuresIn('renew', ''))).toEqual(['Balance'])
  })
  test('computes nothing with an optional entry that is wrong', () => {
    const wrong: Figures = { ...figuresIn('renew', '?balance=350000'), PresentRate: 99 }
    expect(incompleteOf('renew', wrong)).toEqual(['PresentRate'])
    expect(wrongKindOf('PresentRate', 99)).toBe('rate')
    expect(wrongKindOf('PresentRate', null)).toBeUndefined()
  })
  test('keeps a rate that was emptied empty', () => {
    const empty: Figures = { ...figuresIn('renew', '?balance=350000'), Rate: null }
    expect(queryOf('renew', empty)).toBe('?rate=&years=25&balance=350000&type=0')
  })
})

describe('from one calculator to another', () => {
  const buyers = figuresIn('affordability', '?income=90000&debts=300&down=60000&province=9&first=1&rate=5&years=30')
  test('goes what they share, and no income or debt', () => {
    expect(queryOf('cash-to-close', passedOn('cash-to-close', buyers))).toBe(
      '?rate=5&years=30&down=60000&province=9&first=1',
    )
  })
  test('a payment is on the price less the down payment', () => {
    expect(passedOn('payment', { ...buyers, Price: 500_000 })).toMatchObject({ Amount: 440_000, Rate: 5, Years: 30 })
    expect(passedOn('payment', buyers).Amount).toBe(400_000)
  })
  test('a price and a down payment pass through a payment', () => {
    const through = figuresIn('payment', queryOf('payment', passedOn('payment', { ...buyers, Price: 500_000 })))
    expect(passedOn('cash-to-close', through)).toMatchObject({ Price: 500_000, DownPayment: 60_000, Province: 9 })
  })
})
