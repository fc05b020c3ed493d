import { describe, expect, it, test } from 'vitest'
import { inProgress } from '../flow-conditions.ts'
import {
  type PartAction,
  type PartFacts,
  type PartPrincipal,
  type PartState,
  partRefusals,
  partStateOf,
  partVerdict,
} from './rights.ts'

const actions = Object.keys({
  write: 1,
  erase: 1,
  draft: 1,
  remove: 1,
  bankStatement: 1,
  invite: 1,
  inviteAgain: 1,
  reopen: 1,
  consent: 1,
  wish: 1,
} satisfies Record<PartAction, 1>) as PartAction[]
const states = Object.keys({
  open: 1,
  invited: 1,
  sent: 1,
  changed: 1,
  reopened: 1,
  submitted: 1,
  submittedSent: 1,
  late: 1,
  lateReopened: 1,
  returned: 1,
  returnedInvited: 1,
} satisfies Record<PartState, 1>) as PartState[]
const principals = [
  'main',
  'keptOut',
  'helper',
  'invited',
  'sender',
  'otherInvited',
  'operator',
] as const satisfies PartPrincipal[]

const allowedStates = (action: PartAction, principal: PartPrincipal) =>
  states.filter((state) => partVerdict(action, state, principal) === 'allowed')

describe('rights on a part', () => {
  it.each(['write', 'erase', 'draft'] as const)('no one may %s what was sent with a consent', (action) => {
    for (const principal of principals)
      for (const state of ['sent', 'changed'] as const)
        expect(partRefusals).toContain(partVerdict(action, state, principal))
  })
  it('a part that is requested again is changed and sent by its person alone; others may only send the link again', () => {
    const allowed = principals.flatMap((principal) =>
      actions
        .filter((action) => partVerdict(action, 'reopened', principal) === 'allowed')
        .map((action) => `${principal} ${action}`),
    )
    expect(allowed).toEqual([
      'main inviteAgain',
      'keptOut inviteAgain',
      'invited write',
      'invited erase',
      'invited draft',
      'invited consent',
      'invited wish',
      'sender consent',
      'operator inviteAgain',
    ])
  })
  it('only the person of a part may consent to it', () => {
    for (const principal of ['main', 'otherInvited', 'operator'] as const)
      expect(allowedStates('consent', principal)).toEqual([])
    expect(allowedStates('consent', 'invited')).toEqual([
      ...['invited', 'reopened', 'late', 'lateReopened', 'returnedInvited'],
    ])
  })
  it('the main applicant may remove a person only before anything is sent', () =>
    expect(allowedStates('remove', 'main')).toEqual(['open', 'invited']))
  it('an operator in a session handed over may do what the main applicant may, except on a part to come', () => {
    for (const action of actions)
      expect(allowedStates(action, 'helper')).toEqual(
        allowedStates(action, 'main').filter((state) =>
          ['open', 'sent', 'submitted', 'submittedSent', 'returned'].includes(state),
        ),
      )
  })
  it('people invited to another part have no rights', () => {
    for (const action of actions) expect(allowedStates(action, 'otherInvited')).toEqual([])
  })
  it("the broker's side asks people and writes nothing: no answer, no consent, no draft", () => {
    const allowed = actions.map((action) => [action, allowedStates(action, 'operator')] as const)
    expect(Object.fromEntries(allowed.filter(([, states]) => states.length > 0))).toEqual({
      invite: ['open', 'late', 'returned'],
      inviteAgain: ['invited', 'reopened', 'late', 'lateReopened', 'returnedInvited'],
      reopen: ['sent', 'changed', 'submittedSent'],
      remove: ['late', 'returnedInvited'],
    })
  })
  it('a part that was submitted with its person is removed by no one', () => {
    for (const principal of principals)
      for (const state of ['submitted', 'submittedSent', 'lateReopened', 'returned'] as const)
        expect(partVerdict('remove', state, principal)).not.toBe('allowed')
  })
  it('a part that was sent is reopened by its main applicant before the submission, and by the broker at any time', () => {
    expect(allowedStates('reopen', 'main')).toEqual(['sent'])
    expect(allowedStates('reopen', 'operator')).toEqual(['sent', 'changed', 'submittedSent'])
  })
})

describe('the state of a part', () => {
  const facts: PartFacts = { status: inProgress, requestReview: 0, invited: false, consent: 'none' }
  const invited = { invited: true }
  const submitted = { status: 0 }
  const returned = { status: 0, requestReview: 1 }
  test.each<[Partial<PartFacts>, PartState]>([
    [{}, 'open'],
    [invited, 'invited'],
    [{ consent: 'valid' }, 'sent'],
    [{ consent: 'void' }, 'changed'],
    [{ ...invited, consent: 'void' }, 'reopened'],
    [{ ...invited, consent: 'valid' }, 'reopened'],
    [submitted, 'submitted'],
    [{ ...submitted, consent: 'valid' }, 'submittedSent'],
    [{ ...submitted, consent: 'void' }, 'submittedSent'],
    [{ ...submitted, ...invited }, 'late'],
    [{ ...submitted, ...invited, consent: 'valid' }, 'lateReopened'],
    // The deal is decided: the part is no longer accepted.
    [{ status: 2, ...invited }, 'submitted'],
    [returned, 'returned'],
    [{ ...returned, ...invited }, 'returnedInvited'],
    [{ ...returned, consent: 'valid' }, 'sent'],
    [{ ...returned, consent: 'void' }, 'changed'],
    [{ ...returned, ...invited, consent: 'void' }, 'reopened'],
  ])('of %o is %s', (given, state) => expect(partStateOf({ ...facts, ...given })).toBe(state))
})
