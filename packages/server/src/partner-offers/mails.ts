import { formatDate } from '@foyer/domain/kit/dates.ts'
import { isEmail } from '@foyer/domain/kit/email.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { formatPhone } from '@foyer/domain/kit/phone.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import type { SentApplication } from '@foyer/domain/partner-offers/fields.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { getSite } from '../site/index.ts'

interface Answered {
  siteId: string
  offerId: string
  to: string
  sent: SentApplication
  now: Date
}

/** To the insurance contact, in both languages, since nothing says which they read. */
export const partnerMails = ({ outbox, texts, publicUrl }: Pick<Services, 'outbox' | 'texts' | 'publicUrl'>) => ({
  async answered(trx: Trx, { siteId, offerId, to, sent, now }: Answered): Promise<void> {
    if (!isEmail(to)) return
    const { link } = await getSite(trx, siteId)
    const isYes = sent.Answer === 1
    const say = (language: Language, key: string) =>
      texts.of(language)(`partner-offers.mails:${isYes ? 'yes' : 'no'}.${key}`, {
        name: cleanLine(sent.Names[0] ?? ''),
      })
    const [language, other] = sent.LanguageID === 2 ? (['fr', 'en'] as const) : (['en', 'fr'] as const)
    const closing = formatDate(sent.ClosingDate, language)
    const facts = [sent.Names.join(', '), sent.Email, formatPhone(sent.Phone), sent.Property, closing].filter(Boolean)
    const { text, html } = layoutMail({
      link,
      language,
      translate: texts.of(language),
      heading: say(language, 'heading'),
      paragraphs: [...(isYes ? [facts] : []), say(language, 'next')],
      other: { language: other, heading: say(other, 'heading'), paragraphs: [say(other, 'next')] },
      ...(isYes && {
        button: {
          label: say(language, 'button'),
          url: `${publicUrl}/cooperators/application/${offerId}`,
        },
      }),
    })
    const subject = `${say('en', 'heading')} / ${say('fr', 'heading')}`
    await outbox.write(trx, { siteId, kind: 'partner-offer-answered', to, subject, text, html }, now)
  },
})
