import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { write } from '../client/call.ts'
import { type RawAnswer, setTransport } from '../client/transport.ts'
import { DraftKeeper } from './use-draft.ts'

const saved: RawAnswer = {
  status: 200,
  retryAfter: null,
  json: { ReturnStatus: { ReturnCode: 200, ReturnMessage: '' } },
}

let sent: unknown[] = []
let isOnline = true
let application = 0
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  isOnline = true
  application += 1
  setTransport(async ({ body }) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    sent.push((body as { Data: unknown }).Data)
    return saved
  })
})
afterEach(() => vi.useRealTimers())

const keeper = () =>
  new DraftKeeper(String(application), undefined, (Data, options) =>
    write(
      '/api/MTGAPPSaveDraft',
      { SiteID: 'demo', UserID: 'u1', MortgageApplicationID: application, ApplicantID: 0, StepKey: 'start', Data },
      options,
    ),
  )

it('is saved two seconds after typing, without fields that must be encrypted', async () => {
  keeper().keep({ FirstName: 'Zoë', SIN: '046454286', IdentificationNumber: 'X1' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toEqual([{ FirstName: 'Zoë' }])
})

it('typed while offline is sent once the connection is back, without another keystroke', async () => {
  const draft = keeper()
  isOnline = false
  draft.keep({ FirstName: 'Zoë' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  isOnline = true
  await vi.advanceTimersByTimeAsync(6000)
  expect(sent).toEqual([{ FirstName: 'Zoë' }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

it('pending a retry is replaced by later input', async () => {
  const draft = keeper()
  isOnline = false
  draft.keep({ FirstName: 'Z' })
  await vi.advanceTimersByTimeAsync(2000)
  draft.keep({ FirstName: 'Zoë' })
  isOnline = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([{ FirstName: 'Zoë' }])
})

it('of a step that was saved meanwhile is not retried', async () => {
  const draft = keeper()
  isOnline = false
  draft.keep({ FirstName: 'Zoë' })
  await vi.advanceTimersByTimeAsync(2000)
  isOnline = true
  draft.end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([null])
})
