import { afterEach, describe, expect, test, vi } from 'vitest'
import { callWithRetries, whenNotOpen, whenSignedOut } from './call.ts'
import { readAnswer } from './read-answer.ts'
import { type RawAnswer, setTransport } from './transport.ts'

const answer = (ReturnCode: number, ReturnMessage = '', more: object = {}, status = 200): RawAnswer => ({
  status,
  retryAfter: null,
  json: { ReturnStatus: { ReturnCode, ReturnMessage }, ...more },
})
const bare = (status: number, retryAfter: string | null = null): RawAnswer => ({ status, retryAfter, json: undefined })

const request = { path: '/api/x', body: {} }
const noWait = async () => {}
const answering = (...answers: (RawAnswer | Error)[]) => {
  const transport = vi.fn(async () => {
    const next = answers[Math.min(transport.mock.calls.length - 1, answers.length - 1)] as RawAnswer | Error
    if (next instanceof Error) throw next
    return next
  })
  setTransport(transport)
  return transport
}

afterEach(() => {
  whenSignedOut(() => {})
  whenNotOpen(async () => false)
})

describe('the outcome of a response', () => {
  test('200 is a reply with its fields', () => {
    expect(readAnswer(answer(200, '', { UserID: 'u' }))).toMatchObject({ ok: true, reply: { UserID: 'u' } })
  })
  test('a refusal under HTTP 200 is a failure with its errors', () => {
    const Errors = [{ Field: 'DOB', Key: 'InvalidDate' }]
    expect(readAnswer(answer(422, 'InvalidDate', { Errors }))).toEqual({
      ok: false,
      key: 'InvalidDate',
      errors: Errors,
    })
  })
  test('a response without ReturnCode is judged by its status', () => {
    expect(readAnswer(bare(503))).toMatchObject({ key: 'Unavailable' })
    expect(readAnswer(bare(418))).toMatchObject({ key: 'ServerError' })
  })
  test('429 includes how long to wait', () => {
    expect(readAnswer({ ...answer(429, 'TooManyRequests', {}, 429), retryAfter: '30' })).toMatchObject({
      retryAfter: 30,
    })
    expect(readAnswer(bare(429, 'soon'))).not.toHaveProperty('retryAfter')
  })
})

describe('retries', () => {
  test.each([new TypeError('Failed to fetch'), bare(502), bare(503), bare(504)])('a read after %s', async (failure) => {
    const transport = answering(failure, answer(200))
    expect(await callWithRetries(request, [1, 1], noWait)).toMatchObject({ ok: true })
    expect(transport).toHaveBeenCalledTimes(2)
  })
  test('at most twice', async () => {
    const transport = answering(bare(503))
    expect(await callWithRetries(request, [1, 1], noWait)).toMatchObject({ key: 'Unavailable' })
    expect(transport).toHaveBeenCalledTimes(3)
  })
  test.each([bare(500), bare(429, '1'), answer(422, 'InvalidDate')])('nothing the server decided', async (refusal) => {
    const transport = answering(refusal)
    await callWithRetries(request, [1, 1], noWait)
    expect(transport).toHaveBeenCalledTimes(1)
  })
  test('no write, since it may have happened', async () => {
    const transport = answering(new TypeError('Failed to fetch'))
    expect(await callWithRetries(request, [], noWait)).toMatchObject({ key: 'NetworkFailure' })
    expect(transport).toHaveBeenCalledTimes(1)
  })
})

test('notifies the app when the session ended', async () => {
  const signedOut = vi.fn()
  whenSignedOut(signedOut)
  answering(answer(401, 'Access_Denied', {}, 401))
  await callWithRetries(request, [], noWait)
  answering(bare(401))
  await callWithRetries(request, [], noWait)
  expect(signedOut).toHaveBeenCalledTimes(2)
})

describe('a call of an invited person whose link this browser has no longer open', () => {
  const [other, ended] = [answer(409, 'OtherInvitation'), answer(401, 'Access_Denied', {}, 401)]
  test.each([other, ended])('is made again once its page has opened the link', async (refusal) => {
    const signedOut = vi.fn()
    whenSignedOut(signedOut)
    const transport = answering(refusal, answer(200))
    const opened = vi.fn(async () => true)
    whenNotOpen(opened)
    expect(await callWithRetries(request, [], noWait)).toMatchObject({ ok: true })
    expect(opened.mock.calls).toEqual([[request.body]])
    expect(transport).toHaveBeenCalledTimes(2)
    expect(signedOut).not.toHaveBeenCalled()
  })
  test('is refused where the link is closed', async () => {
    const transport = answering(other)
    expect(await callWithRetries(request, [], noWait)).toMatchObject({ key: 'OtherInvitation' })
    expect(transport).toHaveBeenCalledTimes(1)
  })
  test('is made again once, however often it is refused', async () => {
    const transport = answering(other)
    whenNotOpen(async () => true)
    expect(await callWithRetries(request, [1, 1], noWait)).toMatchObject({ key: 'OtherInvitation' })
    expect(transport).toHaveBeenCalledTimes(2)
  })
})
