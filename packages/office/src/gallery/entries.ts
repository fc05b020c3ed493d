import type { GalleryEntry } from './entry.ts'

const files = import.meta.glob<{ gallery: GalleryEntry[] }>('../**/gallery.ts', { eager: true })

/** The entries of all features. */
export const entries: GalleryEntry[] = Object.values(files).flatMap(({ gallery }) => gallery)
