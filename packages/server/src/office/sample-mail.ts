import type { operatorSampleMailCalls } from '@foyer/contract/site/brand-calls.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { layoutMail, senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { draftedLink } from '../site/index.ts'
import { staffOfLeads } from './lead-inbox-store.ts'

type SampleServices = Pick<Services, 'outbox' | 'texts' | 'publicUrl'>

/** As clients would read it: in the brand as it was saved, with its signature. */
export const sendSampleMail = ({
  outbox,
  texts,
  publicUrl,
}: SampleServices): Handler<(typeof operatorSampleMailCalls)['sendSampleMail']> => ({
  async transaction({ body: { SiteID: siteId, LanguageID }, scope, now, refuse }, trx) {
    const link = await draftedLink(trx, siteId)
    if (link === undefined) return refuse('UnknownSite')
    const person = (await staffOfLeads(trx, siteId)).find((one) => `person:${one.person_id}` === scope.actor)
    if (person === undefined) return refuse('NotPermitted')
    const language = languageOf(LanguageID)
    const translate = texts.of(language)
    const say = (key: string) => translate(`operator.mails:sample.${key}`, { sender: senderName(link.AgentProfile) })
    const laidOut = layoutMail({
      ...{ link, language, translate, heading: say('heading'), paragraphs: [say('body')] },
      button: { label: say('button'), url: `${publicUrl}/${siteId}` },
    })
    await outbox.write(
      trx,
      { siteId, kind: 'brand-sample', to: person.email, subject: say('subject'), ...laidOut },
      now,
    )
    return { Email: person.email }
  },
})
