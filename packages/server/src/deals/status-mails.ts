import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { type Announced, announced } from '@foyer/domain/deals/announced.ts'
import type { Deal } from '@foyer/domain/deals/fields.ts'
import { brokerWording } from '@foyer/domain/deals/turns.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { formatPhone } from '@foyer/domain/kit/phone.ts'
import type { AgentProfile } from '@foyer/domain/site/fields.ts'
import { findUser } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail, senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import type { Translate } from '../kit/texts.ts'
import { linkOfDeal } from '../site/index.ts'
import type { Sender } from './senders.ts'

type MailServices = Pick<Services, 'outbox' | 'textOutbox' | 'texts' | 'publicUrl'>

interface Change {
  siteId: string
  applicationId: number
  status: Announced
  now: Date
}

/** The news of a deal's status, under the broker's brand; a reply goes to the broker. */
export const statusMails = ({ outbox, textOutbox, texts, publicUrl }: MailServices) => ({
  /** To the borrower in their language, in the words of their dashboard. */
  async toBorrower(
    trx: Trx,
    {
      siteId,
      applicationId,
      status,
      now,
      userId,
      purpose,
    }: Change & { userId: string; purpose: Pick<Deal, 'PurposeDD' | 'SearchStageDD'> },
  ): Promise<void> {
    const user = await findUser(trx, siteId, userId)
    if (!user) return
    const link = await linkOfDeal(trx, siteId, applicationId)
    const language = languageOf(user.language)
    const t = texts.of(language)
    const name = announced[status]
    const laidOut = layoutMail({
      link,
      language,
      translate: t,
      heading: t(`operator.mails:${name}.heading`),
      paragraphs: [
        t(`deals:broker.${brokerWording({ MortgageApplicationStatusDD: status, ...purpose })}`),
        ...talkLine(t, status, link.AgentProfile),
      ],
      button: { label: t('operator.mails:status.button'), url: `${publicUrl}/${siteId}/user/mydeals` },
    })
    const subject = t(`operator.mails:${name}.subject`)
    await outbox.write(trx, { siteId, kind: `deal-${name}`, to: user.email, subject, ...laidOut }, now)
  },

  /**
   * To a person who sent their own part, where their invitation went and in its language. It names neither the mortgage
   * nor another person; a text message, which a locked telephone shows, does not name the status either. Returns whether it is
   * sent: a text message is not where its site has no more of them that day.
   */
  async toSender(
    trx: Trx,
    { siteId, applicationId, status, now, sender }: Change & { sender: Sender },
  ): Promise<boolean> {
    const link = await linkOfDeal(trx, siteId, applicationId)
    const language = languageOf(sender.language)
    const t = texts.of(language)
    const name = announced[status]
    const kind = `deal-${name}`
    if (sender.method === 'SMS') {
      const brokerage = senderName(link.AgentProfile)
      const text = [t('operator.mails:status.text', { brokerage }), ...callLine(t, link.AgentProfile)].join(' ')
      return (await textOutbox.write(trx, { siteId, kind, to: sender.contact, text }, now)) !== undefined
    }
    const laidOut = layoutMail({
      link,
      language,
      translate: t,
      heading: t(`operator.mails:${name}.heading`),
      paragraphs: [t(`operator.mails:${name}.sender`), ...talkLine(t, status, link.AgentProfile)],
    })
    const subject = t(`operator.mails:${name}.subject`)
    await outbox.write(trx, { siteId, kind, to: sender.contact, subject, ...laidOut }, now)
    return true
  },
})

const contactOf = (agent: AgentProfile) => ({
  agent: fullName(agent) || senderName(agent),
  phone: formatPhone(agent.WorkPhone || agent.Mobile),
})

/** Whom to call about a refusal; the other news have the agent's contact below. */
const talkLine = (t: Translate, status: Announced, agent: AgentProfile): string[] => {
  if (announced[status] !== 'declined') return []
  const contact = contactOf(agent)
  return [t(contact.phone === '' ? 'operator.mails:status.reply' : 'operator.mails:status.call', contact)]
}

/** Whom to call, in a text message, which has no reply. */
const callLine = (t: Translate, agent: AgentProfile): string[] => {
  const contact = contactOf(agent)
  return contact.phone === '' ? [] : [t('operator.mails:status.callText', contact)]
}
