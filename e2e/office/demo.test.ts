import { makeSetupLink } from '@foyer/server/office/index.ts'
import { totpCode } from '@foyer/server/testing/office-builders.ts'
import type { TestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import type { Browser } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, startOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

let foyer: TestFoyer
let browser: Browser
let url: string
let stop: () => Promise<void>
beforeEach(async () => {
  ;({ foyer, browser, url, stop } = await startOffice())
})
afterEach(() => stop())

/** The deals are made by the server while the page waits. */
const makingMilliseconds = 400_000

test.each(officeVisitsIn('en'))(
  'a new owner sets up, looks around with forty sample deals and removes them, in $language at $width px',
  async ({ language, width }) => {
    const words = await wordsOf(language)
    const { say } = words
    const { page, complaints, close } = await visit(browser, { language, width })
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    const press = (key: string) => page.getByRole('button', { name: say(key), exact: true }).click()
    const field = (name: string) =>
      page.getByRole('textbox', { name: say(`office.setup:fields.${name}.label`), exact: true })

    // From the printed link to a brokerage without a site.
    const [, token] = ((await makeSetupLink(foyer.services)) ?? '').split('#')
    await page.goto(`${url}/office/setup#${token}`)
    await heading(say('office.setup:you.title'))
    await field('FirstName').fill('Anna')
    await field('LastName').fill('Bélanger')
    await field('Email').fill('anna@riverside.example')
    await press('office.setup:you.submit')
    await page.getByRole('tab', { name: say('office:enrol.app') }).click()
    await press('office:enrol.start')
    const secret = await page.locator('[data-secret]').textContent()
    await page
      .getByRole('textbox', { name: say('office:fields.Code.label') })
      .fill(totpCode(secret ?? '', foyer.clock.now()))
    await press('office:codes.kept')
    await heading(say('office.setup:brokerage.title'))
    await field('LegalName').fill('Hypothèques Rive-Nord inc.')
    await press('office.setup:brokerage.submit')
    await heading(say('office.setup:site.title'))

    // The empty list of deals offers them.
    await page.goto(`${url}/office/deals`)
    await heading(say('office.deals:title'))
    await page.getByRole('heading', { name: say('office.sites:demo.title') }).waitFor()
    await expectAccessible(page)
    await press('office.sites:demo.show')
    await page.getByText(say('office.sites:demo.shown')).waitFor({ timeout: makingMilliseconds })
    const tab = (view: string, count: number) =>
      page.getByRole('tab', { name: say('office.deals:counted', { name: say(`office.deals:views.${view}`), count }) })
    await tab('open', 35).waitFor()
    await tab('closed', 5).waitFor()
    await page
      .getByText(say('office.deals:needs.documents', { count: 2 }))
      .first()
      .waitFor()
    await page.getByText(say('office.sites:demo.badge'), { exact: true }).first().waitFor()
    await expectAccessible(page)

    // One is opened.
    await tab('open', 35).click()
    await page.getByRole('link', { name: 'Robert MacDonald' }).click()
    await heading('Robert MacDonald')
    await page.getByText('Wants to pay off the car loan', { exact: false }).waitFor()
    await page.getByRole('tab', { name: say('office.deal:tabs.documents') }).click()
    await page.getByText(words.menu('DFDocumentType', 0)).first().waitFor()
    await expectAccessible(page)

    // They are removed where sites are.
    await page.goto(`${url}/office/sites`)
    await page.getByText(say('office.sites:demo.badge'), { exact: true }).waitFor()
    await press('office.sites:demo.remove')
    await page.getByRole('dialog', { name: say('office.sites:demo.removeTitle') }).waitFor()
    await expectAccessible(page)
    await press('office.sites:demo.removeSubmit')
    await page.getByText(say('office.sites:demo.removed')).waitFor()
    await page.getByText(say('office.sites:empty.title')).waitFor()
    await page.goto(`${url}/office/deals`)
    await tab('open', 0).waitFor()

    expect(complaints).toEqual([])
    await close()
  },
  700_000,
)
