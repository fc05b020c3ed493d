import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { assistant, noSites, withDemo, withoutDemo } from '../gallery/fixtures.ts'

const sites = entriesOf('officeSites', '/office/sites')
const row = 'main [class*="_records_"] [class*="_buttons_"] button'
const open = (place: number) => inTurn(waitFor(row), click(row, place), waitFor('dialog form, dialog section'))
const create = openDialog('main [data-add]')
const website = 'dialog input[inputmode="url"]'

const offered = { '/console-api/LoadMe': withoutDemo }
const shown = {
  '/console-api/LoadMe': withDemo,
  '/console-api/ListOfficeSites': { Sites: withDemo.Sites, Adoptable: [] },
}
const pressDemo = inTurn(waitFor('main [data-demo]'), click('main [data-demo]'))
const confirmRemoval = inTurn(
  waitFor('dialog[open] button[class*="_danger_"]'),
  click('dialog[open] button[class*="_danger_"]'),
)

export const gallery: GalleryEntry[] = [
  sites('filled'),
  sites('empty', { replies: { '/console-api/ListOfficeSites': noSites } }),
  sites('not loaded', { replies: { '/console-api/ListOfficeSites': { refused: 'ServerError' } } }),
  sites('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  sites('create', { act: create }),
  sites('create, wrong', { act: inTurn(create, submitDialog) }),
  sites('created', {
    replies: { '/console-api/CreateOfficeSite': { SiteID: 'anna', Url: 'https://portal.example/anna/home' } },
    act: inTurn(
      create,
      type('dialog input[autocapitalize="none"]', 'anna'),
      submitDialog,
      waitFor('main [role="status"] p'),
    ),
  }),
  sites('lead', { act: open(0) }),
  sites('share', { act: open(2) }),
  sites('share, wrong', { act: inTurn(open(2), submitDialog) }),
  sites('share, busy', {
    replies: { '/console-api/SaveEmbeddedForm': 'pending' },
    act: inTurn(open(2), type(website, 'www.rive-nord.example'), submitDialog),
  }),
  sites('share, form', {
    replies: {
      '/console-api/SaveEmbeddedForm': {
        Token: 'abc',
        Url: 'https://portal.example/embedded-forms/abc',
        Snippet: '<script src="https://portal.example/embed.js" data-token="abc" async></script>',
        Warnings: [],
      },
    },
    act: inTurn(open(2), type(website, 'www.rive-nord.example'), submitDialog, waitFor('dialog pre')),
  }),
  sites('adopt', { act: open(6) }),
  sites('sample deals offered', { replies: offered }),
  sites('sample deals, making', { replies: { ...offered, '/console-api/SetDemo': 'pending' }, act: pressDemo }),
  sites('sample deals, not made', {
    replies: { ...offered, '/console-api/SetDemo': { refused: 'DemoNotAvailable' } },
    act: inTurn(pressDemo, waitFor('main [role="alert"]')),
  }),
  sites('sample deals made', {
    replies: { ...offered, '/console-api/SetDemo': { SiteID: 'demo-3f8a21c7' } },
    act: inTurn(pressDemo, waitFor('main [role="status"] p')),
  }),
  sites('sample deals', { replies: shown }),
  sites('sample deals, removing', { replies: shown, act: inTurn(pressDemo, waitFor('dialog[open]')) }),
  sites('sample deals, being removed', {
    replies: { ...shown, '/console-api/SetDemo': 'pending' },
    act: inTurn(pressDemo, confirmRemoval),
  }),
  sites('sample deals, not removed', {
    replies: { ...shown, '/console-api/SetDemo': { refused: 'ServerError' } },
    act: inTurn(pressDemo, confirmRemoval, waitFor('dialog [role="alert"]')),
  }),
  sites('sample deals removed', {
    replies: { ...shown, '/console-api/SetDemo': { SiteID: '' } },
    act: inTurn(pressDemo, confirmRemoval, waitFor('main [role="status"] p')),
  }),
]
