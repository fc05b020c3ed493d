import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { logKinds } from '@foyer/domain/office/activity.ts'
import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { event } from '../gallery/activity.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant, owner } from '../gallery/fixtures.ts'
import type { LogEvent } from './filters.ts'

const audit = entriesOf('officeAudit', '/office/audit')
const [list, exporting, checking] = [
  '/console-api/ListEvents',
  '/console-api/ExportEvents',
  '/console-api/CheckChain',
] as const

const logged = (minutes: number, given: Partial<LogEvent>): LogEvent => ({
  ...event(minutes, { By: 'staff', Name: 'Anna Bélanger' }),
  ...{ EventID: 90_000 - minutes, SiteID: 'rive-nord', MortgageApplicationID: 0, DealFl: 0, Client: '', LeadID: 0 },
  ...{ About: '', Refused: '', Sequence: 4100 - minutes },
  Details: [
    { Name: 'call', Value: 'LoadDeal' },
    { Name: 'result', Value: 'ok' },
    { Name: 'ip', Value: '0123456789abcdef0123456789abcdef' },
  ],
  ...given,
})
const deal = { MortgageApplicationID: 8841, DealFl: 1, Client: 'Marie Tremblay' }
const reveal = { ...deal, Kind: 'revealedSin', Person: 'Marie Tremblay', Reason: 'creditCheck' } as const
const some: LogEvent[] = [
  logged(1, { ...reveal, Sequence: 0 }),
  logged(2, { ...deal, Kind: 'viewed' }),
  logged(9, { Kind: 'personInvited', SiteID: '', About: 'Luc Roy' }),
  logged(12, { ...reveal, Refused: 'TooManyRequests', Reason: '' }),
  logged(30, { ...deal, Kind: 'uploaded', By: 'client', Name: 'Marie Tremblay', DocumentType: 0 }),
  logged(45, { Kind: 'leadViewed', LeadID: 9001, SiteID: 'laval' }),
  logged(60, { Kind: 'keyMade', SiteID: '', About: 'Reports for the accountant, of every month' }),
  logged(1500, { Kind: 'viewed', By: 'program', Name: 'Reports', MortgageApplicationID: 7000 }),
]
const page = (Events: LogEvent[], Next = ''): ReplyOf<typeof list> => ({ Events, Next })
const actors = (Sites: string[]): GalleryReplies => ({
  '/console-api/ListEventActors': {
    Sites,
    TimeZone: 'America/Vancouver',
    People: [
      { PersonID: 'p1', Name: 'Anna Bélanger', EndedFl: 0 },
      { PersonID: 'p9', Name: 'Paul Côté', EndedFl: 1 },
    ],
    Programs: [{ KeyID: 'k1', Name: 'Reports' }],
  },
})
const filled: GalleryReplies = { [list]: page(some), ...actors(['laval', 'rive-nord']) }
const part = (given: Partial<ReplyOf<typeof checking>> = {}): ReplyOf<typeof checking> => ({
  ...{ Checked: 4100, Length: 4100, DoneFl: 1, BrokenSequence: 0, BrokenAt: '', Reason: '' },
  CheckedAt: '2026-11-28T15:41:00.000Z',
  ...given,
})
const line = waitFor('main [data-kind]')
const check = inTurn(line, click('main [data-check]'))
const result = waitFor('main [class*="_result_"] > *')
const brokenBy = (Reason: string, BrokenAt = '2026-11-12T15:41:00.000Z'): GalleryReplies => ({
  ...filled,
  [checking]: part({ Checked: 2111, BrokenSequence: 2112, BrokenAt, Reason }),
})
const openPeriod = openDialog('main [data-days]')
const openExport = openDialog('main [data-export]')
const confirmExport = inTurn(openExport, click('dialog [class*="_buttons_"] button', 1))
const news = waitFor('main [role="status"] p, main [role="alert"] p')
const reader = { ...owner, Actions: owner.Actions.filter((action) => !/^(?:deal|lead)\.|export$/.test(action)) }

export const gallery: GalleryEntry[] = [
  audit('filled', { replies: filled, act: line }),
  audit('every event', {
    replies: { ...filled, [list]: page(logKinds.map((Kind, at) => logged(at, { Kind }))) },
    act: line,
  }),
  audit('details', {
    replies: filled,
    act: inTurn(line, click('main [data-kind] summary'), click('main [data-kind] summary', 3)),
  }),
  audit('read only, on one site', {
    replies: { ...filled, ...actors(['rive-nord']), '/console-api/LoadMe': reader },
    act: line,
  }),
  audit('filtered, nothing found', {
    path: '/office/audit?who=person:p9&what=people&site=laval&deal=8841&from=2026-11-01&to=2026-11-20',
    replies: { ...filled, [list]: page([]) },
    act: waitFor('main [class*="_empty_"]'),
  }),
  audit('of one deal, from its beginning', { path: '/office/audit?what=views&deal=8841', replies: filled, act: line }),
  audit('of one deal, until a day', { path: '/office/audit?deal=8841&to=2026-11-20', replies: filled, act: line }),
  audit('loading', { replies: { ...filled, [list]: 'pending' } }),
  audit('loading more', {
    replies: { ...filled, [list]: [page(some, 'next'), 'pending'] },
    act: inTurn(line, click('main [class*="_more_"]')),
  }),
  audit('not loaded', {
    replies: { ...filled, [list]: { refused: 'ServerError' } },
    act: waitFor('main [role="alert"]'),
  }),
  audit('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  audit('choosing days', { replies: filled, act: openPeriod }),
  audit('wrong days', {
    replies: filled,
    act: inTurn(openPeriod, type('dialog input[id$="FirstDay"]', '2024-01-01'), submitDialog),
  }),
  audit('saving a file', { replies: filled, act: openExport }),
  audit('saving a file, busy', { replies: { ...filled, [exporting]: 'pending' }, act: confirmExport }),
  audit('saving a file, refused', {
    replies: { ...filled, [exporting]: { refused: 'TooManyRequests' } },
    act: inTurn(confirmExport, waitFor('dialog [role="alert"]')),
  }),
  audit('no event to save', { replies: { ...filled, [exporting]: page([]) }, act: inTurn(confirmExport, news) }),
  audit('saved one event', {
    replies: { ...filled, [exporting]: page(some.slice(0, 1)) },
    act: inTurn(confirmExport, news),
  }),
  audit('saved', { replies: { ...filled, [exporting]: page(some) }, act: inTurn(confirmExport, news) }),
  audit('saved the newest ones', {
    // The same for each page of the file.
    replies: { ...filled, [exporting]: page(some.slice(0, 1), 'next') },
    act: inTurn(confirmExport, news),
  }),
  audit('checking', {
    replies: { ...filled, [checking]: [part({ Checked: 20_000, Length: 41_000, DoneFl: 0 }), 'pending'] },
    act: inTurn(check, result),
  }),
  audit('intact', {
    replies: { ...filled, [checking]: part() },
    act: inTurn(check, waitFor('main [class*="_notice_"]')),
  }),
  audit('intact, one event', {
    replies: {
      ...filled,
      ...actors(['rive-nord']),
      [checking]: part({ Checked: 1, Length: 1 }),
    },
    act: inTurn(check, waitFor('main [class*="_notice_"]')),
  }),
  ...(['missing', 'changed', 'unknown-key', 'older-key', 'anchor'] as const).map((reason) =>
    audit(`broken, ${reason}`, { replies: brokenBy(reason), act: inTurn(check, result) }),
  ),
  audit('broken at an unknown time, in the chain of the server', {
    replies: {
      ...filled,
      ...actors([]),
      [checking]: part({ BrokenSequence: 7, Reason: 'changed' }),
    },
    act: inTurn(check, result),
  }),
  audit('not checked', {
    replies: { ...filled, [checking]: { refused: 'TooManyRequests' } },
    act: inTurn(check, result),
  }),
]
