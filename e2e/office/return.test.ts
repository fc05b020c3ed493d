import { languageId } from '@foyer/domain/kit/language.ts'
import { makeSite } from '@foyer/server/testing/builders.ts'
import {
  completePart,
  guidIn,
  readyApplication,
  sendApplication,
  sendInvitation,
  sendPart,
} from '@foyer/server/testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('fr'))(
  'staff remind one person and return the answers of two others, who read what is asked beside each, in $language at $width px',
  async ({ language, width, site }) => {
    const staff = await makeStaff(office.foyer, await makeBrokerage(office.foyer))
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, staff.brokerageId, site)
    const deal = await readyApplication(office.foyer, site)
    const ids = { SiteID: site, MortgageApplicationID: deal.applicationId }
    const load = () => office.foyer.client().call('/broker-api/LoadDeal', ids)
    await sendInvitation(office.foyer, deal)
    const waiting = (await load()).Invites[0]?.Contact ?? ''
    const LanguageID = languageId(language)
    await deal.borrower.client.call('/api/MTGAPPSaveLanguage', { ...deal.borrower.ids, LanguageID })
    const luc = await completePart(office.foyer, deal, { LanguageID })
    await sendPart(luc)
    await sendApplication(deal)
    const reader = (await load()).Invites.find(({ InviteID }) => InviteID === luc.inviteId)?.Contact ?? ''
    office.foyer.clock.advance(120)

    const { say } = await wordsOf(language)
    const staffVisit = await visit(office.browser, { language, width })
    const { page } = staffVisit
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    const address = `${office.url}/office/d/${site}/${deal.applicationId}?tab=applicants`
    await signInToOffice(page, office.foyer, staff, say, address)
    await page.getByRole('heading', { level: 2, name: say('office.parts:joining.title') }).waitFor()
    await expectAccessible(page)

    await press(say('office.parts:remind.named', { name: waiting }))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('office.parts:remind.submit'), exact: true }).click()
    await page
      .getByRole('status')
      .getByText(say('office.parts:remind.done', { contact: waiting }))
      .waitFor()
    await office.foyer.mailbox.arrived(waiting, 2)

    // By its key where there is a mouse, else by its button.
    const label = say('review.answers:applicant.email')
    const write = async (place: number, text: string) => {
      const button = page
        .getByRole('button', { name: say('office.comments:addNamed', { label }), exact: true })
        .nth(place)
      if (width >= 900) {
        await button.locator('..').hover()
        await page.keyboard.press('c')
      } else await button.click()
      await dialog.getByRole('textbox', { name: say('office.comments:fields.Text.label') }).fill(text)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: say('office.comments:submit'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await write(0, 'Is this still your address?')
    await write(1, 'And is this yours?')
    await press(say('office.comments:return.open'))
    await dialog.locator('[data-reader]').nth(1).waitFor()
    await dialog.getByRole('textbox', { name: say('office.comments:fields.Message.label') }).fill('Two things, please.')
    await dialog.getByRole('button', { name: say('office.comments:return.preview') }).click()
    await expectAccessible(page)
    const mails = [office.foyer.mailbox.to(deal.borrower.email).length, office.foyer.mailbox.to(reader).length] as const
    await dialog.getByRole('button', { name: say('office.comments:return.submit'), exact: true }).click()
    await page
      .getByRole('status')
      .getByText(say('office.comments:return.done', { count: 2 }))
      .waitFor()
    expect((await office.foyer.mailbox.arrived(deal.borrower.email, mails[0] + 1)).text).toContain(
      'Two things, please.',
    )
    const toLuc = await office.foyer.mailbox.arrived(reader, mails[1] + 1)

    const borrower = await visit(office.browser, { language, width })
    const cookies = [...deal.borrower.client.cookies].map(([name, value]) => ({
      name,
      value,
      url: office.url,
      httpOnly: true,
    }))
    await borrower.page.context().addCookies(cookies)
    await borrower.page.goto(`${office.url}/${site}/user/mydeals`)
    await borrower.page.getByText(say('deals:turn.questions', { count: 1 })).waitFor()
    await expectAccessible(borrower.page)
    await borrower.page.goto(`${office.url}/${site}/user/${deal.applicationId}/summary`)
    const asked = borrower.page.locator('[data-review-comment]')
    await asked.getByText('Is this still your address?').waitFor()
    await expectAccessible(borrower.page)
    await asked.getByRole('link').click()
    await borrower.page.locator('[data-field-comment]').getByText('Is this still your address?').waitFor()
    await expectAccessible(borrower.page)
    const email = borrower.page.getByRole('textbox', { name: say('applicants:fields.Email.label') })
    await email.fill(`new.${site}@example.ca`)
    await borrower.page.locator('main button[type="submit"]').click()
    await borrower.page.waitForURL(/\/summary/)
    await asked.getByText(say('wizard:comments.changed'), { exact: true }).waitFor()

    const person = await visit(office.browser, { language, width })
    await person.page.goto(`${office.url}/${site}/InviteCoApplicant/${deal.applicationId}/${guidIn(toLuc)}`)
    const own = person.page.locator('[data-review-comment]')
    await own.getByText('And is this yours?').waitFor()
    expect(await own.count()).toBe(1)
    await expectAccessible(person.page)
    await own.getByRole('button', { name: say('wizard:comments.markDoneNamed', { label }), exact: true }).click()
    await own.getByText(say('wizard:comments.done'), { exact: true }).waitFor()

    await page.goto(address)
    const sent = page.locator('[data-sent] li')
    const changed = sent.filter({ hasText: 'Is this still your address?' })
    await changed.getByText(`new.${site}@example.ca`).waitFor()
    await sent.filter({ hasText: 'And is this yours?' }).getByText(say('office.comments:states.done')).waitFor()
    await page.getByText(say('office.parts:state.reopened'), { exact: true }).waitFor()
    await expectAccessible(page)
    expect([...staffVisit.complaints, ...borrower.complaints, ...person.complaints]).toEqual([])
    for (const one of [staffVisit, borrower, person]) await one.close()
  },
  180_000,
)
