import type { DocumentItem } from '@foyer/domain/documents/fields.ts'
import { badgeOf } from '@foyer/domain/documents/statuses.ts'
import type { LoadedDeal } from '../use-deal.ts'

type Request = LoadedDeal['Documents'][number]
export type ListedItem = Request['Items'][number]
export type Upload = ListedItem['Uploads'][number]

/** A document of the deal with its request, and with what the application holds about it. */
export interface ReviewItem {
  request: Request
  item: ListedItem
  asked: Pick<DocumentItem, 'Required' | 'Reason'> | undefined
}

export const reviewItems = ({
  Documents,
  Application,
}: Pick<LoadedDeal, 'Documents' | 'Application'>): ReviewItem[] => {
  const asked = new Map(
    Application.Requests.flatMap(({ Items }) => Items).map((item) => [item.DFRequestDocItemID, item] as const),
  )
  return Documents.flatMap((request) =>
    request.Items.map((item) => ({ request, item, asked: asked.get(item.DFRequestDocItemID) })),
  )
}

/** Sent and not decided. What was sent to a request that was withdrawn stays, and waits for no one. */
export const isToDecide = ({ item, request }: Pick<ReviewItem, 'item' | 'request'>): boolean =>
  badgeOf(item.Status) === 'submitted' && request.WithdrawnAt === ''

/** Whether staff have something to decide about: the client sent a file, or stated that there is none. */
export const isSent = ({ item }: Pick<ReviewItem, 'item'>): boolean =>
  badgeOf(item.Status) !== 'open' || filesOf(item).length > 0

/** The next document to decide after this one, from the start again at the end; undefined if no other one is left. */
export const nextToDecide = (items: readonly ReviewItem[], itemId: number): ReviewItem | undefined => {
  const here = items.findIndex(({ item }) => item.DFRequestDocItemID === itemId)
  return [...items.slice(here + 1), ...items.slice(0, Math.max(0, here))].find(isToDecide)
}

/** The files that count, or those that were given back where there are no others. A file before it is submitted is the client's. */
export const filesOf = ({ Uploads }: ListedItem): Upload[] => {
  const sent = Uploads.filter(({ SubmittedAt }) => SubmittedAt !== '')
  const current = sent.filter(({ ReturnedFlag }) => ReturnedFlag === 0)
  return current.length > 0 ? current : sent
}

/** Whether a file counts. A statement that there is none can be there too, sent before or after it. */
export const hasFile = (item: ListedItem): boolean => filesOf(item).some(({ ReturnedFlag }) => ReturnedFlag === 0)

export interface Sheet {
  upload: Upload
  /** From 1; 0 of a file that cannot be shown. */
  page: number
}

/** All pages of all files in one row, so that one key leads through them. */
export const sheetsOf = (item: ListedItem): Sheet[] =>
  filesOf(item).flatMap((upload) =>
    Array.from({ length: Math.max(1, upload.Pages) }, (_, at) => ({ upload, page: upload.Pages === 0 ? 0 : at + 1 })),
  )

export const zooms: readonly number[] = [1, 1.5, 2, 3]
/** One step further, within the zooms. */
export const zoomed = (zoom: number, step: 1 | -1): number => {
  const here = zooms.indexOf(zoom)
  return zooms[Math.min(zooms.length - 1, Math.max(0, here + step))] ?? 1
}
