import axe from 'axe-core'
import type { Page } from 'playwright-core'
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

/** A page inside the page is looked at too, whoever's it is. */
const inject = (page: Page) =>
  Promise.all(
    page
      .frames()
      .map((frame) => frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)),
  )

/** Only what is wrong comes back: what is right is a hundred times as long. */
const violationsOf = async (page: Page) =>
  page.evaluate(
    async ([runOnly, isTargetSizeAsked]) => {
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
  const violations = await violationsOf(page)
  if (violations.length === 0) return
  const lines = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html}\n  ${failureSummary}`).join('\n  ')}`,
  )
  throw new Error(`axe on ${page.url()}:\n${lines.join('\n')}`)
}
