import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { BrowserContext, Frame, Page } from 'playwright-core'
import { isFull } from '../../tools/testing/repetitions.ts'
import { recordTexts } from './coverage.ts'
import { type Look, lookAt } from './look.ts'
import { recordErrors } from './visible-errors.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * In a phone's window the sticky button bar covers part of the page, depending on scrolling. The gallery measures every
 * target in a window taller than any page.
 */
const isOverlaid = (page: Page) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return width < 992 && height < 2000
}

/** The minified file: `axe.source` is 1.5 MB, which would be sent and parsed for each check. */
const file = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const script = `${file}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

/** For tests that check every document: the browser context loads axe once per page without another transfer. */
export const bringAxe = (context: BrowserContext) => context.addInitScript({ content: script })

const isThere = (frame: Frame) => frame.evaluate(() => 'axe' in globalThis)

/** Frames are checked too, whatever their origin; a document that was checked before has axe already. */
const inject = (page: Page) =>
  Promise.all(page.frames().map(async (frame) => (await isThere(frame)) || frame.evaluate(script)))

/**
 * Returns only violations: the passed rules are a hundred times as long. `withSheets`: axe parses every style sheet again, for
 * its rule about the orientation alone, which takes a seventh of a check.
 */
const violationsOf = async (page: Page, withSheets: boolean) =>
  page.evaluate(
    async ([runOnly, isTargetSizeAsked, preload]) => {
      // Waits for transitions, whose intermediate colours mean nothing; a skeleton's pulse never ends and is excluded.
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(transitions.map(({ finished }) => finished))
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly,
        rules: { 'target-size': { enabled: isTargetSizeAsked } },
        resultTypes: ['violations'],
        preload,
      })
      return violations
    },
    [tags, !isOverlaid(page), withSheets] as const,
  )

/** What this worker has checked, by width and language: kinds of elements, screens, dialogs; see look.ts. */
const checked = new Map<string, Set<string>>()

/**
 * Whether a page shows something that this worker has not checked in this language and width: an address or a screen of the
 * gallery, a dialog, or an element of another kind. All else has been checked elsewhere: a third of the states of the gallery
 * have something new.
 */
const isNew = (page: Page, screen: string, { language, kinds }: Look): boolean => {
  // The documents within are not read here.
  if (page.frames().length > 1) return true
  const key = `${page.viewportSize()?.width} ${language}`
  const known = checked.get(key) ?? new Set()
  checked.set(key, known)
  const before = known.size
  for (const kind of [`screen ${screen}`, ...kinds]) known.add(kind)
  return known.size > before
}

const checkedSheets = new Set<string>()

/** Whether a style sheet of the page was not checked by this worker. Those of documents within are not read here. */
const hasNewSheet = (page: Page, { sheets }: Look): boolean => {
  const added = sheets.filter((sheet) => !checkedSheets.has(sheet))
  for (const sheet of added) checkedSheets.add(sheet)
  return added.length > 0 || page.frames().length > 1
}

/**
 * Records the texts and errors shown. Fails on errors that are not tied to their field, and on axe violations. Without
 * FULL=1 axe leaves out a page that only repeats others of this worker, as isNew decides. `screen`: of the gallery, whose pages
 * all have one address.
 */
export const expectAccessible = async (page: Page, { screen = '' } = {}): Promise<void> => {
  // A page that was just opened has drawn nothing yet. One of the gallery has been waited for.
  if (screen === '') await page.locator('main').first().waitFor()
  const look = await lookAt(page)
  recordTexts(page, look.texts)
  recordErrors(page, look.errors)
  if (!isFull && !isNew(page, screen, look)) return
  await inject(page)
  const withSheets = isFull || hasNewSheet(page, look)
  const seen = await violationsOf(page, withSheets)
  // A colour may have been in transition during the first check, so contrast is checked twice. No other rule is.
  const violations = seen.some(({ id }) => id === 'color-contrast')
    ? [...seen.filter(({ id }) => id !== 'color-contrast'), ...(await violationsOf(page, withSheets))]
    : seen
  if (violations.length === 0) return
  const lines = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html}\n  ${failureSummary}`).join('\n  ')}`,
  )
  throw new Error(`axe on ${page.url()}:\n${lines.join('\n')}`)
}
