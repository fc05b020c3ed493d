import { click, inTurn, later, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { waiting } from '../gallery/deals.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { assistant, newOwner, owner, withDemo } from '../gallery/fixtures.ts'

const home = entriesOf('officeHome', '/office')
const menu = 'header button[aria-haspopup="dialog"], header nav button[aria-expanded]'

/** By its keys, since a narrow page has no button for it. */
const commands = async (document: Document) => {
  await waitFor('main h1')(document)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  await waitFor('dialog[open]')(document)
}

export const gallery: GalleryEntry[] = [
  home('filled'),
  home('deals', { replies: { '/console-api/ListPipeline': waiting } }),
  home('sample deals', { replies: { '/console-api/LoadMe': withDemo } }),
  home('first day', { replies: { '/console-api/LoadMe': newOwner } }),
  home('assistant', { replies: { '/console-api/LoadMe': assistant } }),
  home('assistant, menu', { replies: { '/console-api/LoadMe': assistant }, act: click(menu) }),
  home('menu', { act: click(menu) }),
  home('commands', { replies: { '/console-api/ListPipeline': waiting }, act: commands }),
  home('commands, nothing found', { act: inTurn(commands, type('dialog input', 'xyz')) }),
  home('unreachable', { replies: { '/console-api/LoadMe': 'network' } }),
  home('idle', { act: inTurn(waitFor('main h1'), later(28), waitFor('dialog')) }),
  home('at the end of the day', {
    replies: { '/console-api/LoadMe': { ...owner, TotalSeconds: 60 } },
    act: inTurn(waitFor('main h1'), waitFor('dialog')),
  }),
  entriesOf('officeUnknown', '/office/nothing')('unknown'),
]
