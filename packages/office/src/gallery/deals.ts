import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import { firstStageOf, stages } from '@foyer/domain/office/stages.ts'
import { today } from '@foyer/ui/today.ts'

export type Pipeline = ReplyOf<'/console-api/ListPipeline'>
type SavedView = ReplyOf<'/console-api/ListViews'>['Views'][number]
type Listed = Pipeline['Deals'][number]

export const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()
const hours = 60
const days = 24 * hours
export const inDays = (count: number): string => addDays(today(), count)

export const colleagues: ReplyOf<'/console-api/ListColleagues'> = {
  People: [
    { PersonID: 'p1', Name: 'Anna Bélanger', Role: 'owner' },
    { PersonID: 'p4', Name: 'Luc Roy', Role: 'broker' },
    { PersonID: 'p2', Name: 'Omar Haddad', Role: 'assistant' },
  ],
}

export const listed = (given: Partial<Listed> = {}): Listed => ({
  SiteID: 'rive-nord',
  MortgageApplicationID: 7001,
  Client: 'Étienne Gagnon-Lévesque',
  Others: 1,
  LanguageID: 2,
  PurposeDD: 2,
  SearchStageDD: -1,
  StatusDD: 1,
  Stage: firstStageOf(given.StatusDD ?? 1),
  MovedAt: '',
  HeldFl: 0,
  MortgageAmount: 300_000,
  ClosingDate: inDays(53),
  OwnerID: 'p1',
  OwnerName: 'Anna Bélanger',
  Needs: [{ Reason: 'documents', Since: minutesAgo(2 * hours + 5), Count: 3 }],
  SubmittedAt: minutesAgo(3 * days),
  ChangedAt: minutesAgo(2 * hours),
  ...given,
})

export const page = (Deals: Listed[], Next = ''): Pipeline => ({ Deals, Next })

export const waiting: Pipeline = page([
  listed(),
  listed({
    MortgageApplicationID: 7002,
    SiteID: 'laval',
    Client: 'Priya Raman',
    Others: 0,
    LanguageID: 1,
    PurposeDD: 0,
    SearchStageDD: 1,
    StatusDD: 0,
    MortgageAmount: 384_000,
    ClosingDate: inDays(12),
    OwnerID: '',
    OwnerName: '',
    Needs: [
      { Reason: 'new', Since: minutesAgo(40), Count: 0 },
      { Reason: 'closing', Since: minutesAgo(18 * days), Count: 0 },
    ],
  }),
  listed({
    MortgageApplicationID: 7003,
    Client: '',
    Others: 0,
    PurposeDD: 4,
    StatusDD: 11,
    MortgageAmount: null,
    ClosingDate: '',
    Needs: [
      { Reason: 'declined', Since: minutesAgo(3 * hours), Count: 0 },
      { Reason: 'unsigned', Since: minutesAgo(2 * days), Count: 0 },
      { Reason: 'signed', Since: minutesAgo(50), Count: 0 },
      { Reason: 'silent', Since: minutesAgo(5 * days), Count: 0 },
    ],
    SubmittedAt: '',
  }),
  listed({
    MortgageApplicationID: 7004,
    Client: 'Marie-Joséphine-Alexandrine Charbonneau-Lévesque de la Durantaye',
    Others: 3,
    PurposeDD: 3,
    StatusDD: 2,
    MortgageAmount: 1_284_750.25,
    ClosingDate: inDays(0),
    OwnerID: 'p4',
    OwnerName: 'Luc Roy',
    Needs: [{ Reason: 'documents', Since: minutesAgo(26 * hours), Count: 1 }],
    HeldFl: 1,
  }),
])

export const noDeals: Pipeline = page([])
export const closedDeals: Pipeline = page(
  [3, 4, 5].map((StatusDD) =>
    listed({ MortgageApplicationID: 7100 + StatusDD, StatusDD, Needs: [], ClosingDate: inDays(-StatusDD) }),
  ),
)

/** A board of these deals; `counts` where a stage has more than are shown. */
export const board = (
  deals: readonly Listed[],
  counts: Partial<Record<Listed['Stage'], number>> = {},
): ReplyOf<'/console-api/BoardDeals'> => ({
  Columns: stages.map((Stage) => {
    const Deals = deals.filter((deal) => deal.Stage === Stage)
    return { Stage, Count: counts[Stage] ?? Deals.length, Deals }
  }),
})

export const savedView = (given: Partial<SavedView> = {}): SavedView => ({
  ...{ ViewID: 'v1', Version: 1, Name: 'Mine at the lender', SharedFl: 0, MayChangeFl: 1, Layout: 'table' },
  ...{ View: 'open', Owner: 'me', SiteID: '', StatusDD: -1, Stage: 'lender', PurposeDD: -1, Search: '' },
  ...given,
})
export const someViews: ReplyOf<'/console-api/ListViews'> = {
  Views: [
    savedView(),
    savedView({ ViewID: 'v2', Name: 'Board of the team', SharedFl: 1, Layout: 'board', Owner: '', Stage: '' }),
  ],
}

const counts = { Needs: 4, Open: 41, Closing: 9, Closed: 1000, Own: 12, Unassigned: 3 }
export const someCounts: ReplyOf<'/console-api/CountPipeline'> = counts
export const noCounts: ReplyOf<'/console-api/CountPipeline'> = {
  Needs: 0,
  Open: 0,
  Closing: 0,
  Closed: 0,
  Own: 0,
  Unassigned: 0,
}
