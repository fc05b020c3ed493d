import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type SmsPort, TextMessageNotTaken, TextMessageRefused, textStates } from '../ports/sms.ts'
import { smsOutbox } from './sms-outbox.ts'
import { smsTwilio } from './sms-twilio.ts'
import { fakeTwilio } from './testing/fake-twilio.ts'

let twilio: Awaited<ReturnType<typeof fakeTwilio>>
beforeAll(async () => {
  twilio = await fakeTwilio()
})
afterAll(() => twilio.stop())
beforeEach(() => {
  twilio.answerWith({ status: 201 })
  twilio.standAs()
  twilio.showsBodyAs((body) => body)
})

const message = { to: '4165550123', text: 'Léa vous invite: https://foyer.example/demo' }

describe.each<[string, () => SmsPort]>([
  ['the outbox', () => smsOutbox],
  ['Twilio', () => smsTwilio(twilio.options)],
])('every text message service (%s)', (_, make) => {
  it('accepts a message, and finds it afterwards', async () => {
    const { id, state } = await make().send(message)
    expect(typeof id).toBe('string')
    expect(textStates).toContain(state)
    expect(textStates).toContain(await make().stateOf(id))
  })
  it('finds no message that it did not accept', async () =>
    expect(await make().find({ ...message, to: '4165550999' })).toBeUndefined())
  it('reports whether messages stay with us', () => expect(make().keeps).toBe(make() === smsOutbox))
})

describe('Twilio', () => {
  const service = () => smsTwilio(twilio.options)
  const failing = (given: object = {}) =>
    smsTwilio({ ...twilio.options, ...given })
      .send(message)
      .catch((one: unknown) => one)

  it('receives the number, ours, and the unchanged text', async () => {
    twilio.taken.length = 0
    await service().send(message)
    expect(twilio.taken).toEqual([
      { To: '+14165550123', From: '+14165550100', MessagingServiceSid: '', Body: message.text },
    ])
  })
  it('receives a number of another country as it is', async () => {
    twilio.taken.length = 0
    await service().send({ ...message, to: '+33612345678' })
    expect(twilio.taken).toMatchObject([{ To: '+33612345678' }])
  })
  it('can send from a messaging service', async () => {
    twilio.taken.length = 0
    await smsTwilio({ ...twilio.options, from: 'MG42' }).send(message)
    expect(twilio.taken).toMatchObject([{ From: '', MessagingServiceSid: 'MG42' }])
  })
  test.each([
    ['queued', 'underWay'],
    ['sent', 'underWay'],
    ['delivered', 'arrived'],
    ['undelivered', 'failed'],
    ['failed', 'failed'],
  ])('maps %s to %s', async (status, state) => {
    twilio.taken.length = 0
    twilio.standAs(status)
    expect(await service().send(message)).toEqual({ id: 'SM1', state })
    expect(await service().stateOf('SM1')).toBe(state)
  })
  test.each([
    [{ status: 400, code: 21211 }, TextMessageRefused],
    [{ status: 400, code: 21610 }, TextMessageRefused],
    [{ status: 429, code: 20429 }, TextMessageNotTaken],
    [{ status: 500 }, Error],
    [{ status: 503 }, Error],
  ])('maps the reply %o to %o', async (answer, Kind) => {
    twilio.answerWith(answer)
    const error = await failing()
    expect((error as Error).constructor).toBe(Kind)
    expect(String(error)).not.toContain('4165550123')
  })
  it('has not accepted the message when our key is wrong, and the message stays valid', async () =>
    expect(await failing({ authToken: 'wrong' })).toBeInstanceOf(TextMessageNotTaken))
  it('finds an accepted message with a lost reply by its text, even with other characters or a prefix', async () => {
    twilio.taken.length = 0
    twilio.standAs('delivered')
    twilio.answerWith({ status: 'lost' })
    expect(await failing()).not.toBeInstanceOf(TextMessageNotTaken)
    expect(await service().find(message)).toEqual({ id: 'SM1', state: 'arrived' })
    expect(await service().find({ ...message, text: 'Other words' })).toBeUndefined()
    expect(await service().find({ ...message, to: '4165550124' })).toBeUndefined()
    twilio.showsBodyAs((body) => `Sent from your Twilio trial account - ${body.replaceAll("'", '’')}`)
    expect(await service().find(message)).toEqual({ id: 'SM1', state: 'arrived' })
  })
  it('throws when it cannot be reached', async () => {
    const nobody = smsTwilio({ ...twilio.options, authToken: 'wrong' })
    await expect(nobody.find(message)).rejects.toThrow('401')
    await expect(nobody.stateOf('SM1')).rejects.toThrow('401')
  })
  it('follows no redirect', async () => {
    twilio.answerWith({ status: 302, location: 'https://elsewhere.example/' })
    await expect(service().send(message)).rejects.toThrow()
  })
  it('requires https', () =>
    expect(() => smsTwilio({ ...twilio.options, url: 'http://api.twilio.example' })).toThrow('https'))
})
