import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFull } from '../tools/testing/repetitions.ts'
import { bringAxe, expectAccessible } from './support/axe.ts'
import { launchBrowser, newContext, openPage, type VisitOptions } from './support/browser.ts'
import { type GalleryApp, serveGallery } from './support/gallery-server.ts'
import { switchEntry, visitEntry } from './support/visit-entry.ts'

/**
 * The states of a screen in turn: at the narrowest width in French, which has longer texts, or wide in English. With
 * FULL=1 each in both.
 */
const visits: readonly VisitOptions[] = [
  { language: 'en', width: 1280 },
  // Taller than any form, so that the sticky button bar covers nothing.
  { language: 'fr', width: 320, height: 7_000 },
]

type Entry = { screen: string; state: string; isPrepared: boolean; gallery: string }

/** `SCREENS=income,mortgage` visits these screens only, while they are worked on. */
const chosen = process.env.SCREENS?.split(',')

const apps: readonly GalleryApp[] = ['web', 'office']
let galleries: Awaited<ReturnType<typeof serveGallery>>[]
let browsers: Browser[]
let entries: Entry[]

const entriesAt = async (page: Page, gallery: string) => {
  // An entry of no name would show all of them, a thousand pages within a page.
  await page.goto(`${gallery}?list`)
  await page.waitForFunction(() => 'galleryEntries' in globalThis)
  const found = await page.evaluate(() => (globalThis as unknown as { galleryEntries: Entry[] }).galleryEntries)
  return found.map((entry) => ({ ...entry, gallery }))
}

beforeAll(async () => {
  galleries = await Promise.all(apps.map((app) => serveGallery(app)))
  browsers = await Promise.all([1, 2, 3, 4, 5].map(launchBrowser))
  const page = await browsers[0]?.newPage()
  const all: Entry[] = []
  if (page) for (const { url } of galleries) all.push(...(await entriesAt(page, url)))
  await page?.close()
  entries = chosen === undefined ? all : all.filter(({ screen }) => chosen.includes(screen))
  const unknown = chosen?.filter((name) => !all.some(({ screen }) => screen === name)) ?? []
  if (unknown.length > 0) throw new Error(`The gallery has no screen ${unknown.join(', ')}.`)
})
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()))
  await Promise.all(galleries.map((gallery) => gallery.stop()))
})

const isVisited = ({ screen, state }: Entry, visit: VisitOptions) => {
  const place = entries.filter((entry) => entry.screen === screen).findIndex((entry) => entry.state === state)
  return isFull || chosen !== undefined || visits[place % visits.length] === visit
}

/** The problems of an entry that is open: console errors, axe violations, a page wider than its window, keys without a hint. */
const examine = async (page: Page, screen: string, complaints: string[]) => {
  await expectAccessible(page, { screen }).catch((error: Error) => complaints.push(error.message))
  const { tooWide, silentKeys } = await page.evaluate(() => ({
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    silentKeys: (globalThis as { keysWithoutHint?: () => string[] }).keysWithoutHint?.(),
  }))
  // On a narrow page keys are not shown.
  if (silentKeys?.length && (page.viewportSize()?.width ?? 0) > 992)
    complaints.push(`no hint shows the keys ${silentKeys.join(' ')}`)
  if (tooWide > 0) complaints.push(`the page is ${tooWide} px wider than its window`)
}

/**
 * Screens whose state outlives them in the page: a submission on its way, files of a link that are not stored, a page
 * within the page.
 */
const outliving = new Set(['summary', 'success', 'myDeals', 'recipientUpload', 'kit'])

/** The most states that one page shows, so that no worker has a long one left at the end. */
const statesOfPage = 20

/**
 * The states of a gallery, in parts: each part begins with a page that loads and shows its other states in it, always in
 * this order. What prepares the browser has a page of its own, and what outlives its screen is the last state of a page.
 * With FULL=1 each state has its own page.
 */
const partsOf = (visit: VisitOptions): Entry[][] => {
  const all = entries.filter((one) => isVisited(one, visit))
  const isAlone = ({ isPrepared }: Entry) => isFull || isPrepared
  const isLast = ({ screen }: Entry) => outliving.has(screen)
  const shared = apps.flatMap((_, at) => {
    const ofGallery = all.filter((one) => one.gallery === galleries[at]?.url && !isAlone(one))
    const [first, last] = [ofGallery.filter((one) => !isLast(one)), ofGallery.filter(isLast)]
    const count = Math.max(Math.ceil(first.length / statesOfPage), last.length)
    const length = Math.max(1, Math.ceil(first.length / count))
    return Array.from({ length: count }, (_page, page) => [
      ...first.slice(page * length, (page + 1) * length),
      ...last.slice(page, page + 1),
    ])
  })
  return [...shared.filter((part) => part.length > 0), ...all.filter(isAlone).map((one) => [one])]
}

/**
 * Draws the page in a hundredth of its pixels, which nothing looks at: its layout stays, but drawing a window of 7,000 pixels
 * takes a tenth of a visit.
 */
const drawSmall = async (page: Page) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const session = await page.context().newCDPSession(page)
  const metrics = { width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', { ...metrics, scale: 0.1 })
}

/**
 * Takes parts from the queue until it is empty, all in one page: a new page for each takes twice as long. Each worker
 * has its own browser, since a browser draws only its front page at full speed.
 */
const walk = async (browser: Browser, queue: Entry[][], visit: VisitOptions) => {
  const { language } = visit
  const found: string[] = []
  const complaints: string[] = []
  const context = await newContext(browser, visit)
  await bringAxe(context)
  const page = await openPage(context, complaints)
  await drawSmall(page)
  for (let part = queue.shift(); part; part = queue.shift()) {
    let isLoaded = false
    for (const { screen, state, gallery } of part) {
      const show = isLoaded
        ? switchEntry(page, { screen, state, language })
        : visitEntry(page, `${gallery}?view=${screen}&state=${state}&lang=${language}`)
      await show.then(() => examine(page, screen, complaints)).catch((error) => complaints.push(String(error)))
      isLoaded = complaints.length === 0
      found.push(...complaints.splice(0).map((complaint) => `${screen} ${state} (${language}): ${complaint}`))
    }
  }
  await context.close()
  return found
}

test.each(visits)(
  'screens render in $language at $width px, without axe violations',
  async (visit) => {
    if (chosen === undefined) expect(entries.length).toBeGreaterThan(40)
    const queue = partsOf(visit)
    const walks = await Promise.all(browsers.map((browser) => walk(browser, queue, visit)))
    expect(walks.flat()).toEqual([])
  },
  1_200_000,
)
