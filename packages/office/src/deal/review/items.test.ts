import { describe, expect, it, test } from 'vitest'
import {
  filesOf,
  hasFile,
  isToDecide,
  type ListedItem,
  nextToDecide,
  type ReviewItem,
  sheetsOf,
  type Upload,
  zoomed,
} from './items.ts'

const upload = (given: Partial<Upload> = {}): Upload => ({
  DFRequestDocItemUploadID: 1,
  FileName: 'stub.pdf',
  ContentType: 'application/pdf',
  Size: 1,
  Sha256: '',
  Scanned: 1,
  Pages: 2,
  Flags: [],
  UploadedAt: '2026-11-26T12:00:00.000Z',
  SubmittedAt: '2026-11-26T12:00:00.000Z',
  ReturnedFlag: 0,
  ...given,
})
const item = (id: number, Status: number, Uploads: Upload[] = []): ListedItem => ({
  DFRequestDocItemID: id,
  Type: 0,
  Desc: '',
  Status,
  NotAvailable: '',
  NotAvailableAt: '',
  SentAt: Uploads.at(-1)?.SubmittedAt ?? '',
  Uploads,
})
const entry = (id: number, Status: number, WithdrawnAt = ''): ReviewItem => ({
  request: { RequestDocID: 'r', RequestName: 'Income', DueDate: '', WithdrawnAt, Items: [] },
  item: item(id, Status),
  asked: undefined,
})

describe('the document after a decision', () => {
  const items = [entry(1, 4), entry(2, 2), entry(3, 4), entry(4, 1)]
  it('is the next one that is to be decided', () => expect(nextToDecide(items, 1)?.item.DFRequestDocItemID).toBe(3))
  it('is one before it, where none follows', () => expect(nextToDecide(items, 3)?.item.DFRequestDocItemID).toBe(1))
  it('is never the same one', () => expect(nextToDecide([entry(1, 4), entry(2, 2)], 1)).toBeUndefined())
  it('is none of a withdrawn request', () => {
    const withdrawn = entry(2, 4, '2026-11-26T12:00:00.000Z')
    expect(isToDecide(withdrawn)).toBe(false)
    expect(nextToDecide([entry(1, 4), withdrawn], 1)).toBeUndefined()
  })
})

test('files that were given back are shown only where there are no others, and none before it is submitted', () => {
  const [returned, current, pending] = [upload({ ReturnedFlag: 1 }), upload(), upload({ SubmittedAt: '' })]
  expect(filesOf(item(1, 4, [returned, current, pending]))).toEqual([current])
  expect(filesOf(item(1, 3, [returned, pending]))).toEqual([returned])
  expect(filesOf(item(1, 1, [pending]))).toEqual([])
})

test('a file counts once it is submitted, until it is given back', () => {
  expect(hasFile(item(1, 4, [upload()]))).toBe(true)
  expect(hasFile(item(1, 3, [upload({ ReturnedFlag: 1 }), upload({ SubmittedAt: '' })]))).toBe(false)
})

test('the pages of all files follow each other, and a file without pictures has one place', () => {
  const [stub, sheet] = [upload(), upload({ DFRequestDocItemUploadID: 2, Pages: 0 })]
  expect(sheetsOf(item(1, 4, [stub, sheet]))).toEqual([
    { upload: stub, page: 1 },
    { upload: stub, page: 2 },
    { upload: sheet, page: 0 },
  ])
})

test('the zoom has a first and a last step', () => {
  expect([zoomed(1, -1), zoomed(1, 1), zoomed(2, 1), zoomed(3, 1)]).toEqual([1, 1.5, 3, 3])
})
