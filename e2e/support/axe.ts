import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { BrowserContext, Frame, Page } from 'playwright-core'
import { recordTexts } from './coverage.ts'
import { recordErrors } from './shown-errors.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * In a phone's window the bar with the buttons sticks to the bottom and lies over part of whatever is there, by chance of
 * scrolling. The gallery measures every target in a window taller than any page.
 */
const isOverlaid = (page: Page) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return width < 992 && height < 2000
}

/** The short file: `axe.source` says the same in 1.5 MB, which each look would carry to the page and read there. */
const file = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const script = `${file}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

/** For a walk that looks at every document: the browser keeps axe and needs not be sent it again. */
export const bringAxe = (context: BrowserContext) => context.addInitScript({ content: script })

const isThere = (frame: Frame) => frame.evaluate(() => 'axe' in globalThis)

/** A page inside the page is looked at too, whoever's it is; a document that was looked at has axe already. */
const inject = (page: Page) =>
  Promise.all(page.frames().map(async (frame) => (await isThere(frame)) || frame.evaluate(script)))

/** Only what is wrong comes back: what is right is a hundred times as long. */
const violationsOf = async (page: Page) =>
  page.evaluate(
    async ([runOnly, isTargetSizeAsked]) => {
      // A colour on its way to another is neither; a skeleton's pulse never ends and is not waited for.
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(transitions.map(({ finished }) => finished))
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly,
        rules: { 'target-size': { enabled: isTargetSizeAsked } },
        resultTypes: ['violations'],
      })
      return violations
    },
    [tags, !isOverlaid(page)] as const,
  )

/** Axe finds nothing on the page as it stands, and every error is said with its field; the texts and errors it shows are noted. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await recordTexts(page)
  await recordErrors(page)
  await inject(page)
  const seen = await violationsOf(page)
  // A colour may have set out while axe was looking, and has arrived at a second look. Nothing else gets one.
  const violations = seen.some(({ id }) => id === 'color-contrast')
    ? [...seen.filter(({ id }) => id !== 'color-contrast'), ...(await violationsOf(page))]
    : seen
  if (violations.length === 0) return
  const lines = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html}\n  ${failureSummary}`).join('\n  ')}`,
  )
  throw new Error(`axe on ${page.url()}:\n${lines.join('\n')}`)
}
