import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { inSite } from './transaction.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

test.each(['deleted:k2', 'facebook:1234', 'Ada Roy'])(
  'a mail to %j, which is no address, is not written',
  async (to) => {
    const { database, outbox } = foyer.services
    const mail = { siteId: 'ours', kind: 'test', to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
    const kept = await inSite(database.db, 'ours', async (trx) => {
      await outbox.write(trx, mail, foyer.clock.now())
      return trx.selectFrom('mails').select('recipient').where('recipient', '=', to).execute()
    })
    expect(kept).toEqual([])
  },
)

test('a domain that replies to no mail delays no mail to another one', async () => {
  const { database, outbox } = foyer.services
  const write = (to: string) =>
    inSite(database.db, 'ours', (trx) =>
      outbox.write(
        trx,
        { siteId: 'ours', kind: 'test', to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
        foyer.clock.now(),
      ),
    )
  const free = foyer.mailbox.hold(({ to }) => to.endsWith('.slow.example'))
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) await write(`ada@${name}.slow.example`)
  await write('ada@quick.example')
  await foyer.mailbox.arrived('ada@quick.example')
  free()
  await foyer.mailbox.arrived('ada@i.slow.example')
})

test('a code waits for no other mail to its address', async () => {
  const { database, outbox } = foyer.services
  const write = (kind: string, subject: string) =>
    inSite(database.db, 'ours', (trx) =>
      outbox.write(
        trx,
        { siteId: 'ours', kind, to: 'ada@flooded.example', subject, text: subject, html: `<p>${subject}</p>` },
        foyer.clock.now(),
      ),
    )
  const free = foyer.mailbox.hold(({ subject }) => subject === 'Held')
  for (let count = 0; count < 20; count += 1) await write('message-to-staff', 'Held')
  for (const kind of ['code', 'office-code', 'insurance-accessCode', 'passwordReset']) await write(kind, kind)
  await foyer.mailbox.arrived('ada@flooded.example', 4)
  expect(foyer.mailbox.to('ada@flooded.example').map(({ subject }) => subject)).not.toContain('Held')
  free()
  await foyer.mailbox.arrived('ada@flooded.example', 24)
})

test('mails to one address arrive in the order they were written', async () => {
  const { database, outbox } = foyer.services
  const subjects = Array.from({ length: 60 }, (_, index) => `Number ${index}`)
  for (const subject of subjects)
    await inSite(database.db, 'ours', (trx) =>
      outbox.write(
        trx,
        { siteId: 'ours', kind: 'test', to: 'ada@order.example', subject, text: subject, html: `<p>${subject}</p>` },
        foyer.clock.now(),
      ),
    )
  await foyer.mailbox.arrived('ada@order.example', subjects.length)
  expect(foyer.mailbox.to('ada@order.example').map(({ subject }) => subject)).toEqual(subjects)
})
