import { describe, expect, test } from 'vitest'
import { figuresIn } from '../../calculator/figures.ts'
import { exampleDay, shown } from '../../testing/qualification.ts'
import { defaultPolicy } from '../policy.ts'
import { ruleBook } from '../rules/rule-book.ts'
import { affordabilityOf, type Basis, cashOf, renewedOf } from './results.ts'

const basis: Basis = { policy: defaultPolicy, rules: ruleBook, today: exampleDay }
const able = (query: string) => affordabilityOf(figuresIn('affordability', query), basis)
const cash = (query: string) => cashOf(figuresIn('cash-to-close', query), basis)
const renewed = (query: string) => renewedOf(figuresIn('renew', query), basis)

describe('what one can afford', () => {
  const buyers = 'income=130000&debts=0&down=60000&tax=4200&heating=120'
  test.each([
    [buyers, 589_760, ['gds']],
    [buyers.replace('debts=0', 'debts=1200'), 496_880, ['tds']],
    [`${buyers}&condo=500`, 554_489, ['gds']],
    [`${buyers}&years=30&first=1`, 618_699, ['gds']],
    ['income=300000&debts=0&down=25000&tax=4200&heating=120', 500_000, ['minimumDownPayment']],
  ])('agrees with the examples of the engine: %s', (query, price, limits) => {
    const { most, price: found } = able(query)
    expect([found, most.limitedBy]).toEqual([price, limits])
  })
  test('two incomes count together', () => {
    expect(able(buyers.replace('130000', '90000&income2=40000')).price).toBe(589_760)
  })
  test('a payment and the shares are those at the price', () => {
    const { atPrice } = able(buyers)
    expect(atPrice?.gds.ratio).toMatchObject({ is: 'known', amount: 39 })
    expect(shown(atPrice?.minimumDownPayment ?? neverFigure)).toBe(33_976)
  })
  test('property tax and heating that are not entered are assumed, and marked', () => {
    const { most } = able('income=130000&debts=0&down=60000')
    expect(most.maximumPrice).toMatchObject({ is: 'known', estimate: true })
  })
  test.each([
    ['income=0&debts=0&down=60000', 'noIncome'],
    ['income=14000&debts=3000&down=20000', 'noRoomForPayment'],
  ])('%s has a reason and no price', (query, reason) => {
    const { most, price, atPrice } = able(query)
    expect([shown(most.maximumPrice), price, atPrice]).toEqual([reason, undefined, undefined])
  })
  test('without a down payment no price follows', () =>
    expect(able('income=130000&debts=0&down=0').price).toBeUndefined())
})

describe('cash to close', () => {
  const home = 'price=500000&down=25000&first=0&new=0'
  test('Toronto adds its tax to that of Ontario', () => {
    expect(shown(cash(`${home}&province=9&incity=0`).transferTax)).toBe(6475)
    expect(shown(cash(`${home}&province=9&incity=1`).transferTax)).toBe(12_950)
    expect(shown(cash(`${home}&province=9`).transferTax)).toBe('6475 to 12950')
  })
  test('Quebec bills its duties later, Montréal at its own rates', () => {
    const dear = home.replace('500000', '600000')
    expect(shown(cash(`${home}&province=11&incity=0`).billedLater)).toBe(5610.5)
    expect(shown(cash(`${dear}&province=11&incity=0`).billedLater)).toBe('7110.5 to 8610.5')
    expect(shown(cash(`${dear}&province=11&incity=1`).billedLater)).toBe(7349)
    expect(shown(cash(`${home}&province=9&incity=0`).billedLater)).toBe('notBilledLater')
  })
  test('a municipality’s percentage counts in Nova Scotia alone', () => {
    expect(shown(cash(`${home}&province=7&municipal=1.5`).transferTax)).toBe(7500)
    expect(shown(cash(`${home}&province=7`).transferTax)).toBe('0 to 7500')
    expect(shown(cash(`${home}&province=9&incity=0&municipal=1.5`).transferTax)).toBe(6475)
  })
  test('a first home has relief', () =>
    expect(shown(cash(`${home.replace('first=0', 'first=1')}&province=9&incity=0`).transferTax)).toBe(2475))
  test('a deposit lowers it', () => {
    const amountOf = (query: string) => {
      const { cashToClose } = cash(query)
      return cashToClose.is === 'known' ? cashToClose.amount : 0
    }
    const whole = amountOf(`${home}&province=9&incity=0`)
    expect(whole - amountOf(`${home}&province=9&incity=0&deposit=20000`)).toBe(20_000)
  })
})

describe('a renewal or a refinancing', () => {
  const present = 'balance=400000&present=5.5&months=30&rate=4.79&years=25'
  test('has the payment of the engine in its table, whatever the home is worth', () => {
    const { costs, schedule } = renewed(present)
    expect(costs.payment).toMatchObject({ is: 'known', amount: schedule.payment })
    expect(renewed(`${present}&value=420000`).costs.payment).toMatchObject({ amount: schedule.payment })
  })
  test('adds the extra money to what is owed', () => {
    const { costs, schedule } = renewed(`${present}&extra=50000&value=700000`)
    expect([shown(costs.loan), shown(costs.availableEquity)]).toEqual([450_000, 160_000])
    expect(costs.payment).toMatchObject({ amount: schedule.payment })
  })
  test('compares with the present rate over the same years', () => {
    expect(renewed(present).presentPayment).toBe(renewed(present.replace('4.79', '5.5')).schedule.payment)
    expect(renewed('balance=400000').presentPayment).toBeUndefined()
  })
  test('a penalty is at least three months’ interest while the lender’s rate is not known', () => {
    expect(shown(renewed(present).costs.penalty)).toBe('at least 5500')
    expect(shown(renewed(`${present}&lender=4.8`).costs.penalty)).toBe(7000)
    expect(shown(renewed(`${present}&type=1`).costs.penalty)).toBe(5500)
    expect(shown(renewed(present.replace('months=30', 'months=0')).costs.penalty)).toBe(0)
    expect(shown(renewed('balance=400000&present=5.5').costs.penalty)).toBe('unknown')
  })
})

const neverFigure = able('income=0&debts=0&down=0').most.maximumPrice
