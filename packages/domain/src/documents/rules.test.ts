import { describe, expect, it, test } from 'vitest'
import type { DocumentItem } from './fields.ts'
import {
  hasRoom,
  isAnswered,
  isToSend,
  largestUpload,
  largestUploads,
  mayRemove,
  missingItems,
  missingProblems,
  mostUploads,
  notAvailableProblems,
  secondsUntilSubmitted,
} from './rules.ts'
import { badgeOf, givesBack, isDecision, isNotAccepted, takesUploads } from './statuses.ts'

const upload = {
  DFRequestDocItemUploadID: 1,
  FileName: 'a.pdf',
  strUploadDate: '',
  RemoveFlag: 1,
  Size: 1,
  ImageFlag: 0,
  Pages: 1,
  SubmitInSeconds: 600,
  ReturnedFlag: 0,
}
const item = (given: Partial<DocumentItem> = {}): DocumentItem => ({
  DFRequestDocItemID: 1,
  DFDocumentTypeDD: 0,
  strDFDocumentType: 'Pay stub',
  Desc: '',
  DFRequestDocItemStatusDD: 1,
  Required: 1,
  Reason: '',
  NotAvailable: '',
  NotAvailableInSeconds: null,
  Uploads: [],
  ...given,
})

describe('a status of an item', () => {
  test.each([
    [1, 'open', true],
    [2, 'satisfied', false],
    [3, 'notAccepted', true],
    [4, 'submitted', true],
    [5, 'satisfied', false],
    [6, 'toLender', false],
    [7, 'acceptedByLender', false],
    [8, 'notAccepted', true],
  ] as const)('%i shows %s and takes uploads: %s', (code, badge, takes) => {
    expect(badgeOf(code)).toBe(badge)
    expect(takesUploads(code)).toBe(takes)
  })
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '%i: what the broker does not have is removable only while uploads are accepted',
    (code) => {
      expect(mayRemove(code, { submitted: false, returned: false })).toBe(takesUploads(code))
      expect(mayRemove(code, { submitted: true, returned: true })).toBe(takesUploads(code))
      expect(mayRemove(code, { submitted: true, returned: false })).toBe(false)
    },
  )
  it('is set by the broker, except submitted', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isDecision)).toEqual([1, 2, 3, 5, 6, 7, 8])
    expect([1, 2, 3, 5, 6, 7, 8].filter(isNotAccepted)).toEqual([3, 8])
    expect([1, 2, 3, 5, 6, 7, 8].filter(givesBack)).toEqual([1, 3, 8])
  })
  it('that is unknown is closed', () => expect(takesUploads(42)).toBe(false))
})

describe('a required document', () => {
  it('is missing without a file', () => expect(isAnswered(item())).toBe(false))
  it('is not missing once a file is uploaded, submitted or not', () =>
    expect(isAnswered(item({ Uploads: [upload] }))).toBe(true))
  it('is not missing when the person does not have it', () =>
    expect(isAnswered(item({ NotAvailable: 'I work for myself' }))).toBe(true))
  it('is not available for a reason', () => {
    expect(notAvailableProblems({ Reason: ' \n' })).toEqual([{ Field: 'Reason', Key: 'DocumentReasonRequired' }])
    expect(notAvailableProblems({ Reason: 'I work for myself' })).toEqual([])
  })
  it('is missing again when its file was returned', () =>
    expect(isAnswered(item({ DFRequestDocItemStatusDD: 3, Uploads: [{ ...upload, ReturnedFlag: 1 }] }))).toBe(false))
  test.each([2, 5, 6, 7])('is not missing in status %i', (status) =>
    expect(isAnswered(item({ DFRequestDocItemStatusDD: status }))).toBe(true),
  )
  it('of another person is not missing to the borrower', () => {
    const requests = [{ BorrowerFlag: 0, Items: [item()] }]
    expect(missingItems(requests)).toEqual([])
    expect(missingProblems(requests, 'MissingRequiredDocuments')).toEqual([])
  })
  it('is listed among all requests; an optional one is not', () =>
    expect(
      missingItems([
        { BorrowerFlag: 1, Items: [item({ Required: 0 })] },
        { BorrowerFlag: 1, Items: [item({ DFRequestDocItemID: 7 })] },
      ]),
    ).toMatchObject([{ DFRequestDocItemID: 7 }]))
})

describe('room for one more file', () => {
  it('is limited to 50 files and 250 MB', () => {
    expect(hasRoom({ files: mostUploads - 1, bytes: 0 }, largestUpload)).toBe(true)
    expect(hasRoom({ files: mostUploads, bytes: 0 }, 1)).toBe(false)
    expect(hasRoom({ files: 9, bytes: largestUploads - largestUpload }, largestUpload)).toBe(true)
    expect(hasRoom({ files: 9, bytes: largestUploads - largestUpload }, largestUpload + 1)).toBe(false)
  })
})

it('all pending files and statements are sent to the broker with the first of them', () => {
  const waiting = (...seconds: (number | null)[]) => ({
    Uploads: seconds.map((SubmitInSeconds) => ({ ...upload, SubmitInSeconds })),
    NotAvailableInSeconds: null as number | null,
  })
  expect(secondsUntilSubmitted([waiting(600, null), waiting(120)])).toBe(120)
  expect(secondsUntilSubmitted([waiting(600), { ...waiting(), NotAvailableInSeconds: 60 }])).toBe(60)
  expect(secondsUntilSubmitted([waiting(null)])).toBeUndefined()
})

describe('a document is still to be sent', () => {
  const withFile = (ReturnedFlag: number) => [{ ...upload, ReturnedFlag }]
  it('when it is required and has no file', () => {
    expect(isToSend(item())).toBe(true)
    expect(isToSend(item({ Required: 0 }))).toBe(false)
    expect(isToSend(item({ Uploads: withFile(0) }))).toBe(false)
  })
  it('when it was not accepted, optional or not, until it has a newer file', () => {
    const refused = { DFRequestDocItemStatusDD: 3, Required: 0 }
    expect(isToSend(item({ ...refused, Uploads: withFile(1) }))).toBe(true)
    expect(isToSend(item({ ...refused, Uploads: [...withFile(1), ...withFile(0)] }))).toBe(false)
  })
  it('never once the broker has what is needed', () =>
    expect(isToSend(item({ DFRequestDocItemStatusDD: 2 }))).toBe(false))
})
