import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { apiClient } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { choosePropertyType } from './support/borrower.ts'
import { newContext, openPage, type VisitOptions } from './support/browser.ts'
import { startForeignSite } from './support/foreign-site.ts'
import { codeIn } from './support/mail-server.ts'
import { button, field, nextPart, radio } from './support/pages.ts'
import { openStage } from './support/stage.ts'
import { mouse } from './support/user-actions.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await openStage()
const [site, stranger] = await Promise.all([startForeignSite(), startForeignSite()])
afterAll(close)
afterAll(() => Promise.all([site.stop(), stranger.stop()]))

const snippet = `<script src="${server.url}/embed.js" data-calculator="demo" data-kind="affordability" async></script>`
beforeAll(async () => {
  await apiClient().call(server.url, '/broker-api/SaveSite', {
    SiteID: 'demo',
    Settings: { FrameAncestors: [site.origin] },
  })
  site.paste(snippet)
  stranger.paste(snippet)
})

const open = async (options: VisitOptions, url: string) => {
  const complaints: string[] = []
  const context = await newContext(browser, options)
  const page = await openPage(context, complaints)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(url)
  const leave = async () => {
    await context.close()
    expect(complaints).toEqual([])
  }
  return { context, page, loaded, words: await wordsOf(options.language), leave }
}

const engineIn = (loaded: readonly string[]) => loaded.filter((path) => /^\/assets\/engine-.*\.js$/.test(path))

const nameOf: Record<string, string> = { affordability: 'affordability', 'cash-to-close': 'cash', renew: 'renew' }

test('every calculator opens at its addresses; that of a payment and the home page load no engine', async () => {
  const { page, loaded, words, leave } = await open({ language: 'en', width: 1280 }, `${server.url}/demo/home`)
  const isAt = (kind: string) => {
    const [namespace, key] = kind === 'payment' ? ['calculator', ''] : ['calculator.estimates', `${nameOf[kind]}.`]
    return page.getByRole('heading', { level: 1, name: words.say(`${namespace}:${key}title`) }).waitFor()
  }
  for (const place of ['/c21/cal', '/demo/calculator', '/embedded-calculators/demo/payment']) {
    await page.goto(`${server.url}${place}`)
    await isAt('payment')
  }
  expect(engineIn(loaded)).toEqual([])
  for (const kind of Object.keys(nameOf)) {
    for (const place of ['/c21/cal', '/demo/calculator', '/embedded-calculators/demo']) {
      await page.goto(`${server.url}${place}/${kind}`)
      await isAt(kind)
    }
  }
  expect(engineIn(loaded)).not.toEqual([])
  await leave()
})

test('what calculators share goes from one to the next, and stays after a reload', async () => {
  const address = `${server.url}/c21/cal/cash-to-close?price=500000&down=60000&province=9&first=0`
  const { page, words, leave } = await open({ language: 'en', width: 1280 }, address)
  const down = () => field(page, words.say('calculator.estimates:fields.DownPayment.label')).inputValue()
  await page.getByRole('link', { name: words.say('calculator:kinds.payment'), exact: true }).click()
  await expect.poll(() => field(page, words.say('calculator:fields.Amount.label')).inputValue()).toBe('440,000')
  await page.getByRole('link', { name: words.say('calculator:kinds.affordability'), exact: true }).click()
  await page.waitForURL('**/affordability?*')
  await expect.poll(down).toBe('60,000')
  await field(page, words.say('calculator.estimates:fields.DownPayment.label')).fill('70000')
  await expect.poll(() => page.url()).toContain('down=70000')
  await page.reload()
  await expect.poll(down).toBe('70,000')
  await leave()
})

const received = (page: Page) => page.evaluate(() => (globalThis as unknown as { received: string }).received)

describe('figures of a calculator begin the first interview, after the code from the mail', () => {
  test.each<VisitOptions>([{ language: 'en', width: 360 }, ...onlyFull<VisitOptions>({ language: 'fr', width: 1280 })])(
    '$language at $width px',
    async (options) => {
      const query = 'price=500000&down=60000&province=9&incity=1&first=0&new=0'
      const { page, words, leave } = await open(options, `${server.url}/demo/calculator/cash-to-close?${query}`)
      const say = (key: string) => words.say(`interview:${key}`)
      const start = page.getByRole('link', { name: words.say('calculator:start') })
      await start.waitFor()
      await expectAccessible(page)
      await start.click()
      await page.waitForURL('**/demo/home?*')
      const email = `calculator-${options.language}@borrower.example`
      await button(page, words.say('account:home.start')).click()
      const dialog = page.getByRole('dialog')
      await field(dialog, words.say('account:fields.Email.label')).fill(email)
      await button(dialog, words.say('account:start.submit')).click()
      await field(dialog, words.say('account:fields.code.label')).fill(codeIn(await mail.arrived(email)))
      await page.waitForURL('**/user/0/start')
      await page.getByText(say('carried')).waitFor()
      expect(await radio(page, say('purpose.purchase.label')).isChecked()).toBe(true)
      await radio(page, say('stage.propertyFound.label')).check()
      const at = { page, hands: mouse(page), words }
      await nextPart(at)
      const digits = async (label: string) =>
        (await field(page, say(`fields.${label}.label`)).inputValue()).replace(/\D/g, '')
      await expect.poll(() => digits('PropertyValue')).toBe('500000')
      await expect.poll(() => digits('DownPaymentAmount')).toBe('60000')
      await choosePropertyType(at, 0)
      await at.hands.choose(radio(page, words.menu('OccupancyType', 0)))
      await nextPart(at)
      await expect.poll(() => page.locator('[id$="Address.City"]').inputValue()).toBe('Toronto')
      await expectAccessible(page)
      await leave()
    },
  )
})

test('a plain page with the script tag alone has the calculator, which leads to the site in a new tab', async () => {
  const { context, page, words, leave } = await open({ language: 'fr', width: 360 }, `${site.origin}/?lang=fr`)
  const frame = page.frameLocator('iframe')
  const box = (name: string) =>
    frame.getByRole('textbox', { name: words.say(`calculator.estimates:fields.${name}.label`) })
  await expect.poll(() => received(page)).toBe(' loaded')
  await box('Income').fill('130000')
  await box('Debts').fill('0')
  await box('DownPayment').fill('60000')
  await frame.getByText(words.say('calculator.estimates:affordability.headline')).waitFor()
  const handle = await page.locator('iframe').elementHandle()
  const inside = await handle?.contentFrame()
  const missing = async () => {
    const height = await page.locator('iframe').evaluate((element) => element.clientHeight)
    return inside?.evaluate(
      (given) => Math.ceil(document.getElementById('root')?.getBoundingClientRect().height ?? 0) - given,
      height,
    )
  }
  await expect.poll(missing).toBe(0)
  await expectAccessible(page)
  expect(await frame.getByRole('navigation').count()).toBe(0)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('link', { name: words.say('calculator:start') }).click(),
  ])
  await tab.waitForURL('**/demo/home?purpose=0&down=60000')
  await leave()
})

test('a website that is not on the site’s list may not frame it', async () => {
  const context = await newContext(browser, { language: 'en', width: 1280 })
  const page = await context.newPage()
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
  await page.goto(stranger.origin)
  await refused
  await page.getByText('This calculator cannot be shown on this website.').waitFor()
  await context.close()
})
