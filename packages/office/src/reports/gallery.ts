import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { reportSteps } from '@foyer/domain/reports/measures.ts'
import { click, inTurn, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant } from '../gallery/fixtures.ts'

type Report = ReplyOf<'/console-api/LoadReport'>

const reports = entriesOf('officeReports', '/office/reports')
const load = '/console-api/LoadReport'

const report: Report = {
  Sites: ['laval', 'rive-nord'],
  ...{ FirstDay: '2026-10-28', LastDay: '2026-11-26', CountedTo: '2026-11-26' },
  Begun: 214,
  Steps: reportSteps.map((Step, place) => ({
    Step,
    Reached: 205 - 9 * place,
    Saved: Step === 'bankStatement' ? 0 : 205 - 9 * place - (Step === 'property' ? 60 : 0),
    People: Step === 'request' ? 0 : Step === 'mortgage' ? 1 : 118,
    Seconds: [40, 150, 95, 260, 70, 310, 45, 120, 0, 0, 60][place] ?? 0,
  })),
  Responses: [
    { Kind: 'application', Count: 112, Seconds: 5 * 3600, WithinDay: 96 },
    { Kind: 'document', Count: 431, Seconds: 26 * 3600, WithinDay: 201 },
    { Kind: 'message', Count: 57, Seconds: 3 * 86_400, WithinDay: 20 },
    { Kind: 'lead', Count: 19, Seconds: 1_209_600, WithinDay: 2 },
  ],
  Errors: [
    { Key: 'RequiredFirstName', Count: 1204 },
    { Key: 'InvalidPostalCode', Count: 88 },
    { Key: 'FileTypeNotAccepted', Count: 41 },
    { Key: 'AKeyThatIsNoLongerUsed', Count: 1 },
  ],
}
const empty: Report = {
  ...report,
  ...{ Sites: ['rive-nord'], CountedTo: '', Begun: 0, Errors: [] },
  Steps: reportSteps.map((Step) => ({ Step, Reached: 0, Saved: 0, People: 0, Seconds: 0 })),
  Responses: report.Responses.map((one) => ({ ...one, Count: 0, Seconds: 0, WithinDay: 0 })),
}
const replying = (reply: NonNullable<GalleryReplies[typeof load]>): GalleryReplies => ({ [load]: reply })
const table = waitFor('main [data-export]')

export const gallery: GalleryEntry[] = [
  reports('filled', { replies: replying(report), act: table }),
  reports('of one site and a year', {
    path: '/office/reports?days=365&site=laval',
    replies: replying({ ...report, Begun: 1, Steps: report.Steps.map((step) => ({ ...step, Reached: 1, Saved: 1 })) }),
    act: table,
  }),
  reports('nothing yet', { replies: replying(empty), act: table }),
  reports('loading', { replies: replying('pending') }),
  reports('not loaded', { replies: replying({ refused: 'ServerError' }), act: waitFor('main [role="alert"]') }),
  reports('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  reports('saved', {
    replies: replying(report),
    act: inTurn(table, click('main [data-export]'), waitFor('main [role="status"]')),
  }),
]
