import { formatDate } from '@foyer/domain/kit/dates.ts'
import { isEmail } from '@foyer/domain/kit/email.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import { nameInMail, withoutLinks } from '@foyer/domain/kit/links.ts'
import { cleanLine, cleanLines } from '@foyer/domain/kit/text.ts'
import { findUser } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail, senderName } from '../kit/mail-layout.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { findStaffReader, layoutStaffMail } from '../kit/staff-mail.ts'
import { todayOf } from '../ports/clock.ts'
import { getSite } from '../site/index.ts'
import { greetingWords, type InvitationKind, mailWords, textWords } from './invitation-words.ts'
import { inviteUrl } from './link.ts'
import type { Invite, NewInvite } from './store.ts'

type MessageServices = Pick<Services, 'outbox' | 'textOutbox' | 'texts' | 'publicUrl'>

interface Sent {
  invite: NewInvite
  guid: string
  /** The inviting person's name in the application; may be empty. */
  inviter: string
  /** The person's first name; may be empty. */
  greeted: string
  now: Date
}

/** What a message about the end of an invitation needs. */
type EndedInvite = Pick<Invite, 'site_id' | 'method' | 'contact' | 'language'>

interface Done {
  siteId: string
  inviteId: number
  applicationId: number
  /** The main applicant. */
  userId: string
  /** The person who sent their part. */
  name: string
  firstName: string
  email: string
  /** Where their copy is sent; empty for nowhere. */
  copyTo: string
  language: Language
  /** The application was submitted already, so the broker misses only this part. */
  isLate: boolean
  now: Date
}

const kindOf = ({ corrects, by_broker: byBroker }: NewInvite): InvitationKind =>
  corrects ? 'correction' : byBroker ? 'ofBroker' : 'invitation'

/** Messages to and about invited people, under the broker's brand. User text is shown as plain text without links. */
export const inviteMessages = ({ outbox, textOutbox, texts, publicUrl }: MessageServices) => ({
  /** Returns the id of the text message; null for a mail. Refused where no more text messages may be sent today. */
  async invitation(trx: Trx, { invite, guid, inviter, greeted, now }: Sent): Promise<string | null> {
    const { site_id: siteId, method, contact: to } = invite
    const { link } = await getSite(trx, siteId)
    const language = languageOf(invite.language)
    const t = texts.of(language)
    const url = inviteUrl(publicUrl, siteId, invite.application_id, guid)
    const brokerage = senderName(link.AgentProfile)
    const name = (invite.by_broker ? '' : nameInMail(inviter)) || brokerage
    const note = withoutLinks(cleanLines(invite.body))
    const kind = kindOf(invite)
    const greeting = greetingWords(t, method, nameInMail(greeted))
    if (method === 'SMS') {
      const words = textWords(t, kind, { name, brokerage, url })
      const text = [
        ...greeting,
        words.before,
        ...(note === '' ? [] : [words.noteLead, cleanLine(note)]),
        words.after,
      ].join(' ')
      const message = await textOutbox.write(trx, { siteId, kind: 'invitation', to, text }, now)
      if (message === undefined) throw new Refusal('TextsUsedUp')
      return message
    }
    const words = mailWords(t, kind, { name, brokerage })
    const laidOut = layoutMail({
      link,
      language,
      translate: t,
      heading: words.heading,
      paragraphs: [...greeting, ...(note === '' ? [] : [words.noteLead, ...note.split(/\n+/)]), words.what],
      button: { label: words.button, url },
      footer: [
        t('invites.mails:invitation.valid', { date: formatDate(todayOf(invite.expires_at), language) }),
        t('invites.mails:invitation.own'),
        t('invites.mails:invitation.notYou'),
      ],
    })
    await outbox.write(trx, { siteId, kind: 'invitation', to, subject: words.subject, ...laidOut }, now)
    return null
  },

  /**
   * After the application was deleted by its borrower, to an invited person in the language of their invitation. Returns whether it
   * is sent: a text message is not where its site has no more of them that day.
   */
  async deleted(
    trx: Trx,
    { invite, inviter, now }: Omit<Sent, 'guid' | 'invite' | 'greeted'> & { invite: EndedInvite },
  ): Promise<boolean> {
    const { site_id: siteId, method, contact: to } = invite
    const { link } = await getSite(trx, siteId)
    const language = languageOf(invite.language)
    const t = texts.of(language)
    const brokerage = senderName(link.AgentProfile)
    const values = { name: nameInMail(inviter) || brokerage, brokerage }
    const kind = 'invitation-ended'
    if (method === 'SMS') {
      const text = t('invites.mails:deleted.text', values)
      return (await textOutbox.write(trx, { siteId, kind, to, text }, now)) !== undefined
    }
    const laidOut = layoutMail({
      link,
      language,
      translate: t,
      heading: t('invites.mails:deleted.heading', values),
      paragraphs: [t('invites.mails:deleted.body', values)],
    })
    await outbox.write(trx, { siteId, kind, to, subject: t('invites.mails:deleted.subject', values), ...laidOut }, now)
    return true
  },

  /**
   * After a part was sent: thanks its person with a copy, and notifies the main applicant and, if it was late, the
   * broker.
   */
  async done(trx: Trx, done: Done): Promise<void> {
    const { siteId, inviteId, applicationId, userId, name, firstName, email, copyTo, language, isLate, now } = done
    const { link } = await getSite(trx, siteId)
    const brokerage = senderName(link.AgentProfile)
    const values = { name: nameInMail(name), brokerage, reference: applicationId }
    const thanks = (...copy: ('copy' | 'noCopy')[]) => {
      const t = texts.of(language)
      // By the first name, as the main applicant is thanked.
      const own = { ...values, name: nameInMail(firstName) }
      const say = (key: string) => t(`invites.mails:thanks.${key}`, own)
      const paragraphs = [say('body'), say('next'), ...copy.map(say)]
      return layoutMail({ link, language, translate: t, heading: say('heading'), paragraphs })
    }
    const wordsOf = (kind: 'partner' | 'broker') => (reader: Language) => {
      const say = (key: string) => texts.of(reader)(`invites.mails:${kind}.${key}`, values)
      return { subject: say('subject'), heading: say('heading'), paragraphs: [say('body')] }
    }
    const shared = {
      siteId,
      kind: 'invite-thanks',
      subject: texts.of(language)('invites.mails:thanks.subject', values),
    }
    if (isEmail(copyTo)) {
      const attachments = [{ kind: 'part-pdf' as const, inviteId, language }]
      const mail = { ...shared, to: copyTo, ...thanks('copy'), withoutDocuments: thanks('noCopy'), attachments }
      await outbox.write(trx, mail, now)
    } else if (isEmail(email)) await outbox.write(trx, { ...shared, to: email, ...thanks() }, now)
    const user = await findUser(trx, siteId, userId)
    if (user && isEmail(user.email)) {
      const reader = languageOf(user.language)
      const { subject, ...main } = wordsOf('partner')(reader)
      const button = {
        label: texts.of(reader)('invites.mails:partner.button'),
        url: `${publicUrl}/${siteId}/user/mydeals`,
      }
      const laidOut = layoutMail({ link, language: reader, translate: texts.of(reader), ...main, button })
      await outbox.write(trx, { siteId, kind: 'invite-partner', to: user.email, subject, ...laidOut }, now)
    }
    const staff = isLate ? await findStaffReader(trx, link, { applicationId }, language) : undefined
    if (staff === undefined) return
    const page = `/office/d/${siteId}/${applicationId}`
    const mail = { link, page, words: wordsOf('broker'), answeredBy: email }
    const laidOut = layoutStaffMail({ texts, publicUrl }, staff, mail)
    await outbox.write(trx, { siteId, kind: 'invite-broker', ...laidOut }, now)
  },
})
