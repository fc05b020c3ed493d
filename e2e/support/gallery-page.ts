import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { onlyFull } from '../../tools/testing/repetitions.ts'
import { borrowBrowser, newContext, openPage } from './browser.ts'
import { serveGallery } from './gallery-server.ts'
import { hasFocus } from './user-actions.ts'
import { visitEntry } from './visit-entry.ts'
import { wordsOf } from './words.ts'

export type Language = 'en' | 'fr'
export const languages: Language[] = ['en', 'fr']
/** Languages of a test in which only the words differ. */
export const eitherLanguage: Language[] = ['fr', ...onlyFull<Language>('en')]

/** The gallery in one browser for keyboard tests: `show` opens a screen in a state on a new page. */
export const openGallery = async () => {
  const gallery = await serveGallery()
  const { browser, leave } = await borrowBrowser()
  const [en, fr] = await Promise.all([wordsOf('en'), wordsOf('fr')])
  /** Every window is as high as its page, so that nothing scrolls, unless a height is given. */
  const show = async (
    view: string,
    state: string,
    language: Language,
    size: { width?: number; height?: number } = {},
  ) => {
    const complaints: string[] = []
    const context = await newContext(browser, { language, width: 1280, height: 4000, ...size })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await openPage(context, complaints)
    await visitEntry(page, `${gallery.url}?view=${view}&state=${encodeURIComponent(state)}&lang=${language}`)
    const leave = async () => {
      await context.close()
      expect(complaints).toEqual([])
    }
    return { page, words: language === 'en' ? en : fr, leave }
  }
  return { show, close: () => Promise.all([leave(), gallery.stop()]) }
}

const paste = async (page: Page, text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

/** Letters as they are, keys in brackets: `1234[Backspace]`, `[Control+A]x[Tab]`, and `[paste H2X 1Y4]`. */
export const press = async (page: Page, keys: string) => {
  for (const [, key, text] of keys.matchAll(/\[([^\]]+)\]|([^[]+)/g)) {
    if (text !== undefined) await page.keyboard.type(text)
    else if (key?.startsWith('paste ')) await paste(page, key.slice('paste '.length))
    else if (key !== undefined) await page.keyboard.press(key)
  }
}

/** Polled, because focus may move shortly after the key. */
export const expectFocus = (control: Locator, what = String(control)) =>
  expect.poll(() => hasFocus(control), { message: `the focus is on ${what}` }).toBe(true)

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown>)[key], values)

/** A field of the kit's page: its box, and the value the form would send. */
export const kitField = (page: Page, name: string) => ({
  box: page.locator(`[id$="-${name}"]`),
  sends: async () => valueAt(JSON.parse((await page.locator('#values').textContent()) ?? '{}'), name),
})

/** The texts that describe a control or its group: help and errors. */
export const descriptionOf = (control: Locator) =>
  control.evaluate((element) => {
    const described = element.closest('[aria-describedby]')
    const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  })
