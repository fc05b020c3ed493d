import { describe, expect, it, test } from 'vitest'
import type { MyDeal, OpenDocument } from './fields.ts'
import { brokerWording, byTurn, isClosed, turnsOf } from './turns.ts'

const document = (given: Partial<OpenDocument> = {}): OpenDocument => ({
  DFRequestDocItemID: 1,
  RequestDocID: 'r1',
  Name: 'Pay stub',
  RefusedFlag: 0,
  Reason: '',
  ...given,
})
const refused = document({ DFRequestDocItemID: 2, RefusedFlag: 1, Reason: 'It is cut off.' })

type Facts = Parameters<typeof turnsOf>[0]
const facts = (given: Partial<Facts> = {}): Facts => ({
  MortgageApplicationStatusDD: 1,
  RequestReview: 0,
  OpenDocuments: [],
  UnreadMessages: 0,
  AwaitedNames: [],
  Questions: 0,
  NextStep: '',
  NextApplicantName: '',
  ...given,
})
const unfinished = { MortgageApplicationStatusDD: 11, NextStep: 'income' }

describe('the turns of a deal', () => {
  it('are none while the broker works on it', () => expect(turnsOf(facts())).toEqual([]))
  it('begin with the most urgent one', () =>
    expect(
      turnsOf(
        facts({
          ...unfinished,
          RequestReview: 1,
          UnreadMessages: 2,
          OpenDocuments: [document(), refused],
          AwaitedNames: ['Bo Li'],
        }),
      ),
    ).toEqual([
      { turn: 'refused', documents: [refused] },
      { turn: 'documents', documents: [document()] },
      { turn: 'messages', count: 2 },
      { turn: 'review', questions: 0 },
      { turn: 'awaited', names: ['Bo Li'] },
      { turn: 'finish', step: 'income' },
    ]))
  it('name the co-applicant whose step is next', () =>
    expect(turnsOf(facts({ ...unfinished, NextApplicantName: 'Bo Li' }))).toEqual([
      { turn: 'finishFor', step: 'income', name: 'Bo Li' },
    ]))
  it('name a step that has no words as the rest of the application', () =>
    expect(turnsOf(facts({ ...unfinished, NextStep: 'coApplicant' }))).toEqual([{ turn: 'finish', step: 'other' }]))
  it('list the documents of the documents step once', () => {
    const asked = { ...unfinished, NextStep: 'request' }
    expect(turnsOf(facts({ ...asked, OpenDocuments: [document()] })).map(({ turn }) => turn)).toEqual(['documents'])
    expect(turnsOf(facts(asked))).toEqual([{ turn: 'finish', step: 'request' }])
  })
  test.each([3, 4, 5])('have no documents once the deal is closed (%i), unless it is reviewed again', (status) => {
    const closed = facts({ MortgageApplicationStatusDD: status, OpenDocuments: [refused] })
    expect(turnsOf(closed)).toEqual([])
    expect(isClosed(closed)).toBe(true)
    expect(turnsOf({ ...closed, RequestReview: 1 }).map(({ turn }) => turn)).toEqual(['refused', 'review'])
  })
})

it('deals are ordered by their most urgent turn, those without one last, and otherwise stay in order', () => {
  const deals = [
    { id: 1, ...facts() },
    { id: 2, ...facts(unfinished) },
    { id: 3, ...facts({ OpenDocuments: [document()] }) },
    { id: 4, ...facts() },
    { id: 5, ...facts({ OpenDocuments: [refused] }) },
    { id: 6, ...facts(unfinished) },
    { id: 7, ...facts({ RequestReview: 1 }) },
    { id: 8, ...facts({ AwaitedNames: ['Bo Li'] }) },
  ]
  expect(byTurn(deals).map(({ id }) => id)).toEqual([5, 3, 7, 8, 2, 6, 1, 4])
})

test.each<[string, Pick<MyDeal, 'MortgageApplicationStatusDD' | 'PurposeDD' | 'SearchStageDD'>, string]>([
  ['received', { MortgageApplicationStatusDD: 0, PurposeDD: 0, SearchStageDD: 1 }, 'received.purchase'],
  ['in review', { MortgageApplicationStatusDD: 1, PurposeDD: 4, SearchStageDD: -1 }, 'inReview.renewal'],
  ['approved', { MortgageApplicationStatusDD: 2, PurposeDD: 0, SearchStageDD: 4 }, 'approved.preApproval'],
  ['funded', { MortgageApplicationStatusDD: 3, PurposeDD: 2, SearchStageDD: -1 }, 'funded.refinance'],
  ['declined', { MortgageApplicationStatusDD: 4, PurposeDD: 3, SearchStageDD: -1 }, 'declined'],
  ['withdrawn', { MortgageApplicationStatusDD: 5, PurposeDD: 0, SearchStageDD: 1 }, 'withdrawn'],
])('the words for a deal that is %s follow its kind', (_, deal, wording) => expect(brokerWording(deal)).toBe(wording))
