import type { Page } from 'playwright-core'

/** Asks at every frame: a locator asks only twice a second, which took as long as the page itself. */
const settled = (page: Page) => page.waitForFunction(() => document.documentElement?.dataset.gallery === 'ready')

/** Opens an entry of the gallery and waits until it is settled. */
export const visitEntry = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' })
  await settled(page)
}

interface Shown {
  screen: string
  state: string
  language: 'en' | 'fr'
}

/** Shows another entry in the page of one before it, in half of the time of a page that loads. */
export const switchEntry = async (page: Page, shown: Shown): Promise<void> => {
  // One question, which waits for its answer in the page and, unlike page.evaluate, not for ever.
  await page.waitForFunction(({ screen, state, language }) => {
    const gallery = globalThis as unknown as {
      foyerTexts?: Set<string>
      showGalleryEntry: (screen: string, state: string, language: string) => Promise<void>
    }
    gallery.foyerTexts?.clear()
    return gallery.showGalleryEntry(screen, state, language).then(() => true)
  }, shown)
}
