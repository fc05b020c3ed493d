import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFull } from '../tools/testing/repetitions.ts'
import { bringAxe, expectAccessible, recordShown } from './support/axe.ts'
import { launchBrowser, newContext, openPage, type VisitOptions } from './support/browser.ts'
import { serveGallery } from './support/gallery-server.ts'
import { visitEntry } from './support/visit-entry.ts'

/**
 * Every screen in every state at the narrowest width in French, which has longer texts; wide in English every second
 * state of each screen, with FULL=1 all.
 */
const visits: readonly VisitOptions[] = [
  { language: 'en', width: 1280 },
  // Taller than any form, so that the sticky button bar covers nothing.
  { language: 'fr', width: 320, height: 7_000 },
]

type Entry = { screen: string; state: string }
type Look = (page: Page) => Promise<void>

/** `SCREENS=income,mortgage` visits these screens only, while they are worked on. */
const chosen = process.env.SCREENS?.split(',')

let gallery: Awaited<ReturnType<typeof serveGallery>>
let entries: Entry[]

beforeAll(async () => {
  gallery = await serveGallery()
  const browser = await launchBrowser()
  const page = await browser.newPage()
  await page.goto(gallery.url)
  await page.waitForFunction(() => 'galleryEntries' in globalThis)
  const all = await page.evaluate(() => (globalThis as unknown as { galleryEntries: Entry[] }).galleryEntries)
  await browser.close()
  entries = chosen === undefined ? all : all.filter(({ screen }) => chosen.includes(screen))
  const unknown = chosen?.filter((name) => !all.some(({ screen }) => screen === name)) ?? []
  if (unknown.length > 0) throw new Error(`The gallery has no screen ${unknown.join(', ')}.`)
})
afterAll(() => gallery.stop())

/** axe checks the states of a screen in turn in one visit or the other; with FULL=1 all in both. */
const isForAxe = ({ screen, state }: Entry, visit: VisitOptions) => {
  const place = entries.filter((entry) => entry.screen === screen).findIndex((entry) => entry.state === state)
  return isFull || chosen !== undefined || visits[place % visits.length] === visit
}

/** The problems of an entry: console errors, what `look` finds, a page wider than its window. */
const problemsOf = async (page: Page, complaints: string[], query: string, look: Look) => {
  await visitEntry(page, `${gallery.url}?${query}`)
  await look(page).catch((error: Error) => complaints.push(error.message))
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (tooWide > 0) complaints.push(`the page is ${tooWide} px wider than its window`)
}

/**
 * Takes entries from the queue until it is empty, all in one page: a new page for each takes twice as long. Each worker
 * has its own browser, since a browser draws only its front page at full speed.
 */
const walk = async (context: BrowserContext, queue: Entry[], { language }: VisitOptions, look: Look) => {
  const found: string[] = []
  const complaints: string[] = []
  const page = await openPage(context, complaints)
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const { screen, state } = entry
    await problemsOf(page, complaints, `view=${screen}&state=${state}&lang=${language}`, look).catch((error) =>
      complaints.push(String(error)),
    )
    found.push(...complaints.splice(0).map((complaint) => `${screen} ${state} (${language}): ${complaint}`))
  }
  await context.close()
  return found
}

/** The entries for axe first, with axe in the context, then the others without it. */
const walkBoth = async (forAxe: Entry[], others: Entry[], visit: VisitOptions) => {
  const browser = await launchBrowser()
  const withAxe = await newContext(browser, visit)
  await bringAxe(withAxe)
  const found = [
    ...(await walk(withAxe, forAxe, visit, expectAccessible)),
    ...(await walk(await newContext(browser, visit), others, visit, recordShown)),
  ]
  await browser.close()
  return found
}

test.each(visits)(
  'screens render in $language at $width px, without axe violations where axe looks',
  async (visit) => {
    if (chosen === undefined) expect(entries.length).toBeGreaterThan(40)
    const forAxe = entries.filter((entry) => isForAxe(entry, visit))
    const others = entries.filter((entry) => !isForAxe(entry, visit) && visit.language === 'fr')
    const walks = await Promise.all([1, 2, 3, 4, 5].map(() => walkBoth(forAxe, others, visit)))
    expect(walks.flat()).toEqual([])
  },
  1_200_000,
)
