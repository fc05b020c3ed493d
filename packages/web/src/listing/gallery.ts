import type { GalleryEntry } from '../gallery/entry.ts'

export const gallery: GalleryEntry[] = [{ screen: 'listing', state: 'filled', path: '/demo/listing/12345' }]
