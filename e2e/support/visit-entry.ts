import type { Page } from 'playwright-core'

/**
 * Opens an entry of the gallery and waits until it is settled. Asks at every frame: a locator asks only twice a second,
 * which took as long as the page itself.
 */
export const visitEntry = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement?.dataset.gallery === 'ready')
}
