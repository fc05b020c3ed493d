import { click, inTurn, later, waitFor } from '@foyer/ui/gallery/acts.ts'
import { waiting } from '../gallery/deals.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { assistant, newOwner, owner, withDemo } from '../gallery/fixtures.ts'

const home = entriesOf('officeHome', '/office')
const menu = 'header button[aria-haspopup="dialog"], header nav button[aria-expanded]'

export const gallery: GalleryEntry[] = [
  home('filled'),
  home('deals', { replies: { '/console-api/ListPipeline': waiting } }),
  home('sample deals', { replies: { '/console-api/LoadMe': withDemo } }),
  home('first day', { replies: { '/console-api/LoadMe': newOwner } }),
  home('assistant', { replies: { '/console-api/LoadMe': assistant } }),
  home('assistant, menu', { replies: { '/console-api/LoadMe': assistant }, act: click(menu) }),
  home('menu', { act: click(menu) }),
  home('unreachable', { replies: { '/console-api/LoadMe': 'network' } }),
  home('idle', { act: inTurn(waitFor('main h1'), later(28), waitFor('dialog')) }),
  home('at the end of the day', {
    replies: { '/console-api/LoadMe': { ...owner, TotalSeconds: 60 } },
    act: inTurn(waitFor('main h1'), waitFor('dialog')),
  }),
  entriesOf('officeUnknown', '/office/nothing')('unknown'),
]
