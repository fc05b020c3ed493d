import type { Language } from '@foyer/domain/kit/language.ts'
import { isLanguage } from '../i18n/current-language.ts'
import type { AnyEntry } from './entry.ts'

declare global {
  /** For the tests that visit every entry. */
  var galleryEntries: { screen: string; state: string }[]
}

/** The entry that the address names, or all of them on one page. */
export const openGallery = async <Entry extends AnyEntry>(
  entries: readonly Entry[],
  show: (root: HTMLElement, entry: Entry, language: Language) => Promise<void>,
) => {
  const wanted = new URLSearchParams(globalThis.location.search)
  const language = wanted.get('lang')
  const view = wanted.get('view')
  const state = wanted.get('state')
  const root = document.getElementById('root')
  globalThis.galleryEntries = entries.map(({ screen, state }) => ({ screen, state }))
  if (root === null) return
  const entry = entries.find((one) => one.screen === view && (state === null || one.state === state))
  if (entry !== undefined) return show(root, entry, isLanguage(language) ? language : 'en')
  const { showOverview } = await import('./overview.tsx')
  showOverview(root, entries)
}
