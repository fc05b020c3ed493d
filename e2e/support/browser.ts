import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { recordResponse, recordScreen } from './coverage.ts'

/** Chromium for every journey; CHROMIUM_PATH is set by `npm test`. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

let ofWorker: Promise<Browser> | undefined

/**
 * The browser of this worker, which its files borrow one after another, since a start takes a second of processor time. `leave`
 * closes all that a file has opened in it; its contexts share nothing.
 */
export const borrowBrowser = async () => {
  ofWorker ??= launchBrowser()
  const browser = await ofWorker
  const leave = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  }
  return { browser, leave }
}

export interface VisitOptions {
  language: 'en' | 'fr'
  width: number
  /** Defaults to the height of a phone or a laptop. */
  height?: number
}

/** A page that records its texts and calls, and reports console errors and exceptions. */
export const openPage = async (context: BrowserContext, complaints: string[]): Promise<Page> => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    ;(globalThis as { foyerTexts?: Set<string> }).foyerTexts = new Set()
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('response', (response) => void recordResponse(response))
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) recordScreen(frame.url())
  })
  return page
}

/** Chromium logs every 4xx and 5xx response and every lost connection; the journeys cause some on purpose. */
const isExpected = (text: string) => text.startsWith('Failed to load resource')

export const newContext = (
  browser: Awaited<ReturnType<typeof launchBrowser>>,
  { language, width, height = width < 500 ? 740 : 900 }: VisitOptions,
) =>
  browser.newContext({
    locale: language === 'fr' ? 'fr-CA' : 'en-CA',
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
