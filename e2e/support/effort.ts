import type { Locator } from 'playwright-core'
import { type Hands, hasFocus } from './user-actions.ts'

/** What a person does on a phone: taps, and keys of the screen's keyboard. */
export interface Effort {
  taps: number
  keys: number
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
export const counted = (hands: Hands, effort: Effort): Hands => {
  const tap = (count: number) => {
    effort.taps += count
  }
  return {
    async fill(field, text) {
      if (!(await hasFocus(field))) {
        if (await isNext(field)) effort.keys += 1
        else tap(1)
      }
      await hands.fill(field, text)
      effort.keys += text.length
    },
    async choose(radio) {
      if (await radio.isChecked()) return
      tap(1)
      await hands.choose(radio)
    },
    async pick(list, option) {
      if ((await list.inputValue()) === option) return
      tap(2)
      await hands.pick(list, option)
    },
    async check(box) {
      tap(1)
      await hands.check(box)
    },
    async press(button) {
      tap(1)
      await hands.press(button)
    },
  }
}
