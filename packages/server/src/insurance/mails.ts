import { codeDays } from '@foyer/domain/insurance/link-code.ts'
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

type LinkKind = 'link' | 'invitation' | 'signature'

interface Names {
  name: string
  primary: string
}

type Content = Omit<MailLayout, 'link' | 'language' | 'translate'>

/** The mails of a credit insurance application, each in the transaction of its cause. */
export const insuranceMails = ({ outbox, texts }: MailServices) => {
  const write = async (
    trx: Trx,
    kind: LinkKind | 'ready' | 'accessCode',
    { siteId, to, language, now }: Recipient,
    content: (t: (key: string) => string) => Content,
    names: Record<string, string | number> = {},
  ) => {
    const { link } = await getSite(trx, siteId)
    const translate = texts.of(language)
    const sender = senderName(link.AgentProfile)
    const t = (key: string) => translate(`insurance.mails:${kind}.${key}`, { sender, ...names })
    const laidOut = layoutMail({ link, language, translate, ...content(t) })
    await outbox.write(trx, { siteId, kind: `insurance-${kind}`, to, subject: t('subject'), ...laidOut }, now)
  }
  return {
    /**
     * A person's link and its code. `invitation` asks an insured person other than the primary applicant to answer the
     * questions about their health, `signature` to sign as well.
     */
    link: (
      trx: Trx,
      recipient: Recipient,
      { kind, url, code, names: { name, primary } }: { kind: LinkKind; url: string; code: string; names: Names },
    ) =>
      write(
        trx,
        kind,
        recipient,
        (t) => ({
          heading: t('heading'),
          code,
          paragraphs: [t('body'), ...(kind === 'link' ? [] : [t('private')]), t('have'), t('code')],
          button: { label: t('button'), url },
          footer: [t('footer')],
        }),
        { name: nameInMail(name), primary: nameInMail(primary), days: codeDays },
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
