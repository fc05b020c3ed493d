import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { click, inTurn, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import type { GalleryEntry, GalleryReplies } from '../gallery/entry.ts'
import { SiteID } from '../gallery/fixtures.ts'

type Listed = ReplyOf<'/api/MTGAPPListMessages'>

const list = '/api/MTGAPPListMessages'
const path = `/${SiteID}/user/7/messages`
const isFrench = language === 'fr'
const message = (MessageID: number, Name: string, Text: string): Listed['Messages'][number] => ({
  MessageID,
  FromClientFl: Name === 'me' ? 1 : 0,
  Name: Name === 'me' ? '' : Name,
  Text,
  SentAt: `2026-11-2${MessageID}T15:04:00.000Z`,
})
const thread: Listed = {
  Messages: [
    message(3, '', isFrench ? 'Votre évaluation est prévue mardi.' : 'Your appraisal is on Tuesday.'),
    message(2, 'Luc Roy', isFrench ? 'Oui, le premier suffit.' : 'Yes, the first one will do.'),
    message(
      1,
      'me',
      isFrench ? 'Bonjour,\nfaut-il un nouveau talon de paie\u00A0?' : 'Hello,\ndo you need a new pay stub?',
    ),
  ],
  Next: '',
  OpenFl: 1,
}
const filled: GalleryReplies = {
  [list]: thread,
  '/api/MTGAPPSendMessage': { MessageID: 4 },
  '/api/MTGAPPMarkMessagesRead': {},
}
const shown = waitFor('main [class*="_thread_"]')
const send = inTurn(shown, type('main textarea', 'Merci!'), click('main button[type="submit"]'))
const messages = (state: string, given: Pick<GalleryEntry, 'replies' | 'act'>): GalleryEntry => ({
  screen: 'messages',
  state,
  path,
  ...given,
})

export const gallery: GalleryEntry[] = [
  messages('filled', { replies: filled, act: shown }),
  messages('none', { replies: { ...filled, [list]: { Messages: [], Next: '', OpenFl: 1 } } }),
  messages('without an office', { replies: { ...filled, [list]: { Messages: [], Next: '', OpenFl: 0 } } }),
  messages('loading', { replies: { [list]: 'pending' } }),
  messages('not loaded', { replies: { [list]: { refused: 'ServerError' } } }),
  messages('earlier ones', {
    replies: { ...filled, [list]: [{ ...thread, Next: '1' }, 'pending'] },
    act: inTurn(shown, click('main [class*="_more_"]')),
  }),
  messages('earlier ones, not loaded', {
    replies: { ...filled, [list]: [{ ...thread, Next: '1' }, { refused: 'ServerError' }] },
    act: inTurn(shown, click('main [class*="_more_"]'), waitFor('main [role="alert"]')),
  }),
  messages('empty', {
    replies: filled,
    act: inTurn(shown, click('main button[type="submit"]'), waitFor('main [data-error-key]')),
  }),
  messages('sending', { replies: { ...filled, '/api/MTGAPPSendMessage': 'pending' }, act: send }),
  messages('sent', { replies: filled, act: inTurn(send, waitFor('main [role="status"]')) }),
  messages('not sent', {
    replies: { ...filled, '/api/MTGAPPSendMessage': { refused: 'ConversationFull' } },
    act: inTurn(send, waitFor('main form [class*="_notice_"]')),
  }),
]
