import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { SiteID } from '../gallery/fixtures.ts'

const states = (screen: 'privacy' | 'terms' | 'disclosure'): GalleryEntry[] => [
  entriesOf(screen, `/${screen}`)('nobody', {}),
  entriesOf(screen, `/${screen}?siteid=${SiteID}`)('filled', {}),
]

export const gallery: GalleryEntry[] = [
  ...states('privacy'),
  ...states('terms'),
  ...states('disclosure'),
  entriesOf('terms', '/terms?siteid=nowhere')('unknown-site', {
    replies: { '/api/loadSiteConfiguration': { refused: 'UnknownSite' } },
  }),
]
