import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eitherLanguage, openGallery } from './support/gallery-page.ts'

let gallery: Awaited<ReturnType<typeof openGallery>>
beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery.close())

const phone = { width: 360, height: 740 }

/** The height of the open part, in windows. */
const openHeight = (page: Page) =>
  page.locator('section[data-open="true"] > div').evaluate((part) => part.getBoundingClientRect().height / innerHeight)

/** Opens each closed part once; returns the heights of all, by title. */
const heightsOf = async (page: Page) => {
  const heights = [await openHeight(page)]
  const closed = page.locator('section[data-open="false"] > h2 > button')
  for (let at = 0; at < (await closed.count()); at += 1) {
    await closed.nth(at).click()
    heights.push(await openHeight(page))
  }
  return heights
}

const states: readonly [view: string, state: string, parts: number][] = [
  ['start', 'purchase', 3],
  ['start', 'renewal', 2],
  ['start', 'refinance', 2],
  ['income', 'dialog filled', 2],
  ['income', 'dialog hourly', 2],
  ['income', 'dialog own business', 2],
]

// French has the longer words.
test.each(eitherLanguage)(
  'in %s, each part of the interview and of a job is at most two screens long on a phone',
  async (language) => {
    const tooLong: string[] = []
    for (const [view, state, parts] of states) {
      const { page, words, leave } = await gallery.show(view, state, language, phone)
      const heights = await heightsOf(page)
      expect(heights).toHaveLength(parts)
      expect(await page.getByText(words.say('kit:form.changePart'), { exact: true }).count()).toBeGreaterThan(0)
      tooLong.push(...heights.filter((height) => height > 2).map((height) => `${view} ${state}: ${height.toFixed(2)}`))
      await leave()
    }
    expect(tooLong).toEqual([])
  },
)
