import { languageId } from '@foyer/domain/kit/language.ts'
import { aJob, anAsset } from '@foyer/domain/testing/records.ts'
import { afterAll, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { expectAccessible } from './support/axe.ts'
import type { VisitOptions } from './support/browser.ts'
import { fillApplication } from './support/fill-application.ts'
import { visitSignedIn } from './support/session.ts'
import { openStage } from './support/stage.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await openStage()
afterAll(close)

test.each<VisitOptions>([{ language: 'fr', width: 360 }, ...onlyFull<VisitOptions>({ language: 'en', width: 1280 })])(
  'in $language at $width px, every change opens its step and returns to its answers, saved or not, also after a reload',
  async (options) => {
    const { language } = options
    const words = await wordsOf(language)
    const email = `changes.${language}@borrower.example`
    const { page, client, ids, complaints, close } = await visitSignedIn(browser, server, mail, email, options)
    const { applicant, base } = await fillApplication(client, server.url, ids)
    await client.call(server.url, '/api/MTGAPPUpsertAsset', { ...applicant, Asset: anAsset() })
    await client.call(server.url, '/api/MTGAppUpsertIncome', { ...applicant, Income: aJob({ MonthsAtJob: 60 }) })
    await client.call(server.url, '/api/MTGAPPSaveLanguage', { ...ids, LanguageID: languageId(language) })

    await page.goto(`${base}/summary`)
    const changes = page.locator('main a[href*="from=review"]')
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

    for (const address of addresses) {
      const step = new URL(address, server.url).pathname
      const id = step.includes('/applicant/')
        ? `${step.split('/').at(-1)}-${step.split('/').at(-2)}`
        : step.split('/').at(-1)
      const isBack = () => page.waitForURL(`${base}/summary#${id}`)
      const hasFocus = () => page.locator(`[id="${id}"]:focus`).waitFor()
      const change = page.locator(`main a[href="${address}"]`)

      await change.click()
      await page.waitForURL(`${server.url}${address}`)
      await page.reload()
      await page
        .locator('main')
        .getByRole('link', { name: words.say('wizard:backToReview'), exact: true })
        .click()
      await isBack()
      await hasFocus()

      await change.click()
      await page.waitForURL(`${server.url}${address}`)
      await page.locator('main button[type="submit"]').click()
      await isBack()
      await hasFocus()
    }
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await close()
  },
  120_000,
)
