import { keysNow } from '../kit/use-keys.ts'

/** As a hint shows a key whose name would not fit. */
const shownAs: Readonly<Record<string, string>> = { Z: '⇧z', '?': 'Ctrl K' }

/** Arrows do what j and k do. */
const known = new Set(['ArrowUp', 'ArrowDown'])

/** The keys that act on the page as it is and that no button and no sentence of it shows. */
export const keysWithoutHint = (): string[] => {
  const onButtons = [...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key)
  const inSentences = [...document.querySelectorAll('[data-keys]')].flatMap(
    ({ textContent }) => textContent?.split(/[\s,.:]+/) ?? [],
  )
  const shown = new Set([...onButtons, ...inSentences])
  return keysNow().filter((key) => !known.has(key) && !shown.has(key) && !shown.has(shownAs[key] ?? key))
}
