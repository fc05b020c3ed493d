import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Two ways to operate a page with the same actions; the keyboard never uses the mouse. */
export interface Hands {
  fill(field: Locator, text: string): Promise<void>
  /** One of several radio buttons. */
  choose(radio: Locator): Promise<void>
  /** An option of a list that opens. */
  pick(list: Locator, option: string): Promise<void>
  check(box: Locator): Promise<void>
  press(button: Locator): Promise<void>
}

/** `scope`: the frame to operate, if not the page itself. */
export const mouse = (page: Page, scope: Page | FrameLocator = page): Hands => ({
  async fill(field, text) {
    await field.click()
    await field.fill(text)
  },
  // Clicks the card around the native control, scrolled to where nothing covers it.
  choose: (radio) => radio.locator('xpath=ancestor::label').click(),
  // A question that has just appeared may still be moving into view, which closes the list: a person opens it again.
  async pick(list, option) {
    const item = scope.getByRole('option', { name: option, exact: true })
    const choose = async () => {
      if (!(await item.isVisible())) await list.click()
      return item.click({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
    }
    await expect.poll(choose).toBe(true)
  },
  // Clicks what a person sees, the label or the drawn switch, not the native box beneath.
  async check(box) {
    const label = scope.locator(`label[for="${await box.getAttribute('id')}"]`)
    if ((await label.count()) > 0) await label.first().click()
    else await box.check({ force: true })
  },
  // A button with aria-disabled still responds by naming what is missing.
  press: async (button) => button.click({ force: (await button.getAttribute('aria-disabled')) === 'true' }),
})

const mostTabs = 200

/** Presses Tab until the control has the focus; fails if Tab does not reach it. */
const tabUntil = async (page: Page, isThere: () => Promise<boolean>, what: string) => {
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${what}`)
}

const mostPresses = 120

const soon = (happens: () => Promise<boolean>) =>
  expect
    .poll(happens, { timeout: 2000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )

export const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

export const tabTo = async (page: Page, control: Locator) => {
  await control.waitFor({ state: 'attached' })
  await tabUntil(page, () => hasFocus(control), String(control))
}

export const keyboard = (page: Page, scope: Page | FrameLocator = page): Hands => {
  const reach = (locator: Locator) => tabTo(page, locator)
  return {
    async fill(field, text) {
      await reach(field)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    },
    async choose(radio) {
      await radio.waitFor({ state: 'attached' })
      const group = await radio.getAttribute('name')
      const inGroup = () => radio.evaluate((_, name) => document.activeElement?.getAttribute('name') === name, group)
      await tabUntil(page, inGroup, `the choices of ${radio}`)
      for (let steps = 0; steps < 12 && !(await hasFocus(radio)); steps += 1) await page.keyboard.press('ArrowDown')
      if (!(await radio.isChecked())) await page.keyboard.press('Space')
    },
    async pick(list, option) {
      await reach(list)
      const marked = scope.locator('[role=option][data-active=true]')
      const isMarked = async () => (await marked.count()) === 1 && (await marked.textContent())?.trim() === option
      await page.keyboard.press('ArrowDown')
      await scope.getByRole('option', { name: option, exact: true }).waitFor()
      // Presses, checks the list, and presses again if it did not change.
      for (let presses = 0; presses < mostPresses; presses += 1) {
        if (await isMarked()) {
          await page.keyboard.press('Enter')
          if (await soon(async () => (await list.inputValue()) === option)) return
        }
        const before = await marked.allTextContents()
        await page.keyboard.press('ArrowDown')
        await soon(async () => String(await marked.allTextContents()) !== String(before))
      }
      throw new Error(`the arrow keys never reached ${option}`)
    },
    async check(box) {
      await reach(box)
      await page.keyboard.press('Space')
    },
    async press(button) {
      await reach(button)
      await page.keyboard.press('Enter')
    },
  }
}
