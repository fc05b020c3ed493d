import { isEmail } from '@foyer/domain/kit/email.ts'
import { isolated } from '@foyer/domain/kit/isolate.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { withoutLinks } from '@foyer/domain/kit/links.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { formNameOf } from '@foyer/domain/leads/render-form.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail } from '../kit/mail-layout.ts'
import type { PreparedMail } from '../kit/outbox.ts'
import type { Services } from '../kit/services.ts'
import type { OpenForm } from './form-store.ts'
import type { NewLead } from './lead-store.ts'

/** Long texts are cut in the mail; the list of leads has the whole answer. */
const longestInMail = 500

/** Whether no mail program makes a link to a page of the address: `www.a.example/b@c.ca` is a valid one too. */
const isPlainEmail = (address: string) => /^[\w.%+-]+@[\w.-]+$/.test(address)

/** To the lead's owner, in both languages, because the broker's is unknown; answers are shown without links. */
export const leadMails = ({ outbox, texts }: Pick<Services, 'outbox' | 'texts'>) => ({
  arrived(trx: Trx, to: string, form: OpenForm, lead: NewLead): PreparedMail | undefined {
    if (!isEmail(to)) return undefined
    const say = (language: Language, key: string) =>
      texts.of(language)(`leads.mails:arrived.${key}`, { form: cleanLine(formNameOf(form.description, language)) })
    const [language, other] = lead.language === 2 ? (['fr', 'en'] as const) : (['en', 'fr'] as const)
    const colon = language === 'fr' ? '\u00a0:' : ':'
    const answers = lead.answers.map(({ Label, Row, Values, Words }) => {
      const short = Words.length > longestInMail ? `${Words.slice(0, longestInMail)} …` : Words
      // The broker replies to the visitor's address, so that one is shown unchanged.
      const words = Values.includes(lead.email) && isPlainEmail(lead.email) ? short : withoutLinks(short)
      const label = isolated(Label)
      return `${Row > 1 ? `${label} (${Row})` : label}${colon} ${isolated(words)}`
    })
    const laidOut = layoutMail({
      link: form.link,
      language,
      translate: texts.of(language),
      heading: say(language, 'heading'),
      paragraphs: [answers, say(language, 'next')],
      other: { language: other, heading: say(other, 'heading'), paragraphs: [say(other, 'next')] },
      isToAgent: true,
      answeredBy: lead.email,
    })
    const subject = `${say('en', 'subject')} / ${say('fr', 'subject')}`
    const { siteId, leadId } = lead
    return outbox.prepare(trx, { siteId, kind: 'lead-arrived', to, subject, leadId, ...laidOut }, lead.now)
  },
})
