import { appears } from './wait.ts'

const buttons = (page: Document) => [...page.querySelectorAll<HTMLButtonElement>('main button')]

/** Opens the dialog of a list: by its only button of that icon's kind, whatever the language. */
export const openDialog =
  (selector: string) =>
  async (page: Document): Promise<void> => {
    const button = await appears<HTMLButtonElement>(page, selector)
    button.click()
    await appears(page, '[role="dialog"]')
  }

/** Unfolds everything that is folded away. */
export const unfold = async (page: Document): Promise<void> => {
  await appears(page, 'main button[aria-expanded="false"]')
  for (const button of buttons(page)) if (button.getAttribute('aria-expanded') === 'false') button.click()
}
