import { mailOutbox } from '@foyer/server/adapters/mail-outbox.ts'
import { makeBrokerage, makeStaff, type Staff } from '@foyer/server/testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { testMailbox } from '@foyer/server/testing/test-mailbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDemoSite } from './demo/demo-site.ts'

let foyer: TestFoyer
let owner: Staff
beforeAll(async () => {
  foyer = await startTestFoyer({ mailbox: { ...testMailbox(), port: mailOutbox } })
  await makeDemoSite(foyer.services)
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
})
afterAll(() => foyer.stop())

describe('the page of mails that were not sent', () => {
  it('shows those to staff beside those of a site, the newest first', async () => {
    await foyer
      .client()
      .call('/api/MTGAPPValidateEmail', { Email: 'rosa@client.example', SiteID: 'demo', LanguageID: 1 })
    foyer.clock.advance(60)
    const invited = { FirstName: 'Omar', LastName: 'Haddad', Email: 'omar@riverside.example', LanguageID: 1 } as const
    await owner.client.call('/console-api/InvitePerson', {
      ...invited,
      ...{ Role: 'assistant', Reach: 'brokerage', Sites: [], Withheld: [], Granted: [] },
    })
    const { body } = await foyer.app.inject('/dev/outbox')
    expect(body).toContain('/office/invitation#')
    expect(body.indexOf('omar@riverside.example')).toBeLessThan(body.indexOf('rosa@client.example'))
    expect(body).toContain('rosa@client.example')
  })
})
