/** Something that a person can do here. */
export interface PageAction {
  name: string
  /** Its single key, as its hint shows it; empty without one. */
  keys: string
  run: () => void
}

const nameOf = (element: HTMLElement): string => {
  const label =
    element.ariaLabel ?? (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined)
  // As it is read: parts of a link that are side by side are no one word.
  return (label ?? element.innerText)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ')
}

const isOffered = (element: HTMLElement): boolean =>
  element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true' && !element.matches(':disabled')

const run = (element: HTMLElement) => () => {
  element.focus()
  if (!(element instanceof HTMLInputElement)) element.click()
}

/**
 * Every button, tab and link of the page, and its search. They are read from the page, so that nothing that a mouse or
 * a finger can do is missing among the commands, and nothing is among them that the person may not do.
 */
export const actionsOfPage = (page: ParentNode): PageAction[] => {
  const elements = page.querySelectorAll<HTMLElement>('main a[href], main button, main input[type="search"]')
  const found = new Map<string, PageAction>()
  for (const element of elements) {
    const name = nameOf(element)
    if (name === '' || found.has(name) || !isOffered(element)) continue
    const keys = element.querySelector<HTMLElement>('[data-key]')?.dataset.key ?? ''
    found.set(name, { name, keys, run: run(element) })
  }
  return [...found.values()]
}
