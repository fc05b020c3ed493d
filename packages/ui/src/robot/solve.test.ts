import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterEach, expect, test, vi } from 'vitest'
import { deriveByHand } from './derive-by-hand.ts'

const secret = 'secret'
const challenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 7,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  })
const isPassed = async (token: string) => {
  const payload = JSON.parse(atob(token)) as Payload
  return (await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret, hmacKeySignatureSecret: secret }))
    .verified
}
const freshSolve = async () => {
  vi.resetModules()
  return (await import('./solve.ts')).solve
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the key derived in plain script equals the standard one', async () => {
  const [salt, password] = ['salt of sixteen.', 'nonce and number'].map((text) => new TextEncoder().encode(text))
  if (salt === undefined || password === undefined) throw new Error('two texts')
  const parameters = { algorithm: 'PBKDF2/SHA-256', cost: 1000, keyLength: 32, keyPrefix: '', nonce: '', salt: '' }
  const { derivedKey } = await deriveByHand(parameters, salt, password)
  expect([...derivedKey]).toEqual([...(await deriveKey(parameters, salt, password)).derivedKey])
})

test('the challenge is solved with the browser’s cryptography, and without it in plain script', async () => {
  expect(await isPassed(await (await freshSolve())(JSON.stringify(await challenge())))).toBe(true)
  const asked = JSON.stringify(await challenge())
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const token = await (await freshSolve())(asked)
  vi.unstubAllGlobals()
  expect(await isPassed(token)).toBe(true)
})

test('an unsolvable challenge gives no token', async () => {
  const { parameters, ...rest } = await challenge()
  const solve = await freshSolve()
  expect(await solve(JSON.stringify({ ...rest, parameters: { ...parameters, algorithm: 'SHA-256' } }))).toBe('')
})
