import { inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../../gallery/entry.ts'
import { alexandrine, invitePath, inviting, row } from '../screens/gallery.ts'

const page = entriesOf('coApplicantInvite', invitePath)
const sent = [row({ ...alexandrine, Status: 'Submitted', Contact: 'anne@example.com' })]
const asking = openDialog('main li button')
const ask = '/api/MTGAPPAskToCorrect'

export const gallery: GalleryEntry[] = [
  page('sent part', { replies: inviting(sent) }),
  page('asking to correct', { replies: inviting(sent), act: asking }),
  page('asking to correct, wrong', {
    replies: inviting(sent),
    act: inTurn(asking, type('dialog textarea', 'www.example.ca'), submitDialog, waitFor('[data-error-key]')),
  }),
  page('not asked to correct', {
    replies: { ...inviting(sent), [ask]: { refused: 'TooManyRequests', retryAfter: 70_000 } },
    act: inTurn(asking, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
]
