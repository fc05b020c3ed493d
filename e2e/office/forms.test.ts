import { makeSite } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { type ForeignSite, startForeignSite } from '../support/foreign-site.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { button, field } from '../support/pages.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()
let website: ForeignSite
beforeAll(async () => {
  website = await startForeignSite()
})
afterAll(() => website.stop())

/** The words of the ready form, and of the question that is added. */
const asked = {
  en: { form: 'Talk to us', first: 'First name', last: 'Last name', email: 'Email', own: 'Do you rent now?' },
  fr: { form: 'Parlez-nous', first: 'Prénom', last: 'Nom', email: 'Courriel', own: 'Êtes-vous locataire ?' },
}

test.each(officeVisitsIn('fr'))(
  'a form is made from a ready one, published, placed and filled in, and the lead arrives, in $language at $width px',
  async ({ language, width, site }) => {
    const staff = await makeStaff(office.foyer, await makeBrokerage(office.foyer))
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, staff.brokerageId, site)
    const { say } = await wordsOf(language)
    const { form, first, last, email, own } = asked[language]
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    await signInToOffice(page, office.foyer, staff, say, `${office.url}/office/forms`)

    await button(page, say('office.forms:make.open')).click()
    await button(page, say('office.forms:make.submit')).click()
    await page.getByRole('heading', { level: 1, name: form }).waitFor()
    await expectAccessible(page)

    // A question in both languages, which the keyboard moves above the last one.
    await button(page, say('office.forms:questions.addNamed', { name: language === 'en' ? 'You' : 'Vous' })).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, say('office.forms:fields.label.label')).fill(asked.en.own)
    await field(dialog, say('office.forms:fields.labelFr.label')).fill(asked.fr.own)
    await button(dialog, say('office.forms:questions.submit')).click()
    const handle = page.getByRole('button', { name: say('office.forms:move.named', { name: own }), exact: true })
    await handle.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await page.getByText(say('office.forms:saved')).waitFor()
    const preview = page.frameLocator('iframe')
    await field(preview.locator('main'), own).waitFor()
    await expect
      .poll(async () => {
        const { Forms } = await staff.client.call('/console-api/ListForms', {})
        const loaded = await staff.client.call('/console-api/LoadForm', { SiteID: site, Token: Forms[0]?.Token ?? '' })
        return loaded.detail.selectedFields[0]?.controls.map(({ code }) => code)
      })
      .toEqual(['FIRSTNAME', 'LASTNAME', 'EMAILTYPE', 'PHONETYPE', 'DO_YOU_RENT_NOW', 'MESSAGE'])

    // Where it may be shown; then everyone sees it.
    await page.getByRole('tab', { name: say('office.forms:tabs.place') }).click()
    await button(page, say('office.forms:websites.add')).click()
    const origin = website.origin.replace('localhost', '127.0.0.1')
    await field(dialog, say('office.forms:fields.Website.label')).fill(origin)
    await button(dialog, say('office.forms:websites.submit')).click()
    await dialog.waitFor({ state: 'detached' })
    await button(page, say('office.forms:publish.label')).click()
    await page.getByText(say('office.forms:publish.done')).waitFor()
    await page.locator('pre').waitFor()
    await expectAccessible(page)
    website.paste(await page.locator('pre').innerText())

    const visitor = await visit(office.browser, { language, width })
    visitor.page.setDefaultTimeout(20_000)
    await visitor.page.goto(`${origin}/?lang=${language}`)
    const shown = visitor.page.frameLocator('iframe')
    const asks = shown.locator('main')
    await field(asks, first).fill('Amélie')
    await asks.getByRole('textbox', { name: last, exact: true }).fill('Gagnon')
    await asks.getByRole('textbox', { name: email }).last().fill('amelie@example.ca')
    await field(asks, own).fill('Oui')
    await button(asks, say('leads:submit')).click()
    await shown.getByRole('alert').waitFor()

    // A change that visitors do not see yet is dropped.
    await page.getByRole('tab', { name: say('office.forms:tabs.place') }).click()
    await button(page, say('office.forms:websites.add')).click()
    await field(dialog, say('office.forms:fields.Website.label')).fill('https://www.other.example')
    await button(dialog, say('office.forms:websites.submit')).click()
    await dialog.waitFor({ state: 'detached' })
    await button(page, say('office.forms:drop.label')).click()
    await expectAccessible(page)
    await button(dialog, say('office.forms:drop.submit')).click()
    await page.getByText(say('office.forms:drop.done')).waitFor()
    await page.getByText('https://www.other.example').waitFor({ state: 'detached' })
    expect(await button(page, say('office.forms:publish.label')).count()).toBe(0)

    await page.goto(`${office.url}/office/leads`)
    await page.getByRole('link', { name: 'Amélie Gagnon', exact: true }).click()
    await page.getByText(own).waitFor()
    expect([...complaints, ...visitor.complaints]).toEqual([])
    await visitor.close()
    await close()
  },
  180_000,
)
