import type { Locator, Page } from 'playwright-core'
import { type Hands, hasFocus } from './user-actions.ts'

/** What a person does on a phone: taps, and keys of the screen's keyboard, on how many pages, dialogs and further parts of forms. */
export interface Effort {
  taps: number
  keys: number
  pages: number
  dialogs: number
  parts: number
}

export const noEffort: Effort = { taps: 0, keys: 0, pages: 0, dialogs: 0, parts: 0 }

/**
 * The keystroke-level model (Card, Moran and Newell, The Psychology of Human-Computer Interaction, 1983): a key of an average
 * typist, and pointing at a target. Reading and thinking take as long before as after, so they are not counted.
 */
const secondsOf = { key: 0.28, tap: 1.1 }

/** A row of the table: what was done, on how many screens, in how many seconds of input. */
export const inRow = ({ taps, keys, pages, dialogs, parts }: Effort) => ({
  taps,
  keys,
  screens: pages + dialogs + parts,
  seconds: Math.round(taps * secondsOf.tap + keys * secondsOf.key),
})

/** What was done since. */
export const effortSince = (before: Effort, after: Effort): Effort => ({
  taps: after.taps - before.taps,
  keys: after.keys - before.keys,
  pages: after.pages - before.pages,
  dialogs: after.dialogs - before.dialogs,
  parts: after.parts - before.parts,
})

/** Counts the screens that a person acts on: each page once, each dialog as often as it opens, and the later parts of a form. */
const screenCounter = (page: Page, effort: Effort) => {
  const pages = new Set<string>()
  const parts = new Set<string>()
  let wasInDialog = false
  return async () => {
    const { path, isInDialog, part } = await page.evaluate(() => {
      const dialog = [...document.querySelectorAll('dialog, [role="dialog"]')].find((one) => one.checkVisibility())
      const open = (dialog ?? document).querySelector('section[data-open="true"] h2')
      return {
        path: location.pathname.replace(/\/home$/, ''),
        isInDialog: dialog !== undefined,
        part: open?.textContent ?? '',
      }
    })
    pages.add(path)
    if (isInDialog && !wasInDialog) effort.dialogs += 1
    wasInDialog = isInDialog
    effort.pages = pages.size
    const form = isInDialog ? `dialog ${effort.dialogs}` : path
    if (part !== '') parts.add(`${form} ${part}`)
    effort.parts = parts.size
  }
}

/** Whether the keyboard's Next leads from the field with the focus to this one. */
const isNext = (field: Locator) =>
  field.evaluate((element) => {
    const inputs = [...document.querySelectorAll<HTMLElement>('input, textarea, select, button, a[href]')]
    const stops = inputs.filter((input) => input.tabIndex >= 0 && input.checkVisibility())
    const before = stops[stops.indexOf(element as HTMLElement) - 1]
    return before === document.activeElement && before.matches('input:not([type=radio], [type=checkbox])')
  })

/**
 * Counts what the hands do. A field takes its keys, and a tap or the keyboard's Next unless it has the focus already; a
 * choice in a list takes two taps. What already has the wanted value takes none.
 */
export const counted = (page: Page, hands: Hands, effort: Effort): Hands & { see: () => Promise<void> } => {
  const see = screenCounter(page, effort)
  const tap = (count: number) => {
    effort.taps += count
  }
  return {
    /** Counts the screen that is shown, for the last one, on which nothing is done. */
    see,
    async fill(field, text) {
      await see()
      if (!(await hasFocus(field))) {
        if (await isNext(field)) effort.keys += 1
        else tap(1)
      }
      await hands.fill(field, text)
      effort.keys += text.length
    },
    async choose(radio) {
      await see()
      if (await radio.isChecked()) return
      tap(1)
      await hands.choose(radio)
    },
    async pick(list, option) {
      await see()
      if ((await list.inputValue()) === option) return
      tap(2)
      await hands.pick(list, option)
    },
    async check(box) {
      await see()
      tap(1)
      await hands.check(box)
    },
    async press(button) {
      await see()
      tap(1)
      await hands.press(button)
    },
  }
}
