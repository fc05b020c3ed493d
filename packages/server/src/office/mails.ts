import { languageOf } from '@foyer/domain/kit/language.ts'
import { nameInMail, withoutLinks } from '@foyer/domain/kit/links.ts'
import { defaultLink } from '@foyer/domain/site/defaults.ts'
import type { Trx } from '../db/open-database.ts'
import { serverSite } from '../kit/audit.ts'
import { layoutMail, type MailLayout } from '../kit/mail-layout.ts'
import { nobody } from '../kit/outbox.ts'
import type { Services } from '../kit/services.ts'

/** A person of staff, or an invited one. */
interface Reader {
  email: string
  language: number
}

interface Words {
  /** Names as people typed them. */
  values?: Record<string, string>
  /** Of another system; no mail program makes a link of it. */
  host?: string
  paragraphs: readonly string[]
  button?: { url: string }
  code?: string
  footer?: readonly string[]
  siteId?: string
}

interface Mention {
  siteId: string
  applicationId: number
  author: string
  client: string
}

/**
 * Mails to people of staff, each in their language and in the transaction of its cause. They have the look of no site; about
 * a deal they are rows of its site.
 */
export const officeMails = ({ outbox, texts, publicUrl }: Pick<Services, 'outbox' | 'texts' | 'publicUrl'>) => {
  const write = async (
    trx: Trx,
    kind: string,
    to: Reader,
    now: Date,
    { values = {}, host = '', paragraphs, button, code, footer = [], siteId = serverSite }: Words,
  ) => {
    const language = languageOf(to.language)
    const translate = texts.of(language)
    const names = Object.entries(values).map(([name, text]) => [name, nameInMail(text)])
    const shown = { ...Object.fromEntries(names), host: withoutLinks(host) }
    const t = (key: string) => translate(`office.mails:${kind}.${key}`, shown)
    const layout: MailLayout = {
      link: defaultLink,
      language,
      translate,
      isToAgent: true,
      heading: t('heading'),
      paragraphs: paragraphs.map(t),
      ...(button && { button: { label: t('button'), url: button.url } }),
      ...(code !== undefined && { code }),
      footer: footer.map(t),
    }
    const mail = {
      siteId,
      kind: `office-${kind}`,
      to: to.email,
      subject: t('subject'),
      ...layoutMail(layout),
    }
    await outbox.write(trx, mail, now)
  }
  return {
    code: (trx: Trx, to: Reader, now: Date, code: string) =>
      write(trx, 'code', to, now, { code, paragraphs: ['body', 'valid'], footer: ['never'] }),
    /** For an address that no one has: as much work, and no mail. */
    noCode: (trx: Trx, language: number, now: Date, code: string) =>
      write(trx, 'code', { email: nobody, language }, now, { code, paragraphs: ['body', 'valid'], footer: ['never'] }),
    invitation: (trx: Trx, to: Reader, now: Date, values: { brokerage: string; inviter: string }, token: string) =>
      write(trx, 'invitation', to, now, {
        values,
        paragraphs: ['body'],
        button: { url: `${publicUrl}/office/invitation#${token}` },
        footer: ['valid', 'notYou'],
      }),
    newSignIn: (trx: Trx, to: Reader, now: Date, browser: string) =>
      write(trx, 'newSignIn', to, now, {
        values: { browser: browser || '–' },
        paragraphs: ['body', 'notYou'],
        button: { url: `${publicUrl}/office/me` },
      }),
    /** `owner`: who reset them; without one it was the operator of the installation. */
    factorsReset: (trx: Trx, to: Reader, now: Date, owner?: string) =>
      write(trx, 'factorsReset', to, now, {
        ...(owner !== undefined && { values: { owner } }),
        paragraphs: owner === undefined ? ['byOperator', 'notYouOperator'] : ['body', 'notYou'],
        button: { url: `${publicUrl}/office` },
      }),
    factorsResetByYou: (trx: Trx, to: Reader, now: Date, values: { person: string }) =>
      write(trx, 'factorsResetByYou', to, now, { values, paragraphs: ['body', 'notYou'] }),
    /** To who is signed in: another could be, in their place. */
    factorAdded: (trx: Trx, to: Reader, now: Date, factor: 'passkey' | 'totp' | 'recovery') =>
      write(trx, 'factorAdded', to, now, {
        paragraphs: [factor, 'notYou'],
        button: { url: `${publicUrl}/office/me` },
      }),
    /** As `factorAdded`. */
    signOnLinked: (trx: Trx, to: Reader, now: Date) =>
      write(trx, 'signOnLinked', to, now, {
        paragraphs: ['body', 'notYou'],
        button: { url: `${publicUrl}/office/me` },
      }),
    signOnChanged: (trx: Trx, to: Reader, now: Date, values: { owner: string }) =>
      write(trx, 'signOnChanged', to, now, {
        values,
        paragraphs: ['body', 'notYou'],
        button: { url: `${publicUrl}/office/sign-on` },
      }),
    keyMade: (trx: Trx, to: Reader, now: Date, values: { owner: string; key: string }) =>
      write(trx, 'keyMade', to, now, {
        values,
        paragraphs: ['body', 'notYou'],
        button: { url: `${publicUrl}/office/keys` },
      }),
    /** To each owner, when a system gets messages at an address that it had not before. */
    webhookAimed: (
      trx: Trx,
      to: Reader,
      now: Date,
      { host, ...values }: { owner: string; webhook: string; host: string },
    ) =>
      write(trx, 'webhookAimed', to, now, {
        ...{ values, host },
        paragraphs: ['body', 'notYou'],
        button: { url: `${publicUrl}/office/webhooks` },
      }),
    webhookStopped: (trx: Trx, to: Reader, now: Date, values: { webhook: string }) =>
      write(trx, 'webhookStopped', to, now, {
        values,
        paragraphs: ['body', 'todo'],
        button: { url: `${publicUrl}/office/webhooks` },
      }),
    /** To each owner, once a person was refused another hidden value. */
    revealBurst: (trx: Trx, to: Reader, now: Date, { siteId, person }: { siteId: string; person: string }) =>
      write(trx, 'revealBurst', to, now, { siteId, values: { person }, paragraphs: ['body', 'todo'] }),
    /** Never with the text of the note. Without an author a program wrote it, without a client they gave no name yet. */
    mention: (trx: Trx, to: Reader, now: Date, { siteId, applicationId, author, client }: Mention) =>
      write(trx, 'mention', to, now, {
        siteId,
        values: { author, client: client || `#${applicationId}` },
        paragraphs: [author === '' ? 'byProgram' : 'body'],
        button: { url: `${publicUrl}/office/d/${siteId}/${applicationId}` },
        footer: ['private'],
      }),
  }
}
