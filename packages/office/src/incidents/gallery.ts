import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import { blankIncident, type Incident } from '@foyer/domain/incidents/rules.ts'
import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant } from '../gallery/fixtures.ts'

const page = entriesOf('officeIncidents', '/office/incidents')
type Reply = ReplyOf<'/console-api/ListIncidents'>
type Entry = Reply['Incidents'][number]
const [list, save] = ['/console-api/ListIncidents', '/console-api/SaveIncident'] as const

const entry = (IncidentID: string, given: Partial<Incident>, Version = 1): Entry => ({
  ...{ IncidentID, Version, KeptUntil: '2031-11-20', By: 'Anna Bélanger' },
  ...{ AddedAt: '2026-11-20T15:00:00.000Z', ChangedAt: '2026-11-24T18:30:00.000Z' },
  Incident: {
    ...blankIncident,
    ...{ Circumstances: 'A letter went to the wrong client.', Information: 'A name and an address' },
    ...{ AwareOn: '2026-11-20', ...given },
  },
})
const stolen: Partial<Incident> = {
  Circumstances: 'A laptop with the documents of several deals was stolen from a car.\nThe police were notified.',
  Information: 'Names, addresses, SINs, pay stubs',
  ...{ FirstDay: '2026-11-18', LastDay: '2026-11-19', People: 1240, ApproximateFl: 1 },
  ...{ Risk: 'yes', Assessment: 'The disk was not encrypted.' },
  Measures: 'All disks are encrypted now.',
}
const some: Reply = {
  Incidents: [
    entry('i3', { People: 1 }),
    entry('i2', stolen, 4),
    entry('i1', {
      ...{ Risk: 'no', Assessment: 'The mail was returned unopened.', PeopleOn: '2026-11-20', CaiOn: '2026-11-21' },
      ...{ CommissionerOn: '2026-11-21' },
    }),
  ],
  Next: '',
}
const filled: GalleryReplies = { [list]: some }
const none: GalleryReplies = { [list]: { Incidents: [], Next: '' } }
const add = openDialog('main [data-add]')
const row = 'main [class*="_records_"] [class*="_buttons_"] button'
const change = inTurn(waitFor(row), click(row), waitFor('dialog form'))
const describe = inTurn(
  type('dialog textarea[id$="Circumstances"]', 'A phone was lost.'),
  type('dialog textarea[id$="Information"]', 'Mails with clients'),
)
const refused = (Key: ErrorKey, Field: string): Partial<GalleryEntry> => ({
  replies: { ...filled, [save]: { refused: Key, errors: [{ Field: `Incident.${Field}`, Key }] } },
  act: inTurn(change, submitDialog, waitFor('dialog [data-error-key]')),
})
const versions = '/console-api/ListIncidentVersions'
const then = { ...blankIncident, Circumstances: 'A laptop was stolen.', Information: 'Names', AwareOn: '2026-11-20' }
const history: ReplyOf<typeof versions> = {
  Versions: [
    {
      ...{ Version: 2, SavedAt: '2026-11-24T18:30:00.000Z', By: 'Anna Bélanger', Before: then },
      Incident: { ...then, ...stolen },
    },
    { Version: 1, SavedAt: '2026-11-20T15:00:00.000Z', By: 'Zoé Roy', Before: blankIncident, Incident: then },
  ],
  Next: '',
}
const changed: GalleryReplies = { [list]: { Incidents: [entry('i2', stolen, 2)], Next: '' } }
const openVersions = inTurn(change, waitFor('dialog summary'), click('dialog summary'))
const news = waitFor('main [role="status"] p')

export const gallery: GalleryEntry[] = [
  page('filled', { replies: filled }),
  page('none', { replies: none }),
  page('loading', { replies: { [list]: 'pending' } }),
  page('not loaded', { replies: { [list]: { refused: 'ServerError' } } }),
  page('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  page('more', { replies: { [list]: [{ ...some, Next: '7' }, 'pending'] } }),
  page('more loading', {
    replies: { [list]: [{ ...some, Next: '7' }, 'pending'] },
    act: inTurn(waitFor('main [class*="_more_"]'), click('main [class*="_more_"]')),
  }),
  page('saved as a file', {
    replies: filled,
    act: inTurn(waitFor('main [data-export]'), click('main [data-export]'), news),
  }),
  page('one saved as a file', {
    replies: { [list]: { ...some, Incidents: some.Incidents.slice(0, 1) } },
    act: inTurn(waitFor('main [data-export]'), click('main [data-export]'), news),
  }),
  page('add', { replies: filled, act: add }),
  page('add, wrong', {
    replies: filled,
    act: inTurn(add, click('dialog input[value="yes"]'), submitDialog, waitFor('dialog [data-error-key]')),
  }),
  page('change', { replies: filled, act: change }),
  page('versions', {
    replies: { ...changed, [versions]: history },
    act: inTurn(openVersions, waitFor('dialog details h3')),
  }),
  page('loading versions', { replies: { ...changed, [versions]: 'pending' }, act: openVersions }),
  page('versions, not loaded', {
    replies: { ...changed, [versions]: { refused: 'ServerError' } },
    act: inTurn(openVersions, waitFor('dialog details [role="alert"]')),
  }),
  page('versions, more', {
    replies: { ...changed, [versions]: [{ ...history, Next: '1' }, 'pending'] },
    act: inTurn(openVersions, waitFor('dialog details h3')),
  }),
  page('change, number is too high', refused('InvalidSetting', 'People')),
  page('change, day is refused', refused('InvalidIncidentDay', 'AwareOn')),
  page('change, day of a notice is refused', refused('InvalidNoticeDay', 'PeopleOn')),
  page('change, busy', { replies: { ...filled, [save]: 'pending' }, act: inTurn(change, submitDialog) }),
  page('changed', {
    replies: { ...filled, [save]: { IncidentID: 'i3', Version: 2 } },
    act: inTurn(change, describe, submitDialog, news),
  }),
  page('added', {
    replies: { ...none, [save]: { IncidentID: 'i4', Version: 1 } },
    act: inTurn(
      ...[waitFor('main [class*="_empty_"] button'), click('main [class*="_empty_"] button'), waitFor('dialog form')],
      ...[describe, type('dialog input[id$="AwareOn"]', '2026-11-20'), submitDialog, news],
    ),
  }),
  page('changed meanwhile', {
    replies: { ...filled, [save]: { refused: 'StaleEdit' } },
    act: inTurn(change, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
]
