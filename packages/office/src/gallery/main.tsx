import '@foyer/ui/gallery/clock.ts'
import { openGallery } from '@foyer/ui/gallery/open-gallery.ts'
import { entries } from './entries.ts'
import { keysWithoutHint } from './keys-without-hint.ts'

Object.assign(globalThis, { keysWithoutHint })

await openGallery(entries, async (root, entry, language) => {
  const { showEntry } = await import('./show-entry.tsx')
  await showEntry(root, entry, language)
})
