import { click, inTurn, waitFor } from '@foyer/ui/gallery/acts.ts'
import { activity, everyActivity, firstActivity, looks, noActivity } from '../../gallery/activity.ts'
import { loaded } from '../../gallery/deal.ts'
import { listed, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001?tab=activity')
const list = '/console-api/ListActivity'
const withEvents = (reply: GalleryReplies[typeof list]): GalleryReplies => ({
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed()]),
  ...(reply !== undefined && { [list]: reply }),
})
const line = waitFor('main [data-kind]')

export const gallery: GalleryEntry[] = [
  deal('activity', { replies: withEvents(activity), act: line }),
  deal('activity, every kind', { replies: withEvents(everyActivity), act: line }),
  deal('activity, by the client', {
    replies: withEvents([activity, noActivity]),
    act: inTurn(line, click('main [data-filter="client"]'), waitFor('main [class*="_empty_"]')),
  }),
  deal('activity, who looked', {
    replies: withEvents([activity, looks]),
    act: inTurn(line, click('main [data-filter="views"]'), line),
  }),
  deal('activity, earlier', {
    replies: withEvents([firstActivity, 'pending']),
    act: inTurn(line, click('main [class*="_activity_"] [class*="_more_"]')),
  }),
  deal('loading activity', { replies: withEvents('pending'), act: waitFor('main [data-filter]') }),
  deal('activity, not loaded', {
    replies: withEvents({ refused: 'ServerError' }),
    act: waitFor('main [class*="_activity_"] [role="alert"]'),
  }),
]
