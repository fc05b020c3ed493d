import { describe, expect, it } from 'vitest'
import { blankRequestedMortgage } from './blank.ts'
import { figuresOf, pendingAfter } from './shared-changes.ts'

const request = { ...blankRequestedMortgage, PropertyValue: 500_000, DownPayment: 120_000 }
const figures = (given: Partial<typeof request> = {}) => figuresOf({ ...request, ...given })
const [marc, nadia] = [102, 103]

describe('a figure of the deal that an invited person saves', () => {
  it('is pending with what the main applicant knew', () =>
    expect(pendingAfter({}, { was: figures(), is: figures({ DownPayment: 160_000 }) }, marc)).toEqual({
      DownPayment: { before: 120_000, by: marc },
    }))
  it('is not pending if it stays the same', () =>
    expect(pendingAfter({}, { was: figures(), is: figures() }, marc)).toEqual({}))
  it('keeps what the main applicant knew, also after another person changes it', () => {
    const once = pendingAfter({}, { was: figures(), is: figures({ DownPayment: 160_000 }) }, marc)
    const twice = { was: figures({ DownPayment: 160_000 }), is: figures({ DownPayment: 170_000 }) }
    expect(pendingAfter(once, twice, nadia)).toEqual({ DownPayment: { before: 120_000, by: nadia } })
  })
  it('is that of the person who changed it, also after another person saved the rest', () => {
    const once = pendingAfter({}, { was: figures(), is: figures({ DownPayment: 160_000 }) }, marc)
    const rest = {
      was: figures({ DownPayment: 160_000 }),
      is: figures({ DownPayment: 160_000, PropertyValue: 510_000 }),
    }
    expect(pendingAfter(once, rest, nadia)).toEqual({
      PropertyValue: { before: 500_000, by: nadia },
      DownPayment: { before: 120_000, by: marc },
    })
  })
  it('is no longer pending once it is what it was', () => {
    const once = pendingAfter({}, { was: figures(), is: figures({ DownPayment: 160_000 }) }, marc)
    expect(pendingAfter(once, { was: figures({ DownPayment: 160_000 }), is: figures() }, marc)).toEqual({})
  })
})

describe('a figure that an operator saves in a session handed over', () => {
  const changed = { was: figures(), is: figures({ DownPayment: 160_000 }) }
  it('adds no pending change', () => expect(pendingAfter({}, changed)).toEqual({}))
  it('confirms none for the main applicant', () => {
    const once = pendingAfter({}, changed, marc)
    const same = { was: figures({ DownPayment: 160_000 }), is: figures({ DownPayment: 160_000 }) }
    expect(pendingAfter(once, same)).toEqual(once)
  })
})
