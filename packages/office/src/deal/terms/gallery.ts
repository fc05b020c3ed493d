import { blankDealTerms } from '@foyer/domain/deals/blank.ts'
import type { DealTerms } from '@foyer/domain/deals/fields.ts'
import { click, inTurn, openDialog, pressUntil, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { arranged, loaded } from '../../gallery/deal.ts'
import { listed, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { owner } from '../../gallery/fixtures.ts'

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001')
const withTerms = (...Terms: DealTerms[]): GalleryReplies => ({
  '/console-api/LoadDeal': Terms.map((one) => loaded({ Terms: one })),
  '/console-api/ListPipeline': page([listed()]),
})
const empty = withTerms(blankDealTerms)
const filled = withTerms(arranged)
const open = inTurn(openDialog('[data-terms]'), waitFor('dialog [role="combobox"]'))
const saveStale = inTurn(open, submitDialog, waitFor('dialog [class*="_notice_"] p'))
const stale = { '/console-api/SaveDeal': { refused: 'StaleEdit' } } as const

/** What the lender offers. */
export const gallery: GalleryEntry[] = [
  deal('terms', { replies: filled }),
  deal('terms, who may not change them', {
    replies: {
      ...filled,
      '/console-api/LoadMe': { ...owner, Actions: owner.Actions.filter((action) => action !== 'deal.terms') },
    },
  }),
  deal('enter the terms', { replies: empty, act: inTurn(open, click('dialog input[type="checkbox"]')) }),
  deal('change the terms by key', {
    replies: filled,
    act: inTurn(waitFor('[data-terms]'), pressUntil('e', 'dialog[open]'), waitFor('dialog [role="combobox"]')),
  }),
  deal('terms that cannot be', {
    replies: filled,
    act: inTurn(
      open,
      type('dialog input[id$="InterestRate"]', '101'),
      type('dialog input[id$="MaturityDate"]', '2032-02-30'),
      submitDialog,
      waitFor('dialog [data-error-key]'),
    ),
  }),
  deal('terms, saving', {
    replies: { ...filled, '/console-api/SaveDeal': 'pending' },
    act: inTurn(open, submitDialog),
  }),
  deal('terms not saved', {
    replies: { ...filled, '/console-api/SaveDeal': { refused: 'ServerError' } },
    act: inTurn(open, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('terms, changed by a colleague meanwhile', {
    replies: { ...withTerms(blankDealTerms, arranged), ...stale },
    act: inTurn(saveStale, waitFor('dialog [data-kind="info"] dl')),
  }),
  deal('terms, removed by a colleague meanwhile', {
    replies: { ...withTerms(arranged, blankDealTerms), ...stale },
    act: inTurn(saveStale, waitFor('dialog [data-kind="info"]')),
  }),
  deal('terms saved', {
    replies: { ...filled, '/console-api/SaveDeal': {} },
    act: inTurn(open, submitDialog, waitFor('main [role="status"] p')),
  }),
]
