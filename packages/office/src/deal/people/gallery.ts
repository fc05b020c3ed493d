import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import {
  askedToCorrect,
  atStep,
  changedSince,
  type Loaded,
  neverInvited,
  notInvited,
  sentByLink,
  unfinished,
  withdrawnLink,
  withoutContact,
} from '../../gallery/deal.ts'
import { listed, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { owner } from '../../gallery/fixtures.ts'

const atSummary = '/office/d/rive-nord/7001'
const deal = entriesOf('officeDeal', `${atSummary}?tab=applicants`)
const paths = {
  invite: '/console-api/InviteApplicant',
  remind: '/console-api/RemindApplicant',
  withdraw: '/console-api/WithdrawInvite',
  reopen: '/console-api/ReopenPart',
  remove: '/console-api/RemoveApplicant',
} as const
type Action = keyof typeof paths
const replies = (reply: Loaded): GalleryReplies => ({
  '/console-api/LoadDeal': reply,
  '/console-api/ListPipeline': page([listed()]),
  ...Object.fromEntries(Object.values(paths).map((path) => [path, {}])),
})
const refused = (reply: Loaded, action: Action, key: 'TooManyRequests' | 'ServerError') => ({
  ...replies(reply),
  [paths[action]]: { refused: key },
})
const open = (action: Action) => openDialog(`main [data-action="${action}"] button`)
const confirm = click('dialog [class*="_buttons_"] button', 1)
const done = waitFor('main > div > [role="status"], main [role="status"] p')
const wrong = waitFor('dialog [role="alert"]')
const bySms = click('dialog input[type="radio"]', 1)
const askReview = openDialog('[data-review]')
const state = waitFor('main [data-state]')
const compliance = { ...owner, Actions: owner.Actions.filter((action) => /\.view$/.test(action)) }

export const gallery: GalleryEntry[] = [
  deal('co-applicant, not invited', { replies: replies(notInvited), act: state }),
  deal('co-applicant without a contact', { replies: replies(withoutContact), act: state }),
  deal('co-applicant at a step', { replies: replies(atStep), act: state }),
  deal('co-applicant, reading only', {
    replies: { ...replies(atStep), '/console-api/LoadMe': compliance },
    act: state,
  }),
  deal('co-applicant, link withdrawn', { replies: replies(withdrawnLink), act: state }),
  deal('co-applicant, to come without a link', { replies: replies(neverInvited), act: state }),
  deal('co-applicant, sent', { replies: replies(sentByLink), act: state }),
  deal('co-applicant, changed since', { replies: replies(changedSince), act: state }),
  deal('co-applicant, asked to correct', { replies: replies(askedToCorrect), act: state }),
  deal('invited, not on the application', { replies: replies(unfinished), act: state }),
  deal('invite a co-applicant', { replies: replies(notInvited), act: open('invite') }),
  deal('invite by text message', { replies: replies(notInvited), act: inTurn(open('invite'), bySms) }),
  deal('invite, wrong', {
    replies: replies(notInvited),
    act: inTurn(
      ...[open('invite'), type('dialog textarea', 'www.example.ca')],
      ...[submitDialog, waitFor('[data-error-key]')],
    ),
  }),
  deal('inviting', {
    replies: { ...replies(notInvited), [paths.invite]: 'pending' },
    act: inTurn(open('invite'), submitDialog),
  }),
  deal('not invited, too often', {
    replies: refused(notInvited, 'invite', 'TooManyRequests'),
    act: inTurn(open('invite'), submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('invited', { replies: replies(notInvited), act: inTurn(open('invite'), submitDialog, done) }),
  deal('not invited, contact removed meanwhile', {
    replies: {
      ...replies(notInvited),
      [paths.invite]: { refused: 'ContactMissing', errors: [{ Field: 'ContactMethod', Key: 'ContactMissing' }] },
    },
    act: inTurn(open('invite'), submitDialog, waitFor('[data-error-key]')),
  }),
  deal('remind a co-applicant', { replies: replies(atStep), act: open('remind') }),
  deal('reminded', { replies: replies(atStep), act: inTurn(open('remind'), confirm, done) }),
  deal('not reminded', {
    replies: refused(atStep, 'remind', 'TooManyRequests'),
    act: inTurn(open('remind'), confirm, wrong),
  }),
  deal('withdraw an invitation', { replies: replies(atStep), act: open('withdraw') }),
  deal('withdraw a request to correct', { replies: replies(askedToCorrect), act: open('withdraw') }),
  deal('invitation withdrawn', { replies: replies(atStep), act: inTurn(open('withdraw'), confirm, done) }),
  deal('remove a co-applicant', { replies: replies(atStep), act: open('remove') }),
  deal('co-applicant removed', { replies: replies(atStep), act: inTurn(open('remove'), confirm, done) }),
  deal('co-applicant not removed', {
    replies: refused(atStep, 'remove', 'ServerError'),
    act: inTurn(open('remove'), confirm, wrong),
  }),
  deal('ask to correct', { replies: replies(sentByLink), act: open('reopen') }),
  deal('ask to correct in English', { replies: replies(changedSince), act: open('reopen') }),
  deal('ask to correct, wrong', {
    replies: replies(sentByLink),
    act: inTurn(open('reopen'), type('dialog textarea', 'www.example.ca'), submitDialog, waitFor('[data-error-key]')),
  }),
  deal('asked to correct', { replies: replies(sentByLink), act: inTurn(open('reopen'), submitDialog, done) }),
  deal('ask for a review with a part', {
    path: atSummary,
    replies: replies(sentByLink),
    act: inTurn(askReview, click('dialog input[type="checkbox"]', 2), waitFor('dialog textarea')),
  }),
]
