import type { GalleryEntryOf } from '@foyer/ui/gallery/entry.ts'
import type { RouteId } from '../app/step-routes.ts'

export type { GalleryReplies } from '@foyer/ui/gallery/entry.ts'

/** One screen of the portal in one state. The site, menus and an anonymous user are provided by default. */
export type GalleryEntry = GalleryEntryOf<RouteId | 'kit'>

/** The states of a screen, each with its own replies, actions, and optionally another address. */
export const entriesOf =
  (screen: RouteId, path: string) =>
  (state: string, given: Partial<Pick<GalleryEntry, 'path' | 'replies' | 'act' | 'upload'>>): GalleryEntry => ({
    screen,
    state,
    path,
    ...given,
  })
