import { isLanguage } from '../kit/i18n/current-language.ts'
import { entries } from './entries.ts'

const wanted = new URLSearchParams(globalThis.location.search)
const language = wanted.get('lang')
const view = wanted.get('view')
const state = wanted.get('state')
const root = document.getElementById('root')

globalThis.galleryEntries = entries.map(({ screen, state }) => ({ screen, state }))

const entry = entries.find((one) => one.screen === view && (state === null || one.state === state))
if (root !== null) {
  if (entry !== undefined) {
    const { showEntry } = await import('./show-entry.tsx')
    await showEntry(root, entry, isLanguage(language) ? language : 'en')
  } else {
    const { showOverview } = await import('./overview.tsx')
    showOverview(root, entries)
  }
}
