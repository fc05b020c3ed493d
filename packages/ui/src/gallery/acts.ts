import { appears, frames } from './wait.ts'

type Act = (page: Document) => Promise<void>

const buttons = (page: Document) => [...page.querySelectorAll<HTMLButtonElement>('main button')]

/** Opens a dialog by its button's selector, in any language. */
export const openDialog =
  (selector: string) =>
  async (page: Document): Promise<void> => {
    const button = await appears<HTMLButtonElement>(page, selector)
    button.click()
    await appears(page, 'dialog')
  }

/** Expands everything that is collapsed. */
export const unfold = async (page: Document): Promise<void> => {
  await appears(page, 'main button[aria-expanded="false"]')
  for (const button of buttons(page)) if (button.getAttribute('aria-expanded') === 'false') button.click()
}

/** Sequentially. */
export const inTurn =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page)
  }

/** Clicks the element as soon as it exists; `place` is its index among several. */
export const click =
  (selector: string, place = 0): Act =>
  async (page) => {
    await appears(page, selector)
    page.querySelectorAll<HTMLElement>(selector)[place]?.click()
    await frames(3)
  }

/** Presses the button that states an empty list, and waits for its question. */
export const sayNone: Act = openDialog('main [class*="_actions_"] button[class*="_main_"]')

/** Presses the dialog's submit button, and waits for its message. */
export const submitDialog: Act = async (page) => {
  await click('dialog button[type="submit"]')(page)
}

/** Presses the close button of the dialog, as if by mistake. */
export const leaveDialog: Act = async (page) => {
  await click('dialog button[class*="_close_"]')(page)
}

/** Types into a box. */
export const type =
  (selector: string, text: string): Act =>
  async (page) => {
    const box = await appears<HTMLInputElement | HTMLTextAreaElement>(page, selector)
    box.focus()
    // React overrides the element's value setter; only the native one makes it notice the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await frames(3)
  }

/** Waits until it is rendered. */
export const waitFor =
  (selector: string): Act =>
  async (page) => {
    await appears(page, selector)
  }

/** The buttons of a list, found by its path in the form: to add an entry, to change or remove the first. */
export const listActs = (name: string) => {
  const list = `main fieldset[id$="${name}"]`
  const row = `${list} [class*="_buttons_"] button`
  return {
    add: openDialog(`${list} button[class*="_add_"], ${list} [class*="_empty_"] button`),
    addCommon: openDialog(`${list} ul li button[class*="Button"]`),
    edit: openDialog(row),
    remove: openDialog(`${row}:last-of-type`),
  }
}

/** Advances the page's clock by minutes, so that an idle session ends. */
export const later =
  (minutes: number): Act =>
  async () => {
    const now = Date.now
    Date.now = () => now() + minutes * 60_000
  }

/** Presses a key until the page has what it leads to: a page may be shown a moment before it takes keys. */
export const pressUntil =
  (key: string, selector: string): Act =>
  async (page) => {
    while (page.querySelector(selector) === null) {
      page.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }
