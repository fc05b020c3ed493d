import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withDefaults } from './merge.ts'

interface Row {
  id: number
  amount: number | null
}
const blankRow: Row = { id: 0, amount: null }
const blank: { name: string; amount: number | null; address: { street: string; country: number }; rows: Row[] } = {
  name: '',
  amount: null,
  address: { street: '', country: 1 },
  rows: [],
}

describe('a record completed from its blank', () => {
  it('keeps given values and fills in missing ones', () =>
    expect(withDefaults(blank, { name: 'Mary', address: { street: 'Main' } })).toEqual({
      ...blank,
      name: 'Mary',
      address: { street: 'Main', country: 1 },
    }))
  it('treats null as missing', () =>
    expect(withDefaults(blank, { name: null, address: null, amount: null })).toEqual(blank))
  it('keeps an amount where the blank has none', () => expect(withDefaults(blank, { amount: 5 }).amount).toBe(5))
  it('completes each element of a list', () =>
    expect(withDefaults(blank, { rows: [{ amount: 5 }, {}] }, { rows: blankRow }).rows).toEqual([
      { id: 0, amount: 5 },
      { id: 0, amount: null },
    ]))
  it('drops keys that the blank does not have, harmful ones included', () => {
    const given = JSON.parse('{"name":"a","Step":9,"__proto__":{"polluted":1},"address":{"constructor":1}}')
    expect(withDefaults(blank, given)).toEqual({ ...blank, name: 'a' })
  })
  it('shares nothing with the blank or the given record', () => {
    const given = { rows: [{ id: 1, amount: 2 }] }
    const whole = withDefaults(blank, given)
    whole.address.street = 'changed'
    for (const row of whole.rows) row.amount = 3
    expect(blank.address.street).toBe('')
    expect(given.rows).toEqual([{ id: 1, amount: 2 }])
  })
  it('has the shape of the blank for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const whole = withDefaults(blank, given as object)
        expect(Object.keys(whole)).toEqual(Object.keys(blank))
        expect(Object.keys(whole.address)).toEqual(Object.keys(blank.address))
        expect(Array.isArray(whole.rows)).toBe(true)
      }),
    )
  })
})
