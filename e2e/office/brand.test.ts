import { makeSite } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { button, field } from '../support/pages.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('fr'))(
  'a broker tries a brand out on the portal’s own pages, publishes it and goes back to the former one, in $language at $width px',
  async ({ language, width, site }) => {
    const brokerage = await makeBrokerage(office.foyer)
    const broker = await makeStaff(office.foyer, brokerage, { role: 'broker', firstName: 'Bruno' })
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, brokerage, site, broker.personId)
    const colour = async () =>
      (await office.foyer.client().call('/api/loadSiteConfiguration', { SiteID: site })).Link.PrimaryColor
    const before = await colour()
    const { say } = await wordsOf(language)
    const text = (key: string, values = {}) => say(`office.brand:${key}`, values)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    await signInToOffice(page, office.foyer, broker, say, `${office.url}/office/brand`)

    // The home page with the name and the colour that are being entered.
    const preview = page.frameLocator('iframe')
    await preview.getByText('Marie Tremblay').first().waitFor()
    await page.getByRole('textbox', { name: say('office.sites:fields.LastName.label'), exact: true }).fill('Gagnon')
    await field(page, say('office.sites:fields.PrimaryColor.label')).fill('#f5c518')
    await preview.getByText('Marie Gagnon').first().waitFor()
    const brand = () =>
      preview.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--brand-fill').trim())
    await expect.poll(brand).toBe('#f5c518')
    await expectAccessible(page)

    // A step and the documents of an invented client; nothing in them takes the focus.
    await button(page, text('preview.pages.step')).click()
    await preview.getByText(say('applicants:fields.FirstName.label')).first().waitFor()
    await button(page, text('preview.pages.documents')).click()
    await preview.getByText(say('documents:step.title')).first().waitFor()
    await button(page, text('preview.schemes.dark')).click()
    await preview.locator('html[data-mantine-color-scheme="dark"]').waitFor()
    expect(await preview.locator('#root').evaluate((root: HTMLElement) => root.inert)).toBe(true)
    expect(await colour()).toBe(before)

    await button(page, text('publish')).click()
    await page.getByText(text('published')).waitFor()
    expect(await colour()).toBe('#f5c518')
    await page.getByRole('button', { name: text('versions.backNamed', { number: 1 }) }).click()
    await page.getByText(text('versions.done', { number: 1 })).waitFor()
    expect(await colour()).toBe('#f5c518')
    await expectAccessible(page)
    await button(page, text('publish')).click()
    await page.getByText(text('published')).waitFor()
    expect(await colour()).toBe(before)
    await page.locator('[data-sample-mail]').click()
    await page.getByText(text('preview.mailed', { email: broker.email })).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)
