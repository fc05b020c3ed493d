import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { type SmsPort, TextMessageRefused } from '../ports/sms.ts'
import { makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { smsOutbox } from './sms-outbox.ts'
import { smsTwilio } from './sms-twilio.ts'
import { fakeTwilio } from './testing/fake-twilio.ts'

let twilio: Awaited<ReturnType<typeof fakeTwilio>>
beforeAll(async () => {
  twilio = await fakeTwilio()
})
afterAll(() => twilio.stop())
beforeEach(() => twilio.answerWith({ status: 201 }))

const message = { to: '4165550123', text: 'Léa vous invite: https://foyer.example/demo' }

describe.each<[string, () => SmsPort]>([
  ['the outbox', () => smsOutbox],
  ['Twilio', () => smsTwilio(twilio.options)],
])('every text message service (%s)', (_, make) => {
  it('takes a message', async () => {
    await expect(make().send(message)).resolves.toBeUndefined()
  })
  it('says whether messages stay with us', () => expect(make().keeps).toBe(make() === smsOutbox))
})

describe('Twilio', () => {
  it('is given the number, ours, and the words as they are', async () => {
    twilio.taken.length = 0
    await smsTwilio(twilio.options).send(message)
    expect(twilio.taken).toEqual([
      { To: '+14165550123', From: '+14165550100', MessagingServiceSid: '', Body: message.text },
    ])
  })
  it('may send for a messaging service', async () => {
    twilio.taken.length = 0
    await smsTwilio({ ...twilio.options, from: 'MG42' }).send(message)
    expect(twilio.taken).toMatchObject([{ From: '', MessagingServiceSid: 'MG42' }])
  })
  test.each([
    [{ status: 400, code: 21211 }, true],
    [{ status: 400, code: 21610 }, true],
    [{ status: 429, code: 20429 }, false],
    [{ status: 500 }, false],
    [{ status: 503 }, false],
  ])('answering %o is final: %s', async (answer, isFinal) => {
    twilio.answerWith(answer)
    const error = await smsTwilio(twilio.options)
      .send(message)
      .catch((one: unknown) => one)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof TextMessageRefused).toBe(isFinal)
    expect(String(error)).not.toContain('4165550123')
  })
  it('with a wrong key is tried again, since the message is not to blame', async () => {
    const error = await smsTwilio({ ...twilio.options, authToken: 'wrong' })
      .send(message)
      .catch((one: unknown) => one)
    expect(error).not.toBeInstanceOf(TextMessageRefused)
  })
  it('follows no redirect', async () => {
    twilio.answerWith({ status: 302, location: 'https://elsewhere.example/' })
    await expect(smsTwilio(twilio.options).send(message)).rejects.toThrow()
  })
  it('is spoken to over https', () =>
    expect(() => smsTwilio({ ...twilio.options, url: 'http://api.twilio.example' })).toThrow('https'))
})

describe('a text message on its way', () => {
  let foyer: TestFoyer
  beforeAll(async () => {
    foyer = await startTestFoyer()
    await makeSite(foyer, 'ours')
  })
  afterAll(() => foyer.stop())
  it('rests encrypted with its number apart, and is forgotten once it is sent', async () => {
    const { textOutbox, database, clock } = foyer.services
    await inSite(database.db, 'ours', (trx) =>
      textOutbox.write(trx, { siteId: 'ours', kind: 'invitation', to: '4165550177', text: 'Hello 42' }, clock.now()),
    )
    expect(await foyer.phone.arrived('4165550177')).toEqual({ to: '4165550177', text: 'Hello 42' })
    await expect
      .poll(async () => {
        const rows = await inSite(database.db, 'ours', (trx) =>
          trx
            .selectFrom('text_messages')
            .select(['content', 'sent_at'])
            .where('recipient', '=', '4165550177')
            .execute(),
        )
        return rows.map(({ content, sent_at }) => [content, sent_at !== null])
      })
      .toEqual([[null, true]])
  })
})
