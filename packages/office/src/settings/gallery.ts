import { click, inTurn, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { assistant, newOwner } from '../gallery/fixtures.ts'
import { changedSettings, fewSettings, settings } from '../gallery/settings.ts'

const page = entriesOf('officeSettings', '/office/settings')
const load = '/console-api/LoadSettings'
const save = '/console-api/SaveSite'
const filled = { [load]: settings }
const field = (name: string) => `main [id$="-${name}"]`
const ready = waitFor(field('showIncome'))
const flip = (name: string) => click(field(name))
const submit = click('main [class*="_actions_"] button[class*="_main_"]')
const error = waitFor('main [data-error-key]')
const addWebsite = click('main [data-add]')

const now = { ...settings, Settings: { ...settings.Settings, showSin: 0, AddHistoryYears: 1 } as const }

export const gallery: GalleryEntry[] = [
  page('filled', { replies: filled }),
  page('changed before', { replies: { [load]: changedSettings } }),
  page('little', { replies: { [load]: fewSettings } }),
  page('of another site', { path: '/office/settings?site=laval', replies: filled }),
  page('loading', { replies: { [load]: 'pending' } }),
  page('not loaded', { replies: { [load]: { refused: 'ServerError' } } }),
  page('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  page('no site', { replies: { '/console-api/LoadMe': newOwner } }),
  page('steps added and removed', {
    replies: { [load]: { ...settings, Settings: { ...settings.Settings, showAssets: 0 } } },
    act: inTurn(ready, flip('showAssets'), flip('showIncome'), flip('ReqSin')),
  }),
  page('wrong', {
    replies: filled,
    act: inTurn(ready, type(field('AddHistoryYears'), '99'), addWebsite, submit, error),
  }),
  page('a website refused', {
    replies: {
      ...filled,
      [save]: { refused: 'InvalidSetting', errors: [{ Field: 'Settings.FrameAncestors.0', Key: 'InvalidSetting' }] },
    },
    act: inTurn(ready, addWebsite, type(field('FrameAncestors.0'), 'www.rive-nord.example'), submit, error),
  }),
  page('saving', { replies: { ...filled, [save]: 'pending' }, act: inTurn(ready, flip('showSin'), submit) }),
  page('saved', {
    replies: { ...filled, [save]: { SiteID: 'rive-nord', Url: '' } },
    act: inTurn(ready, flip('showSin'), submit, waitFor('main [class*="_actions_"] [class*="_status_"]:not(:empty)')),
  }),
  page('changed', { replies: filled, act: inTurn(ready, flip('showSin'), waitFor('main [data-discard]')) }),
  page('changes discarded', {
    replies: filled,
    act: inTurn(
      ...[ready, flip('showSin'), click('main [data-discard]')],
      waitFor('main [class*="_actions_"] [class*="_status_"]:not(:empty)'),
    ),
  }),
  page('changed meanwhile', {
    replies: { [load]: [settings, now], [save]: { refused: 'StaleEdit' } },
    act: inTurn(ready, type(field('AddHistoryYears'), '5'), submit, waitFor('main [data-kind="warning"]')),
  }),
  page('changed to the same meanwhile', {
    replies: { [load]: [settings, now], [save]: { refused: 'StaleEdit' } },
    act: inTurn(ready, flip('showSin'), submit, waitFor('main [data-kind="warning"]')),
  }),
]
