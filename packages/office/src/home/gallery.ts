import { click, later } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { assistant, newOwner } from '../gallery/fixtures.ts'

const home = entriesOf('officeHome', '/office')
const menu = 'header button[aria-haspopup="dialog"], header nav button[aria-expanded]'

export const gallery: GalleryEntry[] = [
  home('filled'),
  home('first day', { replies: { '/console-api/LoadMe': newOwner } }),
  home('assistant', { replies: { '/console-api/LoadMe': assistant } }),
  home('assistant, menu', { replies: { '/console-api/LoadMe': assistant }, act: click(menu) }),
  home('menu', { act: click(menu) }),
  home('unreachable', { replies: { '/console-api/LoadMe': 'network' } }),
  home('idle', { act: later(28) }),
  entriesOf('officeUnknown', '/office/nothing')('unknown'),
]
