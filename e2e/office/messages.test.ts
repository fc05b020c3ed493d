import { languageId } from '@foyer/domain/kit/language.ts'
import { makeSite } from '@foyer/server/testing/builders.ts'
import { readyApplication } from '@foyer/server/testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('fr'))(
  'a client writes, staff find the message among what waits and reply, and the client reads the reply, in $language at $width px',
  async ({ language, width, site }) => {
    const { foyer } = office
    const staff = await makeStaff(foyer, await makeBrokerage(foyer))
    await makeSite(foyer, site)
    await giveSite(foyer, staff.brokerageId, site, staff.personId)
    const deal = await readyApplication(foyer, site)
    const LanguageID = languageId(language)
    await deal.borrower.client.call('/api/MTGAPPSaveLanguage', { ...deal.borrower.ids, LanguageID })
    const { say } = await wordsOf(language)

    const client = await visit(office.browser, { language, width })
    const cookies = [...deal.borrower.client.cookies].map(([name, value]) => ({
      ...{ name, value, url: office.url, httpOnly: true },
    }))
    await client.page.context().addCookies(cookies)
    await client.page.goto(`${office.url}/${site}/user/mydeals`)
    await client.page.getByRole('link', { name: say('deals:named.messages', { name: '' }).trim() }).click()
    await client.page.getByText(say('messages:none'), { exact: true }).waitFor()
    await expectAccessible(client.page)
    const box = client.page.getByRole('textbox', { name: say('messages:fields.Text.label') })
    await client.page.getByRole('button', { name: say('messages:send'), exact: true }).click()
    await client.page.locator('[data-error-key="RequiredNote"]').waitFor()
    await expectAccessible(client.page)
    await box.fill('Do you need a new pay stub?')
    // What was typed is there again after a look at another page.
    await client.page
      .getByRole('main')
      .getByRole('link', { name: say('messages:back') })
      .click()
    await client.page.getByRole('link', { name: say('deals:named.messages', { name: '' }).trim() }).click()
    expect(await box.inputValue()).toBe('Do you need a new pay stub?')
    await client.page.getByRole('button', { name: say('messages:send'), exact: true }).click()
    await client.page.getByRole('status').getByText(say('messages:sent')).waitFor()
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
    await client.page
      .getByRole('list', { name: say('messages:thread') })
      .getByText('Do you need a new pay stub?')
      .waitFor()
    const mail = await foyer.mailbox.arrived(staff.email)
    expect(mail.text).not.toContain('pay stub')

    const visited = await visit(office.browser, { language, width })
    const { page } = visited
    await signInToOffice(page, foyer, staff, say, `${office.url}/office/deals`)
    await page.getByText(say('office.deals:needs.message')).first().waitFor()
    await page.goto(`${office.url}/office/d/${site}/${deal.applicationId}?tab=messages`)
    await page.getByText(say('office.messages:waits'), { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: say('office.messages:fields.Text.label') }).fill('Yes, the first one.')
    await page.getByRole('button', { name: say('office.messages:send'), exact: true }).click()
    await page.getByRole('status').getByText(say('office.messages:sent')).waitFor()
    await page.getByText(say('office.messages:waits'), { exact: true }).waitFor({ state: 'detached' })
    await expectAccessible(page)
    const news = await foyer.mailbox.arrived(deal.borrower.email, foyer.mailbox.to(deal.borrower.email).length || 1)
    expect(news.text).not.toContain('the first one')

    await client.page.goto(`${office.url}/${site}/user/mydeals`)
    await client.page.getByText(say('deals:turn.messages', { count: 1 })).click()
    await client.page.getByText('Yes, the first one.').waitFor()
    await expectAccessible(client.page)
    await client.page.goto(`${office.url}/${site}/user/mydeals`)
    await client.page.getByRole('link', { name: say('deals:named.messages', { name: '' }).trim() }).waitFor()
    expect(await client.page.getByText(say('deals:turn.messages', { count: 1 })).count()).toBe(0)

    // A second one needs no reply.
    await deal.borrower.client.call('/api/MTGAPPSendMessage', { ...deal.ids, Text: 'Thank you!' })
    await page.goto(`${office.url}/office/d/${site}/${deal.applicationId}?tab=messages`)
    await page.getByText(/^(Seen|Vu) /).waitFor()
    await page.getByRole('button', { name: say('office.messages:settle'), exact: true }).click()
    await page.getByRole('status').getByText(say('office.messages:settled')).waitFor()
    await expectAccessible(page)
    expect([...client.complaints, ...visited.complaints]).toEqual([])
    for (const one of [client, visited]) await one.close()
  },
  180_000,
)
