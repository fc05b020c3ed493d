import { randomBytes } from 'node:crypto'
import type { Payload } from 'altcha-lib'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { CaptchaPort } from '../ports/captcha.ts'
import { captchaAltcha } from './captcha-altcha.ts'
import { captchaService } from './captcha-service.ts'
import { captchaWithOwnWork } from './captcha-with-own-work.ts'
import { startFakeCaptchaService } from './testing/fake-captcha-service.ts'
import { solvedToken } from './testing/solve-challenge.ts'

interface World {
  port: CaptchaPort
  /** A valid token for that form. */
  pass(subject: string, now: Date): Promise<string>
  stop(): Promise<void>
}

const work = { cost: 10, fewest: 5, most: 20 }
const now = new Date('2026-11-20T12:00:00Z')
const place = { subject: 'form', now, ip: '203.0.113.7' }
const later = (minutes: number) => ({ ...place, now: new Date(now.getTime() + minutes * 60_000) })

const ownWork = async (): Promise<World> => {
  const port = captchaAltcha({ secret: randomBytes(32), work })
  const pass = async (subject: string, at: Date) => solvedToken(await port.challenge({ subject, now: at }))
  return { port, pass, stop: async () => {} }
}
const service = (kind: 'turnstile' | 'hcaptcha' | 'recaptcha') => async (): Promise<World> => {
  const fake = await startFakeCaptchaService('the-secret')
  const port = captchaService({ kind, siteKey: 'the-key', secret: 'the-secret', verifyUrl: fake.url })
  return { port, pass: async () => fake.issue(), stop: fake.stop }
}

const withOwnWork = (by: 'the service' | 'own work') => async (): Promise<World> => {
  const fake = await startFakeCaptchaService('the-secret')
  const asked = captchaService({ kind: 'hcaptcha', siteKey: 'the-key', secret: 'the-secret', verifyUrl: fake.url })
  const port = captchaWithOwnWork(asked, randomBytes(32), work)
  const pass = async (subject: string, at: Date) =>
    by === 'own work' ? solvedToken(await port.challenge({ subject, now: at })) : fake.issue()
  return { port, pass, stop: fake.stop }
}

describe.each([
  ['our own work', ownWork],
  ['turnstile', service('turnstile')],
  ['hcaptcha', service('hcaptcha')],
  ['recaptcha', service('recaptcha')],
  ['a service with our own work beside it, passed at the service', withOwnWork('the service')],
  ['a service with our own work beside it, passed by own work', withOwnWork('own work')],
] as const)('the robot check by %s', (_name, open) => {
  let world: World
  beforeAll(async () => {
    world = await open()
  })
  afterAll(() => world.stop())

  it('passes a visitor who solved it', async () => {
    const passed = await world.port.verify(await world.pass('form', now), place)
    expect(passed?.id).toMatch(/^[0-9a-f]{32,64}$/)
    expect(passed?.until.getTime()).toBeGreaterThan(now.getTime())
  })
  it('gives every passed check a unique id', async () => {
    const ids = new Set<string | undefined>()
    for (let count = 0; count < 5; count += 1) {
      ids.add((await world.port.verify(await world.pass('form', now), place))?.id)
    }
    expect([ids.size, ids.has(undefined)]).toEqual([5, false])
  })
  it.each(['', 'nonsense', 'e30=', '{}', '%%%', 'bnVsbA==', 'x'.repeat(8000)])('fails with %j', async (token) =>
    expect(await world.port.verify(token, place)).toBeUndefined(),
  )
})

describe('our own work', () => {
  const port = captchaAltcha({ secret: randomBytes(32), work })
  const solved = async (subject = 'form') => solvedToken(await port.challenge({ subject, now }))
  const changed = async (change: (payload: Payload) => void) => {
    const payload = JSON.parse(Buffer.from(await solved(), 'base64').toString('utf8')) as Payload
    change(payload)
    return Buffer.from(JSON.stringify(payload)).toString('base64')
  }

  it('is invalid for another form', async () => expect(await port.verify(await solved('other'), place)).toBeUndefined())
  it('is invalid after an hour', async () => {
    const token = await solved()
    expect(await port.verify(token, later(59))).toBeDefined()
    expect(await port.verify(token, later(61))).toBeUndefined()
  })
  it('has the same id when it is used again, so that it counts once', async () => {
    const token = await solved()
    const [first, again] = [await port.verify(token, place), await port.verify(token, place)]
    expect(again).toEqual(first)
  })
  it('is invalid on another server', async () => {
    const other = captchaAltcha({ secret: randomBytes(32), work })
    expect(await port.verify(await solvedToken(await other.challenge({ subject: 'form', now })), place)).toBeUndefined()
  })
  test.each<[string, (payload: Payload) => void]>([
    ['made easier', ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })],
    ['for another form', ({ challenge }) => Object.assign(challenge.parameters.data ?? {}, { subject: 'form2' })],
    ['good for longer', ({ challenge }) => Object.assign(challenge.parameters.data ?? {}, { until: 9e15 })],
    [
      'with another number at the start',
      ({ challenge }) => Object.assign(challenge.parameters, { nonce: '00'.repeat(16) }),
    ],
    ['with a guess', ({ solution }) => Object.assign(solution, { derivedKey: 'ab'.repeat(32) })],
    ['without its signature', ({ challenge }) => Object.assign(challenge, { signature: '' })],
  ])('%s is refused', async (_name, change) => expect(await port.verify(await changed(change), place)).toBeUndefined())
})

describe('a service', () => {
  const reasons: string[] = []
  let fake: Awaited<ReturnType<typeof startFakeCaptchaService>>
  let port: CaptchaPort
  beforeAll(async () => {
    fake = await startFakeCaptchaService('the-secret')
    const onFailure = (reason: string) => void reasons.push(reason)
    port = captchaService({ kind: 'turnstile', siteKey: 'k', secret: 'the-secret', verifyUrl: fake.url, onFailure })
  })
  afterAll(() => fake.stop())

  it('lists what its script in the page needs', async () => {
    expect([port.kind, port.siteKey, port.origins]).toEqual(['turnstile', 'k', ['https://challenges.cloudflare.com']])
    expect(await port.challenge({ subject: 'form', now })).toBe('')
  })
  it.each(['elsewhere', 'broken', 'down', 'slow'])('fails and is reported when it is %s', async (token) => {
    reasons.length = 0
    expect(await port.verify(token, place)).toBeUndefined()
    expect(reasons.length).toBe(token === 'down' ? 0 : 1)
  })
  it('fails with another secret', async () => {
    const wrong = captchaService({ kind: 'hcaptcha', siteKey: 'k', secret: 'wrong', verifyUrl: fake.url })
    expect(await wrong.verify(fake.issue(), place)).toBeUndefined()
  })
})
