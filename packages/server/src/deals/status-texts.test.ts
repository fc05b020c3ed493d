import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { statusMails } from './status-mails.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer({ textsADay: 2 })
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

test('who is sent nothing about a status, past the text messages of a day, is not counted', async () => {
  const { applicationId } = await makeApplication(await makeBorrower(foyer, 'ours'))
  const change = { siteId: 'ours', applicationId, status: 2, now: foyer.clock.now() } as const
  const notify = (method: string, contact: string) =>
    inSite(foyer.services.database.db, 'ours', (trx) =>
      statusMails(foyer.services).toSender(trx, { ...change, sender: { method, contact, language: 1 } }),
    )
  expect(await notify('SMS', '4165550123')).toBe(true)
  expect(await notify('SMS', '4165550124')).toBe(false)
  expect(await notify('Email', 'luc@example.ca')).toBe(true)
})
