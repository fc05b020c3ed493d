import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { click, inTurn, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant } from '../gallery/fixtures.ts'

const page = entriesOf('officeStatus', '/office/status')
type Parts = ReplyOf<'/console-api/LoadStatus'>['Parts']
const load = '/console-api/LoadStatus'

const quiet = { Count: 0, Seconds: 0 }
const good: Parts = [
  { Part: 'database', State: 'good', ...quiet },
  { Part: 'mail', State: 'good', ...quiet },
  { Part: 'files', State: 'good', Count: 64, Seconds: 0 },
  { Part: 'scanner', State: 'good', ...quiet },
  { Part: 'jobs', State: 'good', ...quiet },
  { Part: 'backup', State: 'good', Count: 0, Seconds: 7 * 3600 },
]
const withParts = (...given: Parts): GalleryReplies => ({
  [load]: { Parts: good.map((one) => given.find(({ Part }) => Part === one.Part) ?? one) },
})
const again = inTurn(waitFor('main [data-again]'), click('main [data-again]'), waitFor('main [role="status"] p'))

export const gallery: GalleryEntry[] = [
  page('good', { replies: { [load]: { Parts: good } } }),
  page('waiting', {
    replies: withParts(
      { Part: 'mail', State: 'waits', Count: 31, Seconds: 1500 },
      { Part: 'files', State: 'full', Count: 7, Seconds: 0 },
      { Part: 'scanner', State: 'away', ...quiet },
      { Part: 'jobs', State: 'waits', Count: 12, Seconds: 700 },
      { Part: 'backup', State: 'old', Count: 0, Seconds: 86_400 * 3 },
    ),
  }),
  page('failed', {
    replies: withParts(
      { Part: 'mail', State: 'waits', Count: 1, Seconds: 60 },
      { Part: 'files', State: 'away', ...quiet },
      { Part: 'jobs', State: 'givenUp', Count: 3, Seconds: 0 },
      { Part: 'backup', State: 'old', ...quiet },
    ),
  }),
  page('one failed', {
    replies: withParts(
      { Part: 'jobs', State: 'givenUp', Count: 1, Seconds: 0 },
      { Part: 'backup', State: 'good', Count: 0, Seconds: 3600 },
    ),
  }),
  page('for trials', {
    replies: withParts(
      { Part: 'database', State: 'embedded', ...quiet },
      { Part: 'mail', State: 'none', ...quiet },
      { Part: 'scanner', State: 'none', ...quiet },
      { Part: 'backup', State: 'none', ...quiet },
    ),
  }),
  page('checked again', { replies: { [load]: { Parts: good } }, act: again }),
  page('not checked again', {
    replies: { [load]: [{ Parts: good }, { refused: 'ServerError' }] },
    act: inTurn(click('[data-again]'), waitFor('[data-page-error]')),
  }),
  page('loading', { replies: { [load]: 'pending' } }),
  page('not loaded', { replies: { [load]: { refused: 'ServerError' } } }),
  page('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
]
