import { describe, expect, it } from 'vitest'
import { dealActions } from './actions.ts'
import type { OpenDocument } from './fields.ts'

const payStub: OpenDocument = {
  DFRequestDocItemID: 1,
  RequestDocID: 'r1',
  Name: 'Pay stub',
  RefusedFlag: 0,
  Reason: '',
}

describe('a card offers', () => {
  const status = (MortgageApplicationStatusDD: number, given = {}) =>
    dealActions({
      MortgageApplicationStatusDD,
      RequestReview: 0,
      DisplayMortgage: 0,
      MessagesFl: 0,
      DocumentRequests: [],
      OpenDocuments: [],
      ...given,
    })
  it('continuing, while it is in progress', () => expect(status(11)).toEqual([{ action: 'continue' }]))
  it('the summary once it is submitted', () => expect(status(0)).toEqual([{ action: 'viewSummary' }]))
  it('documents too, where any were requested', () =>
    expect(status(2, { DocumentRequests: [{}] })).toEqual([{ action: 'viewSummary' }, { action: 'requestDocuments' }]))
  it('sending a document first, while one is needed', () => {
    const sending = { DocumentRequests: [{}], OpenDocuments: [payStub] }
    expect(status(1, sending)).toEqual([
      { action: 'sendDocuments', requestId: 'r1' },
      { action: 'viewSummary' },
      { action: 'requestDocuments' },
    ])
    expect(status(3, sending)).toEqual([{ action: 'viewSummary' }, { action: 'requestDocuments' }])
  })
  it('the messages last, where the brokerage reads them', () =>
    expect([status(11, { MessagesFl: 1 }), status(0, { MessagesFl: 1 })]).toEqual([
      [{ action: 'continue' }, { action: 'messages' }],
      [{ action: 'viewSummary' }, { action: 'messages' }],
    ]))
  it('a review from the interview on, where the mortgage is displayed', () =>
    expect(status(1, { RequestReview: 1, DisplayMortgage: 1 })).toEqual([{ action: 'review', step: 'start' }]))
  it('a review of the summary, where it is not displayed', () =>
    expect(status(1, { RequestReview: 1 })).toEqual([{ action: 'review', step: 'summary' }]))
})
