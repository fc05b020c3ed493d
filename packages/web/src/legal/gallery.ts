import type { GalleryEntry } from '../gallery/entry.ts'

export const gallery: GalleryEntry[] = [
  { screen: 'privacy', state: 'filled', path: '/privacy' },
  { screen: 'terms', state: 'filled', path: '/terms' },
  { screen: 'disclosure', state: 'filled', path: '/disclosure' },
]
