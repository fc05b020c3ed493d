import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { expiryKinds } from '@foyer/domain/retention/expiry.ts'
import { language } from '@foyer/ui/gallery/language.ts'

export type Keeping = ReplyOf<'/console-api/LoadKeeping'>
type Request = ReplyOf<'/console-api/ListErasures'>['Requests'][number]
type Hold = ReplyOf<'/console-api/ListHolds'>['Holds'][number]
type KeptDeal = ReplyOf<'/console-api/ListKeptDeals'>['Deals'][number]

const isFrench = language === 'fr'
const place = { SiteID: 'rive-nord', MortgageApplicationID: 7001, Client: 'Étienne Gagnon-Lévesque' }
const noDocument = { SigningRequestID: '', Title: '', TitleFr: '' }
const toSign = {
  ...{
    SiteID: 'rive-nord',
    MortgageApplicationID: 0,
    Client: '',
    SigningRequestID: '9f2c1e7a40b35d8862ac17fe09d3b1c5',
  },
  ...{ Title: 'Broker agreement', TitleFr: 'Contrat de courtage' },
}
const atNine = '2026-11-24T14:00:00.000Z'

/** Of a deal that has to be kept, with nothing decided. */
export const noKeeping: Keeping = {
  ...{ ProvinceDD: 11, KeptUntil: '2036-12-01', ErasableFl: 0, OnlyFl: 1, OpenFl: 0 },
  ...{ Hold: null, Erasure: null },
}
/** Of a document to sign without a deal. */
export const unsigned: Keeping = { ...noKeeping, ProvinceDD: -1, KeptUntil: '', ErasableFl: 1, OnlyFl: 0 }
export const stillOpen: Keeping = { ...unsigned, ErasableFl: 0, OpenFl: 1 }
export const signed: Keeping = { ...noKeeping, ProvinceDD: -1, KeptUntil: '2033-11-29', OnlyFl: 0 }
export const unsent: Keeping = { ...noKeeping, KeptUntil: '', ErasableFl: 1 }
export const ended: Keeping = { ...noKeeping, KeptUntil: '2026-11-01', ErasableFl: 1, OnlyFl: 0 }

export const hold = (given: Partial<Hold> = {}): Hold => ({
  ...{ ...place, ...noDocument, HoldID: 4, Reason: 'litigation' as const },
  Words: isFrench ? 'Dossier 500-17-123456' : 'File 500-17-123456',
  ...{ HeldBy: 'Anna Bélanger', HeldAt: atNine },
  ...given,
})
export const request = (given: Partial<Request> = {}): Request => ({
  ...{
    ...place,
    ...noDocument,
    ErasureID: 9,
    Reason: 'keepingOver' as const,
    Words: '',
    AccountFl: 1 as const,
    State: 'open' as const,
  },
  ...{ AskedBy: 'Paul Côté', AskedAt: atNine, OwnFl: 0 as const, DecidedBy: '', DecidedAt: '', DecisionWords: '' },
  ...given,
})
export const onHold: Keeping = { ...ended, Hold: hold() }
export const asked: Keeping = { ...ended, Erasure: request() }

export const requests = [
  request(),
  request({
    ...{ MortgageApplicationID: 7002, SiteID: 'laval', Client: '', ErasureID: 8, Reason: 'other', AccountFl: 0 },
    Words: isFrench ? 'Demande d’essai' : 'A trial',
    ...{ OwnFl: 1, AskedBy: 'Anna Bélanger' },
  }),
  request({ MortgageApplicationID: 7003, Client: 'Priya Raman', ErasureID: 7, Reason: 'client', AskedBy: '' }),
  request({ MortgageApplicationID: 7004, Client: 'Luc Roy', ErasureID: 6, Reason: 'mistake', AccountFl: 0 }),
  request({ ...toSign, ErasureID: 5, AccountFl: 0 }),
]
const decided = { DecidedBy: 'Anna Bélanger', DecidedAt: '2026-11-25T15:00:00.000Z' }
export const decidedRequests = [
  request({ ...decided, MortgageApplicationID: 6900, Client: '', ErasureID: 3, State: 'approved' }),
  request({ ...decided, ...toSign, Title: '', TitleFr: '', ErasureID: 4, AccountFl: 0, State: 'approved' }),
  request({
    ...{ ...decided, ErasureID: 2, State: 'declined' },
    DecisionWords: isFrench ? 'Une plainte est en cours.' : 'A complaint is open.',
  }),
  request({ ...decided, ErasureID: 1, State: 'withdrawn', DecidedBy: 'Paul Côté' }),
]
export const holds = [
  hold(),
  hold({ HoldID: 3, Reason: 'regulator', Client: 'Priya Raman', MortgageApplicationID: 7003 }),
  hold({ HoldID: 2, Reason: 'complaint', Client: 'Luc Roy', MortgageApplicationID: 7004, SiteID: 'laval' }),
  hold({ HoldID: 1, Reason: 'other', Client: '', MortgageApplicationID: 7002 }),
  hold({ ...toSign, HoldID: 5 }),
]
const kept = (given: Partial<KeptDeal> = {}): KeptDeal => ({
  ...{ ...place, ProvinceDD: 9, KeptUntil: '2037-06-01', SubmittedAt: atNine, HeldFl: 0 },
  ...given,
})
export const keptDeals = [
  kept(),
  kept({ MortgageApplicationID: 7003, Client: 'Priya Raman', ProvinceDD: -1, HeldFl: 1, KeptUntil: '2043-02-11' }),
]
export const dueDeals = [
  kept({ KeptUntil: '2026-10-01', SubmittedAt: '2019-10-01T14:00:00.000Z', ProvinceDD: 2 }),
  kept({ MortgageApplicationID: 7003, Client: 'Priya Raman', KeptUntil: '2026-11-11', HeldFl: 1, SubmittedAt: '' }),
]
export const counted: ReplyOf<'/console-api/CountExpired'> = {
  Classes: expiryKinds.map((Class, at) => ({ Class, Count: at === 0 ? 1204 : at * 7 })),
  CountedAt: atNine,
}
