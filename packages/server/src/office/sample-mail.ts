import type { operatorSampleMailCalls } from '@foyer/contract/site/brand-calls.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import type { Trx } from '../db/open-database.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { layoutMail, senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { draftedLink } from '../site/index.ts'
import { staffOfLeads } from './lead-inbox-store.ts'

type SampleServices = Pick<Services, 'outbox' | 'texts' | 'publicUrl'>

interface Sample {
  siteId: string
  link: Link
  to: string
  language: Language
  now: Date
}

/** As clients would read it, with the signature of the brand. */
export const writeSampleMail = async (
  { outbox, texts, publicUrl }: SampleServices,
  trx: Trx,
  { siteId, link, to, language, now }: Sample,
): Promise<void> => {
  const translate = texts.of(language)
  const say = (key: string) => translate(`operator.mails:sample.${key}`, { sender: senderName(link.AgentProfile) })
  const laidOut = layoutMail({
    ...{ link, language, translate, heading: say('heading'), paragraphs: [say('body')] },
    button: { label: say('button'), url: `${publicUrl}/${siteId}` },
  })
  await outbox.write(trx, { siteId, kind: 'brand-sample', to, subject: say('subject'), ...laidOut }, now)
}

/** In the brand as it was saved, to the person who asks. */
export const sendSampleMail = (
  services: SampleServices,
): Handler<(typeof operatorSampleMailCalls)['sendSampleMail']> => ({
  async transaction({ body: { SiteID: siteId, LanguageID }, scope, now, refuse }, trx) {
    const link = await draftedLink(trx, siteId)
    if (link === undefined) return refuse('UnknownSite')
    const person = (await staffOfLeads(trx, siteId)).find((one) => `person:${one.person_id}` === scope.actor)
    if (person === undefined) return refuse('NotPermitted')
    await writeSampleMail(services, trx, { siteId, link, to: person.email, language: languageOf(LanguageID), now })
    return { Email: person.email }
  },
})
