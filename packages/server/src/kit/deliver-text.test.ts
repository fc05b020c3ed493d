import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { smsTwilio } from '../adapters/sms-twilio.ts'
import { fakeTwilio } from '../adapters/testing/fake-twilio.ts'
import { makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { textDelivery } from './deliver-text.ts'
import { inPhoneLetters, textOutbox } from './text-outbox.ts'
import { inSite } from './transaction.ts'

let foyer: TestFoyer
let twilio: Awaited<ReturnType<typeof fakeTwilio>>
beforeAll(async () => {
  ;[foyer, twilio] = await Promise.all([startTestFoyer(), fakeTwilio()])
  await makeSite(foyer, 'ours')
})
afterAll(async () => {
  await foyer.stop()
  await twilio.stop()
})
beforeEach(async () => {
  // The service begins its ids again.
  await inSite(foyer.services.database.db, siteId, (trx) => trx.deleteFrom('text_messages').execute())
  twilio.taken.length = 0
  twilio.answerWith({ status: 201 })
  twilio.standAs()
})

const siteId = 'ours'
/** Records requested jobs; the test runs them itself. */
const asked: string[] = []
const jobs = () => ({
  ...foyer.services.jobs,
  send: async (_: unknown, { name }: { name: string }) => {
    asked.push(name)
  },
})
const delivery = () =>
  textDelivery({
    ...foyer.services,
    db: foyer.services.database.db,
    jobs: jobs(),
    sms: smsTwilio(twilio.options),
  })
const written = async (text = 'Hello 42: https://foyer.example/demo/1') => {
  const { database, crypto, clock } = foyer.services
  const messageId = await inSite(database.db, siteId, (trx) =>
    textOutbox(jobs(), crypto).write(trx, { siteId, kind: 'invitation', to: '4165550177', text }, clock.now()),
  )
  asked.length = 0
  return { siteId, messageId: messageId ?? '' }
}
const rowOf = ({ messageId }: { messageId: string }) =>
  inSite(foyer.services.database.db, siteId, (trx) =>
    trx.selectFrom('text_messages').selectAll().where('message_id', '=', messageId).executeTakeFirstOrThrow(),
  )

describe('a text message', () => {
  it('is stored encrypted with its number separate, and is deleted once it is accepted', async () => {
    const message = await written()
    const { content, recipient } = await rowOf(message)
    expect(recipient).toBe('4165550177')
    expect(Buffer.from(content ?? []).toString('utf8')).not.toContain('Hello')
    await delivery().deliver(message)
    expect(await rowOf(message)).toMatchObject({
      content: null,
      provider_id: 'SM1',
      state: 'underWay',
      sent_at: foyer.clock.now(),
    })
    await delivery().deliver(message)
    expect(twilio.taken).toHaveLength(1)
  })
  it('with a lost reply is looked up before it is sent again, and not sent twice', async () => {
    const message = await written()
    twilio.answerWith({ status: 'lost' })
    await expect(delivery().deliver(message)).rejects.toThrow()
    twilio.answerWith({ status: 201 })
    await expect(delivery().deliver(message)).rejects.toThrow('too early')
    foyer.clock.advance(30)
    await delivery().deliver(message)
    expect(twilio.taken).toHaveLength(1)
    expect(await rowOf(message)).toMatchObject({ content: null, provider_id: 'SM1' })
  })
  it('that the service did not accept after all is sent again', async () => {
    const message = await written()
    twilio.answerWith({ status: 500 })
    await expect(delivery().deliver(message)).rejects.toThrow('500')
    twilio.answerWith({ status: 201 })
    foyer.clock.advance(30)
    await delivery().deliver(message)
    expect(twilio.taken).toHaveLength(1)
    expect(await rowOf(message)).toMatchObject({ provider_id: 'SM1' })
  })
  it('with the words of an earlier one is not taken for it, and is sent', async () => {
    const news = 'There is news about your mortgage.'
    const earlier = await written(news)
    await delivery().deliver(earlier)
    const later = await written(news)
    twilio.answerWith({ status: 500 })
    await expect(delivery().deliver(later)).rejects.toThrow('500')
    twilio.answerWith({ status: 201 })
    foyer.clock.advance(30)
    await delivery().deliver(later)
    expect(twilio.taken).toHaveLength(2)
    expect(await rowOf(later)).toMatchObject({ content: null, provider_id: 'SM2' })
  })
  it('that was certainly not accepted is sent again without a lookup', async () => {
    const message = await written()
    twilio.answerWith({ status: 429, code: 20429 })
    await expect(delivery().deliver(message)).rejects.toThrow('429')
    expect(await rowOf(message)).toMatchObject({ tried_at: null, sent_at: null })
    twilio.answerWith({ status: 201 })
    await delivery().deliver(message)
    expect(twilio.taken).toHaveLength(1)
  })
  it('is sent by one of ten concurrent jobs', async () => {
    const message = await written()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => delivery().deliver(message)))
    expect(twilio.taken).toHaveLength(1)
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  })
  it('that is refused permanently is recorded as failed, and dropped', async () => {
    const message = await written()
    twilio.answerWith({ status: 400, code: 21211 })
    await delivery().deliver(message)
    expect(await rowOf(message)).toMatchObject({ content: null, state: 'failed', sent_at: foyer.clock.now() })
    expect(foyer.log.filter((line) => line.includes('4165550177'))).toEqual([])
  })
  test.each([
    ['delivered', 'arrived'],
    ['undelivered', 'failed'],
  ])('that is %s in the end is %s', async (status, state) => {
    const message = await written()
    await delivery().deliver(message)
    expect(asked).toEqual(['check-text'])
    await expect(delivery().check(message)).rejects.toThrow('still being delivered')
    twilio.standAs(status)
    await delivery().check(message)
    expect(await rowOf(message)).toMatchObject({ state })
    await delivery().check(message)
  })
})

describe('the text of a text message', () => {
  it('uses the letters that every telephone has', () =>
    expect(inPhoneLetters('Léa «\u00A0Roy\u00A0» vous invite\u00A0: l’été, 14\u202Fjours… – “oui”')).toBe(
      'Léa "Roy" vous invite : l\'été, 14 jours... - "oui"',
    ))
})
