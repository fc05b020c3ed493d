import type { Language } from '@foyer/domain/kit/language.ts'
import { isLanguage } from '../i18n/current-language.ts'
import type { AnyEntry } from './entry.ts'

declare global {
  /** For the tests that visit every entry. */
  var galleryEntries: { screen: string; state: string; isPrepared: boolean }[]
  /** Shows another entry in the page of one before it. */
  var showGalleryEntry: (screen: string, state: string, language: Language) => Promise<void>
}

/** The entry that the address names, or all of them on one page, or with `?list` none. */
export const openGallery = async <Entry extends AnyEntry>(
  entries: readonly Entry[],
  show: (root: HTMLElement, entry: Entry, language: Language) => Promise<void>,
) => {
  const wanted = new URLSearchParams(globalThis.location.search)
  const language = wanted.get('lang')
  const view = wanted.get('view')
  const state = wanted.get('state')
  const root = document.getElementById('root')
  globalThis.galleryEntries = entries.map(({ screen, state, before }) => ({
    screen,
    state,
    isPrepared: before !== undefined,
  }))
  if (root === null || wanted.has('list')) return
  globalThis.showGalleryEntry = async (screen, state, shownIn) => {
    const next = entries.find((one) => one.screen === screen && one.state === state)
    if (next === undefined) throw new Error(`The gallery has no ${screen} ${state}.`)
    delete document.documentElement.dataset.gallery
    await show(root, next, shownIn)
  }
  const entry = entries.find((one) => one.screen === view && (state === null || one.state === state))
  if (entry !== undefined) return show(root, entry, isLanguage(language) ? language : 'en')
  const { showOverview } = await import('./overview.tsx')
  showOverview(root, entries)
}
