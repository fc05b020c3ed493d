import { inTurn, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { appears, frames } from '@foyer/ui/gallery/wait.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'

const entry = entriesOf('root', '/')
const site = '/api/loadSiteConfiguration'

const send = async (page: Document) => {
  const button = await appears<HTMLButtonElement>(page, 'main button[type="submit"]')
  button.click()
  await frames(3)
}
const typed = (text: string) => inTurn(type('[id$="Link"]', text), send)

export const gallery: GalleryEntry[] = [
  entry('empty', {}),
  entry('wrong', { act: 'submit' }),
  entry('nobody-there', {
    act: typed('https://portal.example/riv-nord'),
    replies: { [site]: { refused: 'UnknownSite' } },
  }),
  entry('looking', { act: typed('rive-nord'), replies: { [site]: 'pending' } }),
  entry('failed', {
    act: inTurn(typed('rive-nord'), waitFor('main [data-kind="error"]')),
    replies: { [site]: 'network' },
  }),
  entry('lost', { path: '/nowhere/home', replies: { [site]: { refused: 'UnknownSite' } } }),
]
