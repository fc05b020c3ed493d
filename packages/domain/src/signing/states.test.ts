import { describe, expect, test } from 'vitest'
import {
  deskState,
  linkState,
  nextInTurn,
  type RequestState,
  requestStates,
  type SignerState,
  signerStates,
} from './states.ts'

const fresh = { isExpired: false, isGranted: false }

describe('the state shown to a signer', () => {
  test.each([
    ['open', 'invited', 'sign'],
    ['open', 'waiting', 'waiting'],
    ['preparing', 'waiting', 'waiting'],
    ['open', 'signed', 'signed'],
    ['sealing', 'signed', 'signed'],
    ['completed', 'signed', 'completed'],
    ['declined', 'declined', 'declined'],
    ['declined', 'invited', 'closed'],
    ['declined', 'signed', 'closed'],
    ['cancelled', 'waiting', 'closed'],
  ] as const)('of a request that is %s, a signer who is %s: %s', (request, signer, state) => {
    expect(deskState({ request, signer })).toBe(state)
  })

  test('only an invited signer of an open request can sign', () => {
    const pairs = requestStates.flatMap((request) => signerStates.map((signer) => ({ request, signer })))
    expect(pairs.filter((stand) => deskState(stand) === 'sign')).toEqual([{ request: 'open', signer: 'invited' }])
  })
})

describe('a mailed link leads', () => {
  const open = { request: 'open', signer: 'invited' } as const satisfies { request: RequestState; signer: SignerState }

  test('to the code, and past it in a browser that entered it', () => {
    expect(linkState(open, fresh)).toBe('code')
    expect(linkState(open, { isExpired: true, isGranted: true })).toBe('open')
  })
  test('to expired after its time, unless there is nothing to sign', () => {
    expect(linkState(open, { ...fresh, isExpired: true })).toBe('expired')
    expect(linkState({ request: 'completed', signer: 'signed' }, { ...fresh, isExpired: true })).toBe('signed')
    expect(linkState({ request: 'cancelled', signer: 'invited' }, { ...fresh, isExpired: true })).toBe('closed')
  })
})

describe('the next signers are', () => {
  const signers = (...states: SignerState[]) => states.map((state, index) => ({ state, order: index + 1 }))
  const orders = (given: ReturnType<typeof signers>, isOrdered: boolean) =>
    nextInTurn(given, isOrdered).map(({ order }) => order)

  test('all at once without an order', () => {
    expect(orders(signers('waiting', 'waiting', 'waiting'), false)).toEqual([1, 2, 3])
    expect(orders(signers('signed', 'invited', 'waiting'), false)).toEqual([3])
  })
  test('the next one when all before have signed', () => {
    expect(orders(signers('waiting', 'waiting'), true)).toEqual([1])
    expect(orders(signers('invited', 'waiting'), true)).toEqual([])
    expect(orders(signers('signed', 'waiting', 'waiting'), true)).toEqual([2])
    expect(orders(signers('signed', 'signed'), true)).toEqual([])
  })
  test('both of two with the same order', () => {
    expect(
      nextInTurn(
        [
          { order: 1, state: 'waiting' },
          { order: 1, state: 'waiting' },
        ],
        true,
      ),
    ).toHaveLength(2)
  })
})
