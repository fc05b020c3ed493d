import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFull } from '../tools/testing/repetitions.ts'
import { bringAxe, expectAccessible } from './support/axe.ts'
import { launchBrowser, newContext, openPage, type VisitOptions } from './support/browser.ts'
import { type GalleryApp, serveGallery } from './support/gallery-server.ts'
import { visitEntry } from './support/visit-entry.ts'

/**
 * The states of a screen in turn: at the narrowest width in French, which has longer texts, or wide in English. With
 * FULL=1 each in both.
 */
const visits: readonly VisitOptions[] = [
  { language: 'en', width: 1280 },
  // Taller than any form, so that the sticky button bar covers nothing.
  { language: 'fr', width: 320, height: 7_000 },
]

type Entry = { screen: string; state: string; gallery: string }

/** `SCREENS=income,mortgage` visits these screens only, while they are worked on. */
const chosen = process.env.SCREENS?.split(',')

const apps: readonly GalleryApp[] = ['web', 'office']
let galleries: Awaited<ReturnType<typeof serveGallery>>[]
let entries: Entry[]

const entriesAt = async (page: Page, gallery: string) => {
  await page.goto(gallery)
  await page.waitForFunction(() => 'galleryEntries' in globalThis)
  const found = await page.evaluate(() => (globalThis as unknown as { galleryEntries: Entry[] }).galleryEntries)
  return found.map((entry) => ({ ...entry, gallery }))
}

beforeAll(async () => {
  galleries = await Promise.all(apps.map((app) => serveGallery(app)))
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const all: Entry[] = []
  for (const { url } of galleries) all.push(...(await entriesAt(page, url)))
  await browser.close()
  entries = chosen === undefined ? all : all.filter(({ screen }) => chosen.includes(screen))
  const unknown = chosen?.filter((name) => !all.some(({ screen }) => screen === name)) ?? []
  if (unknown.length > 0) throw new Error(`The gallery has no screen ${unknown.join(', ')}.`)
})
afterAll(() => Promise.all(galleries.map((gallery) => gallery.stop())))

const isVisited = ({ screen, state }: Entry, visit: VisitOptions) => {
  const place = entries.filter((entry) => entry.screen === screen).findIndex((entry) => entry.state === state)
  return isFull || chosen !== undefined || visits[place % visits.length] === visit
}

/** The problems of an entry: console errors, axe violations, a page wider than its window. */
const problemsOf = async (page: Page, complaints: string[], address: string) => {
  await visitEntry(page, address)
  await expectAccessible(page).catch((error: Error) => complaints.push(error.message))
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (tooWide > 0) complaints.push(`the page is ${tooWide} px wider than its window`)
}

/**
 * Takes entries from the queue until it is empty, all in one page: a new page for each takes twice as long. Each worker
 * has its own browser, since a browser draws only its front page at full speed.
 */
const walk = async (queue: Entry[], visit: VisitOptions) => {
  const found: string[] = []
  const complaints: string[] = []
  const browser = await launchBrowser()
  const context = await newContext(browser, visit)
  await bringAxe(context)
  const page = await openPage(context, complaints)
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const { screen, state, gallery } = entry
    await problemsOf(page, complaints, `${gallery}?view=${screen}&state=${state}&lang=${visit.language}`).catch(
      (error) => complaints.push(String(error)),
    )
    found.push(...complaints.splice(0).map((complaint) => `${screen} ${state} (${visit.language}): ${complaint}`))
  }
  await browser.close()
  return found
}

test.each(visits)(
  'screens render in $language at $width px, without axe violations',
  async (visit) => {
    if (chosen === undefined) expect(entries.length).toBeGreaterThan(40)
    const queue = entries.filter((entry) => isVisited(entry, visit))
    const walks = await Promise.all([1, 2, 3, 4, 5].map(() => walk(queue, visit)))
    expect(walks.flat()).toEqual([])
  },
  1_200_000,
)
