import { flow } from '@foyer/domain/flow.ts'
import { describe, expect, it, test } from 'vitest'
import { addressOf } from './facts.ts'
import { changeAddress, isFromReview, placeInReview, reviewAddress } from './review-return.ts'

const main = { SiteID: 'demo', MortgageApplicationID: 7 }
const invited = { ...main, guid: 'g-1' }

describe('a change from the review', () => {
  test.each(
    flow.steps.flatMap(({ id, perApplicant, paths }) =>
      Object.keys(paths).map((mode) => [mode, { step: id, ...(perApplicant && { applicantId: 3 }) }] as const),
    ),
  )('opens exactly its step and returns to its place, %s: %o', (mode, position) => {
    const place = mode === 'invited' ? invited : main
    const address = new URL(changeAddress(position, place), 'http://localhost')
    expect(address.pathname).toBe(addressOf(position, place))
    expect(isFromReview(address.search)).toBe(true)
    expect(reviewAddress(position, place)).toBe(`${addressOf({ step: 'summary' }, place)}#${placeInReview(position)}`)
  })
  it('has one place for each step of each person', () => {
    expect(placeInReview({ step: 'income', applicantId: 3 })).toBe('income-3')
    expect(placeInReview({ step: 'mortgage' })).toBe('mortgage')
  })
  it('never takes the way back from the address', () => {
    expect(isFromReview('?from=https://evil.example')).toBe(false)
    expect(isFromReview('')).toBe(false)
  })
})
