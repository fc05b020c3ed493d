import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { launchBrowser, newContext, openPage, type VisitOptions } from './support/browser.ts'
import { serveGallery } from './support/gallery-server.ts'

/** Every screen in every state: once wide in English, once as narrow as it gets in French, which is longer. */
const visits: VisitOptions[] = [
  { language: 'en', width: 1280 },
  // Taller than any form, so that the bar with the buttons, which sticks to the bottom edge, lies over nothing.
  { language: 'fr', width: 320, height: 7_000 },
]

type Entry = { screen: string; state: string }

let gallery: Awaited<ReturnType<typeof serveGallery>>
let browser: Browser
let entries: Entry[]

beforeAll(async () => {
  ;[gallery, browser] = await Promise.all([serveGallery(), launchBrowser()])
  const page = await browser.newPage()
  await page.goto(gallery.url)
  await page.waitForFunction(() => 'galleryEntries' in globalThis)
  entries = await page.evaluate(() => (globalThis as unknown as { galleryEntries: typeof entries }).galleryEntries)
  await page.close()
})
afterAll(async () => {
  await browser.close()
  await gallery.stop()
})

/** What is wrong with an entry: complaints of the console, axe's findings, a page wider than its window. */
const look = async (page: Page, complaints: string[], query: string) => {
  await page.goto(`${gallery.url}?${query}`)
  await page.locator('html[data-gallery=ready]').waitFor()
  await expectAccessible(page).catch((error: Error) => complaints.push(error.message))
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (tooWide > 0) complaints.push(`the page is ${tooWide} px wider than its window`)
}

/** Takes entries from the queue until it is empty, one after the other in one page: a new one each time takes twice as long. */
const walk = async (context: BrowserContext, queue: Entry[], language: string) => {
  const found: string[] = []
  const complaints: string[] = []
  const page = await openPage(context, complaints)
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const { screen, state } = entry
    await look(page, complaints, `view=${screen}&state=${state}&lang=${language}`).catch((error) =>
      complaints.push(String(error)),
    )
    found.push(...complaints.splice(0).map((complaint) => `${screen} ${state} (${language}): ${complaint}`))
  }
  await page.close()
  return found
}

test.each(visits)(
  'every screen and state stands in $language at $width px, and axe finds nothing',
  async (visit) => {
    expect(entries.length).toBeGreaterThan(40)
    const context = await newContext(browser, visit)
    // Four at a time: a page waits for drawings half of its time.
    const queue = [...entries]
    const walks = await Promise.all([1, 2, 3, 4].map(() => walk(context, queue, visit.language)))
    await context.close()
    expect(walks.flat()).toEqual([])
  },
  1_200_000,
)
