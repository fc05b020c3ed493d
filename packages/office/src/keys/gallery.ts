import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { keyActions } from '@foyer/domain/api-keys/actions.ts'
import { mostKeyDays, usualExpiry } from '@foyer/domain/api-keys/rules.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { today } from '@foyer/ui/today.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { assistant, clipboard, newOwner } from '../gallery/fixtures.ts'

const keys = entriesOf('officeKeys', '/office/keys')
type Keys = ReplyOf<'/console-api/ListKeys'>

const key = (KeyID: string, given: Partial<Keys['Keys'][number]>): Keys['Keys'][number] => ({
  KeyID,
  Name: 'Website leads',
  Actions: ['lead.view'],
  Sites: [],
  IpRanges: [],
  CreatedAt: '2026-11-20T15:00:00.000Z',
  CreatedBy: 'Anna Bélanger',
  StoppedFl: 0,
  ExpiresOn: '2099-02-22',
  EndedAt: '',
  LastUsedAt: '',
  ...given,
})

const none: Keys = {
  Keys: [],
  Actions: [...keyActions],
  ExpiresOn: usualExpiry(today()),
  LatestOn: addDays(today(), mostKeyDays),
}
const some: Keys = {
  ...none,
  Keys: [
    key('k1', {}),
    key('k2', {
      Name: 'CRM of the whole brokerage, with reports for the accountant',
      Actions: [...keyActions],
      Sites: ['rive-nord', 'laval'],
      IpRanges: ['203.0.113.0/24', '2001:db8::/48'],
      LastUsedAt: '2026-11-26T15:00:00.000Z',
    }),
    key('k3', { Name: 'Old CRM', EndedAt: '2026-11-01T15:00:00.000Z' }),
    key('k4', { Name: 'Reports', ExpiresOn: '2026-01-31', Actions: ['audit.view', 'deal.view'] }),
    key('k5', { Name: 'Scanner', StoppedFl: 1, CreatedBy: 'Luc Roy' }),
  ],
}
const filled = { '/console-api/ListKeys': some }
const made: ReplyOf<'/console-api/CreateKey'> = {
  KeyID: 'k9',
  Key: 'fyk_0123456789abcdef_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg',
  ExpiresOn: '2099-02-25',
}

const make = openDialog('main [data-add]')
const typed = inTurn(
  make,
  type('dialog input[id$="Name"]', 'Website leads'),
  click('dialog section input[type="checkbox"]', 0),
)
/** The rows that have buttons: those that were not ended. */
const row = 'main [class*="_records_"] [class*="_buttons_"] button'
const open = (place: number) => inTurn(waitFor(row), click(row, place), waitFor('dialog'))
const confirm = click('dialog [class*="_buttons_"] button', 1)
const someSite = inTurn(typed, click('dialog input[value="some"]'), click('dialog [class*="_sites_"] input'))
const refused = (Key: ErrorKey, Field: string, act = typed): Partial<GalleryEntry> => ({
  replies: { ...filled, '/console-api/CreateKey': { refused: Key, errors: [{ Field, Key }] } },
  act: inTurn(act, submitDialog, waitFor('dialog [data-error-key]')),
})

export const gallery: GalleryEntry[] = [
  keys('filled', { replies: filled }),
  keys('rights', {
    replies: filled,
    act: inTurn(waitFor('main details summary'), click('main details summary')),
  }),
  keys('none', { replies: { '/console-api/ListKeys': none } }),
  keys('loading', { replies: { '/console-api/ListKeys': 'pending' } }),
  keys('not loaded', { replies: { '/console-api/ListKeys': { refused: 'ServerError' } } }),
  keys('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  keys('make', { replies: filled, act: make }),
  keys('make, one site', { replies: { ...filled, '/console-api/LoadMe': newOwner }, act: make }),
  keys('make, wrong', {
    replies: filled,
    act: inTurn(
      make,
      click('dialog input[value="some"]'),
      type('dialog input[id$="ExpiresOn"]', '2020-01-01'),
      submitDialog,
    ),
  }),
  keys('make, wrong network', refused('InvalidNetwork', 'IpRanges.0')),
  keys('make, site is gone', refused('UnknownChoice', 'Sites', someSite)),
  keys('make, too many', {
    replies: { ...filled, '/console-api/CreateKey': { refused: 'TooManyKeys' } },
    act: inTurn(typed, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  keys('make, own factor needed', {
    replies: { ...filled, '/console-api/CreateKey': { refused: 'KeyNeedsOwnFactor' } },
    act: inTurn(typed, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  keys('make, busy', {
    replies: { ...filled, '/console-api/CreateKey': 'pending' },
    act: inTurn(typed, submitDialog),
  }),
  keys('made', {
    replies: { ...filled, '/console-api/CreateKey': made },
    before: clipboard(async () => undefined),
    act: inTurn(typed, submitDialog, waitFor('dialog code')),
  }),
  keys('replace', { replies: filled, act: open(0) }),
  keys('replace, wrong', {
    replies: filled,
    act: inTurn(open(0), type('dialog input[id$="ExpiresOn"]', '2020-01-01'), submitDialog),
  }),
  keys('replaced', {
    replies: { ...filled, '/console-api/RotateKey': made },
    act: inTurn(open(0), submitDialog, waitFor('dialog code')),
  }),
  keys('end', { replies: filled, act: open(1) }),
  keys('end, not reached', {
    replies: { ...filled, '/console-api/EndKey': { refused: 'Unavailable' } },
    act: inTurn(open(1), confirm, waitFor('dialog [role="alert"]')),
  }),
  keys('ended', {
    replies: { ...filled, '/console-api/EndKey': {} },
    act: inTurn(open(1), confirm, waitFor('main [role="status"] p')),
  }),
]
