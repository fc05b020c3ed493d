import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { type Language, openGallery, press } from '../support/gallery-page.ts'

const { show, close } = await openGallery()
afterAll(close)

interface Stop {
  name: string
  left: number
  top: number
  bottom: number
  hasRing: boolean
}

/** Stores in the page how every element looks without focus, for `stopNow`. */
const rememberRest = (page: Page) =>
  page.evaluate(() => {
    const ringOf = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return `${outlineStyle === 'none' || outlineWidth === '0px' ? 'none' : outlineWidth} ${boxShadow}`
    }
    const rest = new Map([...document.querySelectorAll('*')].map((element) => [element, ringOf(element)]))
    Object.assign(globalThis, { ringOf, rest })
  })

/** The focused element: its position, and whether it (or its card) visibly shows the focus. */
const stopNow = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const { ringOf, rest } = globalThis as unknown as { ringOf: (of: Element) => string; rest: Map<Element, string> }
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return null
    const { left, top, bottom } = activeElement.getBoundingClientRect()
    const around = [activeElement, activeElement.parentElement].filter((one) => one !== null)
    const name = activeElement.getAttribute('aria-label') ?? (activeElement.textContent || activeElement.id)
    const hasRing = around.some((one) => ringOf(one) !== 'none none' && ringOf(one) !== rest.get(one))
    return { name: `${activeElement.tagName} ${name}`, left, top, bottom, hasRing }
  })

const mostStops = 150

/** Every Tab stop from the top of the page to its end, each with its focus ring. */
const stopsOf = async (page: Page) => {
  await rememberRest(page)
  const stops: Stop[] = []
  for (let count = 0; count < mostStops; count += 1) {
    await press(page, '[Tab]')
    const stop = await stopNow(page)
    const [first] = stops
    if (stop === null || (stop.name === first?.name && stop.top === first.top)) return stops
    await expect.poll(async () => `${stop.name}: ${(await stopNow(page))?.hasRing}`).toBe(`${stop.name}: true`)
    stops.push(stop)
  }
  throw new Error('Tab never came to an end')
}

/** The next stop is below, or to the right in the same line. */
const isAfter = (before: Stop, after: Stop) =>
  after.top >= before.bottom - 1 || (after.bottom > before.top && after.left >= before.left)

const leaps = (stops: Stop[]) =>
  stops.flatMap((stop, place) => {
    const before = stops[place - 1]
    return before === undefined || isAfter(before, stop) ? [] : [`${before.name} → ${stop.name}`]
  })

test.each<{ language: Language; width: number; state: string; least: number }>([
  { language: 'en', width: 1280, state: 'filled', least: 40 },
  { language: 'fr', width: 360, state: 'filled', least: 40 },
  { language: 'en', width: 360, state: 'confirm', least: 3 },
  { language: 'en', width: 1280, state: 'dialog', least: 7 },
  { language: 'fr', width: 360, state: 'records', least: 6 },
])(
  'Tab follows the visual order, and each stop shows the focus: $state in $language at $width px',
  async ({ language, width, state, least }) => {
    // In a window taller than the page, sticky elements are at their own place.
    const { page, leave } = await show('kit', state, language, { width, height: 7000 })
    const stops = await stopsOf(page)
    expect(stops.length).toBeGreaterThanOrEqual(least)
    expect(leaps(stops)).toEqual([])
    await leave()
  },
)
