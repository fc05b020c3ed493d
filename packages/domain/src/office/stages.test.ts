import { describe, expect, it, test } from 'vitest'
import { mortgageApplicationStatus } from '../codes/deal.ts'
import { endsOf, firstStageOf, isSent, movesOf, stageOf, stages, statusesOf, statusOfMove } from './stages.ts'

const statuses = mortgageApplicationStatus.map(({ code }) => code)

test('every status has a stage, and every stage a status', () => {
  for (const status of statuses) expect(statusesOf[firstStageOf(status)]).toContain(status)
  expect(new Set(stages.flatMap((stage) => statusesOf[stage]))).toEqual(new Set(statuses))
})

describe('the stage of a deal', () => {
  it('is the stored one within its status', () => {
    expect(stageOf(1, 'lender')).toBe('lender')
    expect(stageOf(2, 'instructed')).toBe('instructed')
    expect(stageOf(5, 'closed')).toBe('closed')
  })
  it('is the first of the status where none is stored, or one of another status', () => {
    expect(statuses.map((status) => stageOf(status, ''))).toEqual([
      ...['started', 'new', 'collecting', 'conditions', 'closed', 'closed', 'closed'],
    ])
    expect(stageOf(2, 'lender')).toBe('conditions')
    expect(stageOf(1, 'closed')).toBe('collecting')
    expect(stageOf(1, 'unheard of')).toBe('collecting')
  })
})

describe('a move', () => {
  it('leads to the status of the stage, and never back to one in progress', () => {
    expect(movesOf(true).map((stage) => statusOfMove(stage, -1))).toEqual([0, 1, 1, 1, 2, 2, 2, undefined])
    expect(movesOf(true)).not.toContain('started')
  })
  it('ends a deal in one of three ways', () => {
    expect(endsOf(true).map((end) => statusOfMove('closed', end))).toEqual([3, 4, 5])
    expect(statusOfMove('closed', 1)).toBeUndefined()
  })
  it('leaves a deal that was never sent with its client, or withdraws it', () => {
    expect(movesOf(false)).toEqual(['started', 'closed'])
    expect(endsOf(false).map((end) => statusOfMove('closed', end))).toEqual([5])
    expect([isSent(11, false), isSent(5, false), isSent(5, true), isSent(0, true)]).toEqual([false, false, true, true])
  })
})
