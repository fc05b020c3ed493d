import { click, inTurn, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { loaded } from '../../gallery/deal.ts'
import { listed, minutesAgo, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { owner } from '../../gallery/fixtures.ts'
import { longThread, noThread, programThread, settledThread, thread } from '../../gallery/messages.ts'
import { templates } from '../../gallery/templates.ts'

const deal = entriesOf('officeDeal', '/office/d/rive-nord/7001?tab=messages')
const list = '/console-api/ListMessages'
const filled: GalleryReplies = {
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed({ Needs: [{ Reason: 'message', Since: minutesAgo(300), Count: 0 }] })]),
  [list]: thread,
  '/console-api/SendMessage': { MessageID: 4 },
  '/console-api/SettleMessages': {},
}
const reader = { ...owner, Actions: owner.Actions.filter((action) => action !== 'message.send') }
const shown = waitFor('main [class*="_thread_"]')
const write = inTurn(shown, type('main textarea', 'Merci. — Luc'))
const send = inTurn(write, click('main button[type="submit"]'))
const menu = 'main form button[aria-expanded]'
const fromTemplate = (place: number) =>
  inTurn(
    waitFor(menu),
    click(menu),
    click('main form ul button', place),
    waitFor('main form button[aria-expanded="false"]'),
  )
const withTemplates: GalleryReplies = { ...filled, '/console-api/ListTemplates': templates }
const settle = click('main [data-settle]')
const said = waitFor('main [class*="_notice_"][role]')
const refused = (path: 'SendMessage' | 'SettleMessages', key: 'ServerError' | 'ConversationFull') => ({
  ...filled,
  [`/console-api/${path}`]: { refused: key },
})

export const gallery: GalleryEntry[] = [
  deal('messages', { replies: filled, act: shown }),
  deal('messages, none', { replies: { ...filled, [list]: noThread }, act: waitFor('main [class*="_empty_"]') }),
  deal('messages, no name yet', {
    replies: { ...filled, '/console-api/ListPipeline': page([listed({ Client: '' })]) },
    act: shown,
  }),
  deal('messages, of a program', { replies: { ...filled, [list]: programThread }, act: shown }),
  deal('messages, reading only', { replies: { ...filled, '/console-api/LoadMe': reader }, act: shown }),
  deal('loading messages', { replies: { ...filled, [list]: 'pending' } }),
  deal('messages, not loaded', {
    replies: { ...filled, [list]: { refused: 'ServerError' } },
    act: waitFor('main section [role="alert"]'),
  }),
  deal('messages, earlier ones', {
    replies: { ...filled, [list]: [longThread, 'pending'] },
    act: inTurn(shown, click('main [class*="_more_"]')),
  }),
  deal('message, templates to choose from', { replies: withTemplates, act: inTurn(waitFor(menu), click(menu)) }),
  deal('message, from a template', { replies: withTemplates, act: inTurn(write, fromTemplate(0)) }),
  deal('message, no room for a template', {
    replies: withTemplates,
    act: inTurn(
      shown,
      type('main textarea', 'x'.repeat(1990)),
      fromTemplate(0),
      waitFor('main form [class*="_notice_"]'),
    ),
  }),
  deal('message, empty', {
    replies: filled,
    act: inTurn(shown, click('main button[type="submit"]'), waitFor('main [data-error-key]')),
  }),
  deal('message, sending', { replies: { ...filled, '/console-api/SendMessage': 'pending' }, act: send }),
  deal('message sent', { replies: { ...filled, [list]: [thread, settledThread] }, act: inTurn(send, said) }),
  deal('message not sent', {
    replies: refused('SendMessage', 'ConversationFull'),
    act: inTurn(send, waitFor('main form [class*="_notice_"]')),
  }),
  deal('messages settled', { replies: { ...filled, [list]: [thread, settledThread] }, act: inTurn(settle, said) }),
  deal('messages not settled', { replies: refused('SettleMessages', 'ServerError'), act: inTurn(settle, said) }),
]
