import { inTurn, leaveDialog, openDialog, waitFor } from '@foyer/ui/gallery/acts.ts'
import { loaded } from '../gallery/deal.ts'
import { listed, page } from '../gallery/deals.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { sendLater, streamLater } from '../gallery/live.ts'
import type { ChangedDeal } from './connection.ts'

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001')
const replies = { '/console-api/LoadDeal': loaded(), '/console-api/ListPipeline': page([listed()]) }

/** Someone else changes the deal while this person is in a dialog. */
const changed = (Kind: ChangedDeal['Kind']) =>
  deal(`changed meanwhile, ${Kind}`, {
    replies,
    before: streamLater({ Kind, SiteID: 'rive-nord', MortgageApplicationID: 7001 }),
    act: inTurn(openDialog('[data-move]'), sendLater, leaveDialog, waitFor('[data-updates]')),
  })

export const gallery: GalleryEntry[] = ['answers', 'documents', 'message', 'signing', 'deal'].map((kind) =>
  changed(kind as ChangedDeal['Kind']),
)
