import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail, type MailLayout, senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { getSite } from '../site/index.ts'
import { mailAddressOf, type User } from './store.ts'

type MailServices = Pick<Services, 'outbox' | 'texts' | 'publicUrl'>

export interface Recipient {
  siteId: string
  to: string
  language: Language
  now: Date
}

/** The mails of an account. Each is written in the transaction of its cause. */
export const accountMails = ({ outbox, texts, publicUrl }: MailServices) => {
  const write = async (
    trx: Trx,
    kind: string,
    { siteId, to, language, now }: Recipient,
    content: (
      t: (key: string) => string,
      site: { home: string },
    ) => Omit<MailLayout, 'link' | 'language' | 'translate'>,
  ) => {
    const { link } = await getSite(trx, siteId)
    const translate = texts.of(language)
    const t = wordsFor(translate, kind, link)
    const laidOut = layoutMail({ link, language, translate, ...content(t, { home: `${publicUrl}/${siteId}` }) })
    await outbox.write(trx, { siteId, kind, to, subject: t('subject'), ...laidOut }, now)
  }
  /** For a user, in their own language; undefined without a mail address. */
  const recipientOf = (user: User, now: Date): Recipient | undefined => {
    const to = mailAddressOf(user)
    return to === undefined ? undefined : { siteId: user.site_id, to, language: languageOf(user.language), now }
  }
  return {
    code: (trx: Trx, recipient: Recipient, purpose: 'start' | 'register' | 'deletion', code: string) =>
      write(trx, 'code', recipient, (t) => ({
        heading: t('heading'),
        code,
        paragraphs: [t(purpose), t('valid')],
        footer: [t('never')],
      })),
    alreadyRegistered: (trx: Trx, recipient: Recipient) =>
      write(trx, 'alreadyRegistered', recipient, (t, { home }) => ({
        heading: t('heading'),
        paragraphs: [t('body')],
        button: { label: t('button'), url: home },
        footer: [t('notYou')],
      })),
    passwordReset: (trx: Trx, recipient: Recipient, key: string) =>
      write(trx, 'passwordReset', recipient, (t, { home }) => ({
        heading: t('heading'),
        paragraphs: [t('body')],
        button: { label: t('button'), url: `${home}/resetpassword/${key}` },
        footer: [t('valid'), t('notYou')],
      })),
    passwordChanged: async (trx: Trx, user: User, now: Date) => {
      const recipient = recipientOf(user, now)
      if (!recipient) return
      await write(trx, 'passwordChanged', recipient, (t, { home }) => ({
        heading: t('heading'),
        paragraphs: [t('body')],
        button: { label: t('button'), url: home },
        footer: [t('notYou')],
      }))
    },
    deleted: async (trx: Trx, user: User, hasKept: boolean, now: Date) => {
      const recipient = recipientOf(user, now)
      if (!recipient) return
      await write(trx, 'deleted', recipient, (t) => ({
        heading: t('heading'),
        paragraphs: [t('body'), ...(hasKept ? [t('kept')] : [])],
        footer: [t('notYou')],
      }))
    },
    handOff: async (trx: Trx, user: User, now: Date) => {
      const recipient = recipientOf(user, now)
      if (!recipient) return
      await write(trx, 'handOff', recipient, (t) => ({
        heading: t('heading'),
        paragraphs: [t('body')],
        footer: [t('notYou')],
      }))
    },
  }
}

export type AccountMails = ReturnType<typeof accountMails>

const wordsFor =
  (translate: (key: string, values: { sender: string }) => string, kind: string, link: Link) => (key: string) =>
    translate(`account.mails:${kind}.${key}`, { sender: senderName(link.AgentProfile) })
