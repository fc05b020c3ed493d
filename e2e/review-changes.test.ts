import { languageId } from '@foyer/domain/kit/language.ts'
import { aJob, aLiability, anAsset, aProperty } from '@foyer/domain/testing/records.ts'
import { afterAll, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { expectAccessible } from './support/axe.ts'
import type { VisitOptions } from './support/browser.ts'
import { fillApplication } from './support/fill-application.ts'
import { openPart } from './support/pages.ts'
import { visitSignedIn } from './support/session.ts'
import { joinStage } from './support/stage.ts'
import { mouse } from './support/user-actions.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await joinStage()
afterAll(close)

test.each<VisitOptions>([{ language: 'fr', width: 360 }, ...onlyFull<VisitOptions>({ language: 'en', width: 1280 })])(
  'in $language at $width px, every change opens its step or its record and returns to its answers, saved or not, also after a reload',
  async (options) => {
    const { language } = options
    const words = await wordsOf(language)
    const email = `changes.${language}@borrower.example`
    const { page, client, ids, complaints, close } = await visitSignedIn(browser, server, mail, email, options)
    const { applicant, base } = await fillApplication(client, server.url, ids)
    await client.call(server.url, '/api/MTGAPPUpsertAsset', { ...applicant, Asset: anAsset() })
    await client.call(server.url, '/api/MTGAPPUpsertLiability', { ...applicant, Liability: aLiability() })
    await client.call(server.url, '/api/MTGAppUpsertIncome', { ...applicant, Income: aJob({ MonthsAtJob: 60 }) })
    await client.call(server.url, '/api/MTGAPPSaveLanguage', { ...ids, LanguageID: languageId(language) })

    await page.goto(`${base}/summary`)
    const changes = page.locator('main a[href*="from=review"]:not([href*="record="])')
    await changes.first().waitFor()
    const addresses = await changes.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const steps = addresses.map((address) => address.split('?')[0]?.split('/').at(-1))
    expect(steps).toEqual([
      'start',
      'identification',
      'address',
      'income',
      'property',
      'asset',
      'liability',
      'mortgage',
      'bankStatement',
    ])

    /** Back in the review, with the focus on the answers of the step. */
    const isBackFrom = async (address: string) => {
      const step = new URL(address, server.url).pathname
      const id = step.includes('/applicant/')
        ? `${step.split('/').at(-1)}-${step.split('/').at(-2)}`
        : step.split('/').at(-1)
      await page.waitForURL(`${base}/summary#${id}`)
      await page.locator(`[id="${id}"]:focus`).waitFor()
    }
    for (const address of addresses) {
      const change = page.locator(`main a[href="${address}"]`)

      await change.click()
      await page.waitForURL(`${server.url}${address}`)
      await page.reload()
      // The loaded page replaces the one with skeletons, so a press during that moment could be lost.
      await page.locator('h1:focus').waitFor()
      await page
        .locator('main')
        .getByRole('link', { name: words.say('wizard:backToReview'), exact: true })
        .click()
      await isBackFrom(address)

      await change.click()
      await page.waitForURL(`${server.url}${address}`)
      await page.locator('main button[type="submit"]').click()
      await isBackFrom(address)
    }

    await client.call(server.url, '/api/MTGAPPUpsertProperty', { ...applicant, Property: aProperty() })
    await page.reload()
    await page.locator('main a[href*="/property?"][href*="record="]').waitFor()
    const records = page.locator('main a[href*="record="]')
    const opened = await records.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(opened.map((address) => address.split('?')[0]?.split('/').at(-1))).toEqual([
      'address',
      'income',
      'property',
      'asset',
      'liability',
    ])
    const dialog = page.getByRole('dialog')
    for (const address of opened) {
      const change = page.locator(`main a[href="${address}"]`)
      await change.click()
      await dialog.getByRole('button', { name: words.say('kit:cancel'), exact: true }).click()
      await isBackFrom(address)

      await change.click()
      await dialog.waitFor()
      await page.reload()
      await dialog.locator('button[type="submit"]').click()
      await isBackFrom(address)
    }

    const [, income = ''] = opened
    await page.locator(`main a[href="${income}"]`).click()
    await dialog.waitFor()
    await openPart({ page, hands: mouse(page), words }, dialog, words.say('applicants.incomes:employer.title'))
    await dialog.getByRole('textbox', { name: words.say('applicants.incomes:employer.name') }).fill('CHUM')
    await dialog.locator('button[type="submit"]').click()
    await isBackFrom(income)
    await page.getByText('CHUM').first().waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await close()
  },
  240_000,
)
