import { appears, frames } from './wait.ts'

type Act = (page: Document) => Promise<void>

const buttons = (page: Document) => [...page.querySelectorAll<HTMLButtonElement>('main button')]

/** Opens the dialog of a list: by its only button of that icon's kind, whatever the language. */
export const openDialog =
  (selector: string) =>
  async (page: Document): Promise<void> => {
    const button = await appears<HTMLButtonElement>(page, selector)
    button.click()
    await appears(page, 'dialog')
  }

/** Unfolds everything that is folded away. */
export const unfold = async (page: Document): Promise<void> => {
  await appears(page, 'main button[aria-expanded="false"]')
  for (const button of buttons(page)) if (button.getAttribute('aria-expanded') === 'false') button.click()
}

/** One after the other. */
export const inTurn =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page)
  }

/** Clicks the element as soon as it is there; `place` counts from 0 where there are several. */
export const click =
  (selector: string, place = 0): Act =>
  async (page) => {
    await appears(page, selector)
    page.querySelectorAll<HTMLElement>(selector)[place]?.click()
    await frames(3)
  }

/** Presses the dialog's own button, and waits for what it says. */
export const submitDialog: Act = async (page) => {
  await click('dialog button[type="submit"]')(page)
}

/** Presses the cross of the dialog, as whoever leaves it by a slip. */
export const leaveDialog: Act = async (page) => {
  await click('dialog button[class*="_close_"]')(page)
}

/** Writes into a box as a person would. */
export const type =
  (selector: string, text: string): Act =>
  async (page) => {
    const box = await appears<HTMLInputElement>(page, selector)
    box.focus()
    // React keeps a setter of its own on the element; the one beneath makes it hear the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await frames(3)
  }

/** Until it is drawn. */
export const waitFor =
  (selector: string): Act =>
  async (page) => {
    await appears(page, selector)
  }

/** The buttons of a list, by the path its form names it by: to add an entry, to change or remove its first one. */
export const listActs = (name: string) => {
  const list = `main fieldset[id$="${name}"]`
  const row = `${list} [class*="_buttons_"] button`
  return {
    add: openDialog(`${list} button[class*="_add_"], ${list} [class*="_empty_"] button`),
    edit: openDialog(row),
    remove: openDialog(`${row}:last-of-type`),
  }
}

/** The page's clock is so many minutes later from now on: a session that nobody uses comes to its end. */
export const later =
  (minutes: number): Act =>
  async () => {
    const now = Date.now
    Date.now = () => now() + minutes * 60_000
  }
