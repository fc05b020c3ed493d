import type { Language } from '@foyer/domain/kit/language.ts'
import { nameInMail } from '@foyer/domain/kit/links.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail, type MailLayout, senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { getSite } from '../site/index.ts'

type MailServices = Pick<Services, 'outbox' | 'texts' | 'publicUrl'>

export interface Recipient {
  siteId: string
  to: string
  language: Language
  now: Date
}

type Content = Omit<MailLayout, 'link' | 'language' | 'translate'>

/** The mails of a credit insurance application, each in the transaction of its cause. */
export const insuranceMails = ({ outbox, texts }: MailServices) => {
  const write = async (
    trx: Trx,
    kind: 'link' | 'invitation' | 'ready' | 'accessCode',
    { siteId, to, language, now }: Recipient,
    content: (t: (key: string) => string) => Content,
    names: Record<string, string> = {},
  ) => {
    const { link } = await getSite(trx, siteId)
    const translate = texts.of(language)
    const sender = senderName(link.AgentProfile)
    const t = (key: string) => translate(`insurance.mails:${kind}.${key}`, { sender, ...names })
    const laidOut = layoutMail({ link, language, translate, ...content(t) })
    await outbox.write(trx, { siteId, kind: `insurance-${kind}`, to, subject: t('subject'), ...laidOut }, now)
  }
  return {
    link: (trx: Trx, recipient: Recipient, url: string) =>
      write(trx, 'link', recipient, (t) => ({
        heading: t('heading'),
        paragraphs: [t('body'), t('have')],
        button: { label: t('button'), url },
        footer: [t('footer')],
      })),
    /** To an insured person other than the primary applicant: only they answer the questions about their health. */
    invitation: (
      trx: Trx,
      recipient: Recipient,
      { url, name, primary }: { url: string; name: string; primary: string },
    ) =>
      write(
        trx,
        'invitation',
        recipient,
        (t) => ({
          heading: t('heading'),
          paragraphs: [t('body'), t('private'), t('have')],
          button: { label: t('button'), url },
          footer: [t('footer')],
        }),
        { name: nameInMail(name), primary: nameInMail(primary) },
      ),
    ready: (trx: Trx, recipient: Recipient, { name }: { name: string }) =>
      write(trx, 'ready', recipient, (t) => ({ heading: t('heading'), paragraphs: [t('body'), t('next')] }), {
        name: nameInMail(name),
      }),
    accessCode: (trx: Trx, recipient: Recipient, code: string) =>
      write(trx, 'accessCode', recipient, (t) => ({
        heading: t('heading'),
        code,
        paragraphs: [t('body'), t('valid')],
        footer: [t('never')],
      })),
  }
}
