import { describe, expect, it, test } from 'vitest'
import { dealWording, hasWordingDetails } from './wording.ts'

const deal = (PurposeDD: number, SearchStageDD: number, MortgageApplicationStatusDD: number) => ({
  PurposeDD,
  SearchStageDD,
  MortgageApplicationStatusDD,
})

describe('the sentence of a card', () => {
  test.each([
    ['a purchase of a found property', deal(0, 1, 11), 'purchaseInProgress'],
    ['the same, sent', deal(0, 3, 0), 'purchaseSubmitted'],
    ['a pre-approval', deal(0, 4, 11), 'preApprovalInProgress'],
    ['the same, sent', deal(0, 5, 2), 'preApprovalSubmitted'],
    ['a refinance', deal(2, -1, 11), 'refinanceInProgress'],
    ['a renewal, sent', deal(4, -1, 1), 'renewalSubmitted'],
    ['a construction', deal(3, -1, 11), 'constructionInProgress'],
  ])('%s', (_, given, wording) => expect(dealWording(given)).toBe(wording))
  it('has name, amount and closing date only when all three are known', () => {
    const known = { MainBorrowerName: 'Mary Roy', MortgageAmount: 400_000, ClosingDate: '2027-03-01' }
    expect(hasWordingDetails(known)).toBe(true)
    expect(hasWordingDetails({ ...known, MortgageAmount: null })).toBe(false)
    expect(hasWordingDetails({ ...known, ClosingDate: '' })).toBe(false)
  })
})
