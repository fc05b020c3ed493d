import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { captchaAltcha } from '@foyer/server/adapters/captcha-altcha.ts'
import { lightWork } from '@foyer/server/adapters/testing/solve-challenge.ts'
import type { Staff } from '@foyer/server/testing/office-builders.ts'
import { startTestFoyer, type TestFoyer, type TestOptions } from '@foyer/server/testing/start-test-foyer.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { freePort } from '../../tools/test-run/free-port.ts'
import { isFull } from '../../tools/testing/repetitions.ts'
import { borrowBrowser, type VisitOptions } from './browser.ts'

export interface OpenOffice {
  foyer: TestFoyer
  browser: Browser
  url: string
  stop(): Promise<void>
}

/** The whole server in this process, so that deals are there at once, with the built pages of the office, and a browser. */
export const startOffice = async (options: Pick<TestOptions, 'webhook'> = {}): Promise<OpenOffice> => {
  const officeRoot = fileURLToPath(new URL('../../packages/office/dist', import.meta.url))
  // Known before the start: other servers lead back to it.
  const port = await freePort()
  const url = `http://localhost:${port}`
  const captcha = captchaAltcha({ secret: randomBytes(32), work: lightWork })
  const started = startTestFoyer({ ...options, pages: true, officeRoot, publicUrl: url, captcha })
  const [foyer, { browser, leave }] = await Promise.all([started, borrowBrowser()])
  await foyer.app.listen({ host: '127.0.0.1', port })
  const stop = async () => {
    await leave()
    await foyer.stop()
  }
  return { foyer, browser, url, stop }
}

/** The office for the tests of a file, started before the first and stopped after the last; it is filled in by then. */
export const sharedOffice = (options: Pick<TestOptions, 'webhook'> = {}): Omit<OpenOffice, 'stop'> => {
  const office = {} as OpenOffice
  beforeAll(async () => void Object.assign(office, await startOffice(options)))
  afterAll(() => office.stop())
  return office
}

/** The ways of a journey through the office, each on a site of its own. */
const officeVisits: readonly (VisitOptions & { site: string })[] = [
  { language: 'en', width: 1280, site: 'north' },
  { language: 'fr', width: 360, site: 'south' },
]

/**
 * Of a journey: the way in this language, and with FULL=1 the other one too, which only repeats it; the journeys take turns. Both
 * languages for one whose steps differ by width.
 */
export const officeVisitsIn = (...languages: VisitOptions['language'][]) =>
  officeVisits.filter(({ language }) => isFull || languages.includes(language))

/** With a mailed code and that of an authenticator app, as in every new browser. */
export const signInToOffice = async (
  page: Page,
  foyer: TestFoyer,
  staff: Staff,
  say: (key: string) => string,
  address: string,
): Promise<void> => {
  await page.goto(address)
  const had = foyer.mailbox.codes(staff.email).length
  await page.getByRole('textbox', { name: say('office.sign-in:fields.Email.label') }).fill(staff.email)
  await page.getByRole('button', { name: say('office.sign-in:email.submit'), exact: true }).click()
  const code = await foyer.mailbox.code(staff.email, had + 1)
  await page.getByRole('textbox', { name: say('office.sign-in:fields.code.label') }).fill(code)
  await page.getByRole('textbox', { name: say('office:fields.Code.label') }).fill(staff.code())
}

/**
 * Presses a single key of a page that has just been opened: it is lost while the page does not listen yet, so it is pressed
 * again where nothing came of it.
 */
export const pressKeyOfPage = async (page: Page, key: string, shown: Locator): Promise<void> => {
  for (let left = 3; ; left -= 1) {
    await page.keyboard.press(key)
    try {
      await shown.waitFor({ timeout: 10_000 })
      return
    } catch (error) {
      if (left === 0) throw error
    }
  }
}
