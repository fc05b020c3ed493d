import type { GalleryEntry } from '../gallery/entry.ts'
import {
  address,
  application,
  construction,
  MortgageApplicationID,
  preApproval,
  purchase,
  refinance,
  renewal,
  requestAt,
} from '../gallery/fixtures.ts'

const screen = 'start'
const path = `/demo/user/${MortgageApplicationID}/start`
const filled = application({ InterView: purchase, RequestedMortgage: requestAt(address) })
const loaded = (given: Parameters<typeof application>[0]) => ({ '/api/MTGAPPLoad': application(given) })

const newPath = '/demo/user/0/start'
const fresh = loaded({ MortgageApplicationID: 0, MainApplicantID: 0, Applicants: [] })

export const gallery: GalleryEntry[] = [
  { screen, state: 'empty', path: newPath, replies: fresh },
  {
    screen,
    state: 'again',
    path: newPath,
    replies: loaded({
      MortgageApplicationID: 0,
      MainApplicantID: 0,
      Applicants: [],
      Earlier: { MortgageApplicationID, At: '2026-03-14T18:00:00Z' },
    }),
  },
  { screen, state: 'purchase', path, replies: { '/api/MTGAPPLoad': filled } },
  { screen, state: 'pre-approval', path, replies: loaded({ InterView: preApproval }) },
  { screen, state: 'renewal', path, replies: loaded({ InterView: renewal, RequestedMortgage: requestAt(address) }) },
  { screen, state: 'refinance', path, replies: loaded({ InterView: refinance }) },
  { screen, state: 'construction', path, replies: loaded({ InterView: construction, LandOwnership: 1 }) },
  { screen, state: 'wrong', path: newPath, replies: fresh, act: 'submit' },
  {
    screen,
    state: 'purchase-wrong',
    path,
    replies: loaded({ InterView: { ...application().InterView, DealPurposeDD: 0, SearchStageDD: 1 } }),
    act: 'submit',
  },
  {
    screen,
    state: 'place-wrong',
    path,
    replies: loaded({ InterView: { ...purchase, ClosingDate: '' } }),
    act: 'submit',
  },
  {
    screen,
    state: 'too-little-down',
    path,
    replies: loaded({ InterView: { ...purchase, DownPaymentAmount: 10_000 } }),
    act: 'submit',
  },
  {
    screen,
    state: 'nothing-to-borrow',
    path,
    replies: loaded({ InterView: { ...purchase, DownPaymentAmount: 700_000 } }),
    act: 'submit',
  },
  {
    screen,
    state: 'stage-missing',
    path,
    replies: loaded({ InterView: { ...application().InterView, DealPurposeDD: 0 } }),
    act: 'submit',
  },
  {
    screen,
    state: 'renewal-wrong',
    path,
    replies: loaded({ InterView: { ...renewal, RenewingDate: '', Balance: -1 } }),
    act: 'submit',
  },
  {
    screen,
    state: 'refinance-wrong',
    path,
    replies: loaded({ InterView: { ...refinance, RefinanceDate: '' } }),
    act: 'submit',
  },
  {
    screen,
    state: 'construction-wrong',
    path,
    replies: loaded({ InterView: { ...construction, ClosingDate: '2099-01-01' } }),
    act: 'submit',
  },
  {
    screen,
    state: 'saving',
    path,
    replies: { '/api/MTGAPPLoad': filled, '/api/MTGAPPSaveInterView': 'pending' },
    act: 'submit',
  },
  { screen, state: 'loading', path, replies: { '/api/MTGAPPLoad': 'pending' } },
  { screen, state: 'not-loaded', path, replies: { '/api/MTGAPPLoad': { refused: 'ServerError' } } },
  {
    screen,
    state: 'failed',
    path,
    replies: { '/api/MTGAPPLoad': filled, '/api/MTGAPPSaveInterView': 'network' },
    act: 'submit',
  },
  {
    screen,
    state: 'stale',
    path,
    replies: { '/api/MTGAPPLoad': filled, '/api/MTGAPPSaveInterView': { refused: 'StaleEdit' } },
    act: 'submit',
  },
  {
    screen,
    state: 'submitted',
    path,
    replies: loaded({ InterView: purchase, MortgageApplicationStatusDD: 0 }),
  },
]
