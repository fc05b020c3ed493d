import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { drafts, heldBack, oneDraft, sentComments } from '../../gallery/comments.ts'
import { sentByLink } from '../../gallery/deal.ts'
import { listed, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { owner } from '../../gallery/fixtures.ts'

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001?tab=applicants')
const list = '/console-api/ListComments'
const save = '/console-api/SaveComment'
const remove = '/console-api/RemoveComment'
const send = '/console-api/ReturnForReview'
const filled: GalleryReplies = {
  '/console-api/LoadDeal': sentByLink,
  '/console-api/ListPipeline': page([listed()]),
  [list]: drafts,
  [save]: { CommentID: 9 },
  [remove]: {},
  [send]: { Sent: 3 },
}
const compliance = { ...owner, Actions: owner.Actions.filter((action) => /\.view$/.test(action)) }
const write = openDialog('main [data-comment]')
const typed = inTurn(write, type('dialog textarea', 'Depuis quand\u202f?'))
const draft = 'main [data-comment-state="draft"] button'
const returning = openDialog('main [data-return]')
const unfolded = click('dialog [aria-expanded="false"]')
const done = waitFor('main [role="status"] p')

export const gallery: GalleryEntry[] = [
  deal('comments, not sent', { replies: filled, act: waitFor('[data-drafts]') }),
  deal('one comment, not sent', { replies: { ...filled, [list]: oneDraft }, act: waitFor('[data-drafts]') }),
  deal('comments that wait', { replies: { ...filled, [list]: heldBack }, act: waitFor('[data-drafts]') }),
  deal('comments sent', { replies: { ...filled, [list]: sentComments }, act: waitFor('[data-sent]') }),
  deal('comments, reading only', {
    replies: { ...filled, [list]: sentComments, '/console-api/LoadMe': compliance },
    act: waitFor('[data-sent]'),
  }),
  deal('comments, not loaded', {
    replies: { ...filled, [list]: { refused: 'ServerError' } },
    act: waitFor('main [role="alert"]'),
  }),
  deal('write a comment', { replies: filled, act: write }),
  deal('comment without words', { replies: filled, act: inTurn(write, submitDialog, waitFor('[data-error-key]')) }),
  deal('saving a comment', { replies: { ...filled, [save]: 'pending' }, act: inTurn(typed, submitDialog) }),
  deal('comment not saved', {
    replies: { ...filled, [save]: { refused: 'TooManyRecords' } },
    act: inTurn(typed, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('change a comment', { replies: filled, act: openDialog(draft) }),
  deal('comment not saved, on hold', {
    replies: { ...filled, [save]: { refused: 'DealHeld' } },
    act: inTurn(openDialog(draft), submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('comment not removed, on hold', {
    replies: { ...filled, [remove]: { refused: 'DealHeld' } },
    act: inTurn(waitFor(draft), click(draft, 1), waitFor('main [role="alert"]')),
  }),
  deal('comment not removed', {
    replies: { ...filled, [remove]: { refused: 'ServerError' } },
    act: inTurn(waitFor(draft), click(draft, 1), waitFor('main [role="alert"]')),
  }),
  deal('return for review', { replies: filled, act: returning }),
  deal('return for review, preview', {
    replies: filled,
    act: inTurn(returning, type('dialog textarea', 'Merci de vérifier.'), unfolded),
  }),
  deal('return for review, wrong', {
    replies: filled,
    act: inTurn(returning, type('dialog textarea', 'www.example.ca'), submitDialog, waitFor('[data-error-key]')),
  }),
  deal('not returned', {
    replies: { ...filled, [send]: { refused: 'NoComments' } },
    act: inTurn(returning, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('returned', { replies: filled, act: inTurn(returning, submitDialog, done) }),
  deal('returned, one comment', {
    replies: { ...filled, [list]: oneDraft, [send]: { Sent: 1 } },
    act: inTurn(returning, submitDialog, done),
  }),
]
