import { makeSite } from '@foyer/server/testing/builders.ts'
import { makeLeadForm, sendLead } from '@foyer/server/testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import type { TestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, signInToOffice, startOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

let foyer: TestFoyer
let browser: Browser
let url: string
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ foyer, browser, url, stop } = await startOffice())
})
afterAll(() => stop())

test.each(officeVisitsIn('fr'))(
  'a person of staff claims a lead that arrives, reads it and gives it back, in $language at $width px',
  async ({ language, width, site }) => {
    const staff = await makeStaff(foyer, await makeBrokerage(foyer))
    await makeSite(foyer, site)
    await giveSite(foyer, staff.brokerageId, site)
    const form = await makeLeadForm(foyer, site)
    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(browser, { language, width })
    const name = 'Amélie Gagnon'
    await signInToOffice(page, foyer, staff, say, `${url}/office/leads`)
    await page.getByText(say('office.leads:empty.unclaimed')).waitFor()
    await expectAccessible(page)

    // It arrives while the page is open, which announces it and moves nothing.
    const visitor = foyer.client({ ip: `203.0.113.${width % 200}` })
    await sendLead(visitor, form, { FIRSTNAME: ['Amélie'], LASTNAME: ['Gagnon'], AMOUNT: ['400000'] }, language)
    await page.getByRole('button', { name: say('office.leads:updates.show'), exact: true }).click()
    await page.getByRole('button', { name: say('office.leads:claim.named', { name }), exact: true }).click()
    await page.getByText(say('office.leads:claim.done', { name })).waitFor()
    await expectAccessible(page)

    await page.getByRole('tab', { name: new RegExp(`^${say('office.leads:views.mine')}`) }).click()
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: say('office.leads:giveBack.label'), exact: true }).click()
    await page.getByText(say('office.leads:giveBack.done', { name })).waitFor()
    await page.getByRole('link', { name: say('office.leads:back') }).click()
    await page.getByRole('tab', { name: new RegExp(`^${say('office.leads:views.unclaimed')}`) }).click()
    await page.getByRole('link', { name, exact: true }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
  120_000,
)
