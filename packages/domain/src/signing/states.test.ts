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

describe('where a signer stands', () => {
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

  test('nobody signs but those who are invited to a request that is open', () => {
    const pairs = requestStates.flatMap((request) => signerStates.map((signer) => ({ request, signer })))
    expect(pairs.filter((stand) => deskState(stand) === 'sign')).toEqual([{ request: 'open', signer: 'invited' }])
  })
})

describe('where a link leads', () => {
  const open = { request: 'open', signer: 'invited' } as const satisfies { request: RequestState; signer: SignerState }

  test('to the code, and past it for a browser that gave it', () => {
    expect(linkState(open, fresh)).toBe('code')
    expect(linkState(open, { isExpired: true, isGranted: true })).toBe('open')
  })
  test('nowhere after its time, unless there is nothing to sign anyway', () => {
    expect(linkState(open, { ...fresh, isExpired: true })).toBe('expired')
    expect(linkState({ request: 'completed', signer: 'signed' }, { ...fresh, isExpired: true })).toBe('signed')
    expect(linkState({ request: 'cancelled', signer: 'invited' }, { ...fresh, isExpired: true })).toBe('closed')
  })
})

describe('whose turn it is', () => {
  const signers = (...states: SignerState[]) => states.map((state, index) => ({ state, order: index + 1 }))
  const orders = (given: ReturnType<typeof signers>, isOrdered: boolean) =>
    nextInTurn(given, isOrdered).map(({ order }) => order)

  test('everybody’s at once, where there is no order', () => {
    expect(orders(signers('waiting', 'waiting', 'waiting'), false)).toEqual([1, 2, 3])
    expect(orders(signers('signed', 'invited', 'waiting'), false)).toEqual([3])
  })
  test('the next one’s, when everybody before has signed', () => {
    expect(orders(signers('waiting', 'waiting'), true)).toEqual([1])
    expect(orders(signers('invited', 'waiting'), true)).toEqual([])
    expect(orders(signers('signed', 'waiting', 'waiting'), true)).toEqual([2])
    expect(orders(signers('signed', 'signed'), true)).toEqual([])
  })
  test('of two with the same order, both', () => {
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
