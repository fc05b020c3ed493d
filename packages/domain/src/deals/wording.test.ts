import { describe, expect, it, test } from 'vitest'
import { dealActions, dealWording, hasWordingDetails } from './wording.ts'

const deal = (PurposeDD: number, SearchStageDD: number, MortgageApplicationStatusDD: number) => ({
  PurposeDD,
  SearchStageDD,
  MortgageApplicationStatusDD,
})

describe('a card says of its deal', () => {
  test.each([
    ['a purchase of a found property', deal(0, 1, 11), 'purchaseInProgress'],
    ['the same, sent', deal(0, 3, 0), 'purchaseSubmitted'],
    ['a pre-approval', deal(0, 4, 11), 'preApprovalInProgress'],
    ['the same, sent', deal(0, 5, 2), 'preApprovalSubmitted'],
    ['a refinance', deal(2, -1, 11), 'purchaseInProgress'],
    ['a renewal, sent', deal(4, -1, 1), 'purchaseSubmitted'],
    ['a construction', deal(3, -1, 11), 'purchaseInProgress'],
  ])('%s', (_, given, wording) => expect(dealWording(given)).toBe(wording))
  it('its name, amount and closing date only when it has all three', () => {
    const known = { MainBorrowerName: 'Mary Roy', MortgageAmount: 400_000, ClosingDate: '2027-03-01' }
    expect(hasWordingDetails(known)).toBe(true)
    expect(hasWordingDetails({ ...known, MortgageAmount: null })).toBe(false)
    expect(hasWordingDetails({ ...known, ClosingDate: '' })).toBe(false)
  })
})

describe('a card offers', () => {
  const status = (MortgageApplicationStatusDD: number, given = {}) =>
    dealActions({ MortgageApplicationStatusDD, RequestReview: 0, DisplayMortgage: 0, DocumentRequests: [], ...given })
  it('to continue what is in progress', () => expect(status(11)).toEqual([{ action: 'continue' }]))
  it('the summary of what is sent', () => expect(status(0)).toEqual([{ action: 'viewSummary' }]))
  it('documents too, where some were asked for', () =>
    expect(status(2, { DocumentRequests: [{}] })).toEqual([{ action: 'viewSummary' }, { action: 'requestDocuments' }]))
  it('a review from the interview on, where the mortgage is displayed', () =>
    expect(status(1, { RequestReview: 1, DisplayMortgage: 1 })).toEqual([{ action: 'review', step: 'start' }]))
  it('a review of the summary, where it is not', () =>
    expect(status(1, { RequestReview: 1 })).toEqual([{ action: 'review', step: 'summary' }]))
})
