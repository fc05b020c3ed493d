import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LinkDelayed } from '../invites/index.ts'
import { metrics } from '../kit/metrics.ts'
import { inSite } from '../kit/transaction.ts'
import {
  fillIdentification,
  fillLists,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../testing/builders.ts'
import { mailInvitation } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { couplesIn } from './testing/couples.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer({ textsADay: 3 })
  for (const site of ['ours', 'theirs', 'others']) await makeSite(foyer, site)
})
afterEach(() => foyer.clock.advance(24 * 60 * 60))
afterAll(() => foyer.stop())

const begun = async (siteId = 'ours') => {
  const made = await makeApplication(await makeBorrower(foyer, siteId))
  await fillIdentification(made, { FirstName: 'Ada', LastName: 'Roy' })
  await fillLists(made)
  return made
}
let numbers = 1000
const invite = async (made: MadeApplication): Promise<string> => {
  numbers += 1
  const SendData = {
    Recipients: [{ Number: `416555${numbers}` }],
    MtgAppLinkID: 1,
    MortgageApplicationID: made.applicationId,
  }
  const { SiteID, UserID } = made.ids
  const reply = await made.borrower.client.callAnyhow('/api/InviteCoApplicantSMS', { SiteID, UserID, SendData })
  return reply.ReturnStatus.ReturnMessage
}
const counted = async (outcome: string) => {
  const { values } = await metrics.paidUses.get()
  return values.find(({ labels }) => labels.service === 'texts' && labels.outcome === outcome)?.value ?? Number.NaN
}
const writtenTo = (siteId: string) =>
  inSite(foyer.services.database.db, siteId, (trx) =>
    trx.selectFrom('text_messages').select('recipient').where('site_id', '=', siteId).execute(),
  )

describe('past the text messages of a day', () => {
  it('of a site, which has half of all, an invitation is refused and one by mail is sent; another site still sends', async () => {
    const [one, other] = [await begun(), await begun('theirs')]
    const refused = await counted('site')
    expect([await invite(one), await invite(one), await invite(one)]).toEqual(['', '', 'TextsUsedUp'])
    expect(await writtenTo('ours')).toHaveLength(2)
    expect(await counted('site')).toBe(refused + 1)
    const SendData = { ...mailInvitation('luc@example.ca'), MortgageApplicationID: one.applicationId }
    const { SiteID, UserID } = one.ids
    const byMail = await one.borrower.client.callAnyhow('/api/InviteCoApplicant', { SiteID, UserID, SendData })
    expect(byMail.ReturnStatus.ReturnMessage).toBe('')
    expect(await invite(other)).toBe('')
    foyer.clock.advance(24 * 60 * 60)
    const later = await begun()
    expect(await invite(later)).toBe('')
  })

  it('of the installation, every site is refused; what was refused counts for nothing', async () => {
    const [one, other, third] = [await begun(), await begun('theirs'), await begun('others')]
    const [asked, refused] = [await counted('asked'), await counted('installation')]
    expect([await invite(one), await invite(one), await invite(other), await invite(other)]).toEqual([
      '',
      '',
      '',
      'TextsUsedUp',
    ])
    expect([await invite(third), await invite(other)]).toEqual(['TextsUsedUp', 'TextsUsedUp'])
    expect([await counted('asked'), await counted('installation')]).toEqual([asked + 3, refused + 3])
    // Neither did its application use up an invitation.
    const { InvitesHistory } = await other.borrower.client.call('/api/LoadInviteCoApplicant', other.ids)
    expect(InvitesHistory).toHaveLength(1)
  })

  it('a link that a submission sends waits, and is sent the next day', async () => {
    const couples = couplesIn(foyer)
    const given = await couples.couple({ Mobile: '514-555-0171' })
    const others = await begun()
    expect([await invite(others), await invite(others)]).toEqual(['', ''])
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    const order = await couples.orderOf(given)
    await expect(couples.deliver(order)).rejects.toThrow(LinkDelayed)
    expect(await couples.statuses(given)).toEqual(['Delayed'])
    foyer.clock.advance(24 * 60 * 60)
    await couples.deliver(order)
    expect((await foyer.phone.arrived('5145550171')).text).toContain('/ours/')
  })

  it('who is sent nothing about a deleted application is not counted', async () => {
    const one = await begun()
    expect([await invite(one), await invite(one)]).toEqual(['', ''])
    const { SiteID, UserID, MortgageApplicationID } = one.ids
    const deletion = await one.borrower.client.callAnyhow('/api/MTGAPPDeleteApplication', {
      SiteID,
      UserID,
      MortgageApplicationID,
    })
    expect(deletion.ReturnStatus.ReturnMessage).toBe('')
    let details: unknown
    await foyer.services.database.asOwner(async (query) => {
      ;[details] = await query(
        `select details->'invited' as invited from audit_events where site_id = $1 and action = 'application-deleted'`,
        [SiteID],
      )
    })
    expect(details).toEqual({ invited: 0 })
  })

  it('of a site with made-up deals, whose messages are not sent, nothing is counted', async () => {
    const asked = await counted('asked')
    await foyer.services.database.asOwner(async (query) => {
      await query(`update tenants set is_demo = true where slug = 'others'`)
    })
    const one = await begun('others')
    expect([await invite(one), await invite(one), await invite(one)]).toEqual(['', '', ''])
    expect(await counted('asked')).toBe(asked)
  })
})

it('every outcome of a text message is counted from 0, so that an alert sees the first', async () => {
  for (const outcome of ['asked', 'site', 'installation']) expect(await counted(outcome)).toBeTypeOf('number')
})
