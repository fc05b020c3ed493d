import type { GalleryEntryOf } from '@foyer/ui/gallery/entry.ts'
import type { OfficeScreen } from '../kit/paths.ts'

export type { GalleryReplies } from '@foyer/ui/gallery/entry.ts'

/** One screen of the office in one state. An owner is signed in by default. */
export type GalleryEntry = GalleryEntryOf<OfficeScreen>

/** The states of a screen, each with its own replies, actions, and optionally another address. */
export const entriesOf =
  (screen: OfficeScreen, path: string) =>
  (state: string, given: Partial<Omit<GalleryEntry, 'screen' | 'state'>> = {}): GalleryEntry => ({
    screen,
    state,
    path,
    ...given,
  })
