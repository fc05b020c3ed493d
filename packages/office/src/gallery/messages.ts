import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { minutesAgo } from './deals.ts'

type Listed = ReplyOf<'/console-api/ListMessages'>
type Message = Listed['Messages'][number]

const isFrench = language === 'fr'

const message = (MessageID: number, given: Partial<Message>): Message => ({
  MessageID,
  FromClientFl: 1,
  PersonID: '',
  Name: '',
  Text: '',
  SentAt: minutesAgo(600 - MessageID * 100),
  ReadAt: '',
  WaitsFl: 0,
  ...given,
})

const asked = isFrench
  ? 'Bonjour, ma conjointe vient de changer d’emploi.\nFaut-il un nouveau talon de paie\u00A0?'
  : 'Hello, my partner has just changed jobs.\nDo you need a new pay stub?'
const answered = isFrench
  ? 'Oui, le premier suffit. Merci de l’avoir dit.'
  : 'Yes, the first one will do. Thanks for letting me know.'
const promised = isFrench ? 'Elle le recevra vendredi.' : 'She gets it on Friday.'

export const thread: Listed = {
  Messages: [
    message(3, { Text: promised, WaitsFl: 1 }),
    message(2, { FromClientFl: 0, PersonID: 'p4', Name: 'Luc Roy', Text: answered, ReadAt: minutesAgo(320) }),
    message(1, { Text: asked }),
  ],
  Next: '',
  Waiting: 1,
}
export const longThread: Listed = { ...thread, Next: '1' }
export const settledThread: Listed = {
  ...thread,
  Messages: thread.Messages.map((one) => ({ ...one, WaitsFl: 0 as const })),
  Waiting: 0,
}
export const programThread: Listed = {
  Messages: [message(1, { FromClientFl: 0, Text: answered })],
  Next: '',
  Waiting: 0,
}
export const noThread: Listed = { Messages: [], Next: '', Waiting: 0 }
