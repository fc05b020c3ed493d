import { makeSite } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { button, field, radio } from '../support/pages.ts'
import { visit } from '../support/session.ts'
import { mouse } from '../support/user-actions.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('fr'))(
  'a client who follows a broker’s own link sees the broker, and begins a deal of theirs, in $language at $width px',
  async ({ language, width, site }) => {
    const { foyer } = office
    const owner = await makeStaff(foyer, await makeBrokerage(foyer), { firstName: 'Olga' })
    const broker = await makeStaff(foyer, owner.brokerageId, { role: 'broker', reach: 'own' })
    await makeSite(foyer, site)
    await giveSite(foyer, owner.brokerageId, site, owner.personId)
    const { say } = await wordsOf(language)
    const staff = await visit(office.browser, { language, width })
    const t = (key: string) => say(`office.me:${key}`)
    const section = staff.page.locator('section', {
      has: staff.page.getByRole('heading', { name: t('link.title') }),
    })
    await signInToOffice(staff.page, foyer, broker, say, `${office.url}/office/me`)
    const name = field(section, t('fields.LinkName.label'))
    expect(await name.inputValue()).toBe('anna-belanger')
    await name.fill('anna--b')
    await button(section, t('link.submit')).click()
    await section.locator('[data-error-key="InvalidLinkName"]').waitFor()
    await expectAccessible(staff.page)
    await name.fill('anna')
    await field(section, t('fields.AgentLic.label')).fill('M22001234')
    await button(section, t('link.submit')).click()
    await section.getByText(t('link.saved')).waitFor()
    const address = (await section.getByRole('link').getAttribute('href')) ?? ''
    expect(address).toBe(`${office.url}/${site}?with=anna`)

    const client = await visit(office.browser, { language, width })
    const { page } = client
    const hands = mouse(page)
    const email = `own-link.${language}@borrower.example`
    await page.goto(address)
    await page.getByRole('heading', { name: 'Anna Bélanger' }).waitFor()
    await expectAccessible(page)
    await hands.press(button(page, say('account:home.start')))
    const dialog = page.getByRole('dialog')
    await hands.fill(field(dialog, say('account:fields.Email.label')), email)
    await hands.press(button(dialog, say('account:start.submit')))
    const code = await foyer.mailbox.code(email)
    await hands.fill(field(dialog, say('account:fields.code.label')), code)
    await page.waitForURL('**/user/0/start')
    await hands.choose(radio(page, say('interview:purpose.purchase.label')))
    await hands.choose(radio(page, say('interview:stage.notStarted.label')))
    await hands.press(button(page, say('interview:submit')))
    await page.waitForURL('**/identification')
    // On another device, the server knows whose client it is.
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await page.getByText('Anna Bélanger').first().waitFor()
    const { Deals } = await broker.client.call('/console-api/ListPipeline', { View: 'open' })
    expect(Deals).toMatchObject([{ OwnerID: broker.personId, SiteID: site }])
    expect([...staff.complaints, ...client.complaints]).toEqual([])
    await staff.close()
    await client.close()
  },
)
