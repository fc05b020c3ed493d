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
  'a broker changes what clients are asked, sees what it does, and keeps it beside a colleague’s change, in $language at $width px',
  async ({ language, width, site }) => {
    const brokerage = await makeBrokerage(office.foyer)
    const owner = await makeStaff(office.foyer, brokerage, { firstName: 'Olga' })
    const broker = await makeStaff(office.foyer, brokerage, { role: 'broker', firstName: 'Bruno' })
    for (const slug of [site, `${site}-2`]) {
      await makeSite(office.foyer, slug)
      await giveSite(office.foyer, brokerage, slug, slug === site ? broker.personId : '')
    }
    const { say } = await wordsOf(language)
    const text = (key: string, values = {}) => say(`office.settings:${key}`, values)
    const walk = (count: number, minutes: number) =>
      text('walk.line', { steps: text('walk.steps', { count }), minutes: text('walk.minutes', { count: minutes }) })
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    await signInToOffice(page, office.foyer, broker, say, `${office.url}/office/settings`)

    // A broker sees the one site that they lead, so there is nothing to choose.
    await page.getByText(walk(13, 18), { exact: true }).waitFor()
    expect(await page.getByText(say('office:site.label'), { exact: true }).count()).toBe(0)
    await expectAccessible(page)

    const box = (name: string) => page.getByRole('checkbox', { name: text(`fields.${name}.label`), exact: true })
    await box('showLiabilities').uncheck()
    await page.getByText(walk(12, 17), { exact: true }).waitFor()
    await page.getByText(text('effect.waits', { name: text('fields.showLiabilities.label') })).waitFor()
    await field(page, text('fields.AddHistoryYears.label')).fill('5')
    await page.getByText(text('asked.homes', { count: 5 })).waitFor()
    await button(page, text('websites.add')).click()
    await field(page, text('websites.row', { number: 1 })).fill('nowhere')
    await button(page, text('submit')).click()
    await page.getByRole('link', { name: say('errors:InvalidWebsite') }).click()
    await field(page, text('websites.row', { number: 1 })).fill('www.rive-nord.example')

    // A colleague was faster with one of them, and changed another.
    const changed = { AddHistoryYears: 1, showSin: 0 } as const
    await owner.client.call('/console-api/SaveSite', { SiteID: site, Settings: changed })
    await button(page, text('submit')).click()
    await page.getByText(text('stale.title')).waitFor()
    const name = text('fields.AddHistoryYears.label')
    const years = (count: number) => text('values.years', { count })
    await page.getByText(text('stale.line', { name, now: years(1), yours: years(5) })).waitFor()
    expect(await box('showSin').isChecked()).toBe(false)
    await expectAccessible(page)
    await button(page, text('submit')).click()
    await page.getByText(text('changes.line', { name, before: years(1), after: years(5) })).waitFor()
    await page.getByText(text('changes.line', { name, before: years(3), after: years(1) })).waitFor()

    const { Settings } = await broker.client.call('/console-api/LoadSettings', { SiteID: site })
    expect(Settings).toMatchObject({ AddHistoryYears: 5, showSin: 0, showLiabilities: 0 })
    expect(Settings.FrameAncestors).toEqual(['https://www.rive-nord.example'])

    // Second thoughts: the form goes back to what is saved, and the button is the one to save with.
    await box('showAssets').uncheck()
    await field(page, name).fill('4')
    await button(page, say('kit:form.discard')).click()
    expect([await box('showAssets').isChecked(), await field(page, name).inputValue()]).toEqual([true, '5'])
    expect(await button(page, say('kit:form.discard')).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text('submit'))
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await close()
  },
)
