import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { nameInMail, withoutLinks } from '@foyer/domain/kit/links.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail, type MailLayout, senderName } from '../kit/mail-layout.ts'
import { linkIdOf } from '../kit/request-link.ts'
import type { Services } from '../kit/services.ts'
import { findStaffReader, layoutStaffMail } from '../kit/staff-mail.ts'
import { getSite, linkOfDeal } from '../site/index.ts'
import type { RequestFacts } from './request-facts.ts'

type MailServices = Pick<Services, 'outbox' | 'texts' | 'publicUrl' | 'keys'>

export interface MailTo {
  siteId: string
  /** Of the request; null: it belongs to none. */
  applicationId: number | null
  /** The request, with which the mail is removed; where it is about several of a deal, one of them. */
  requestId: string
  to: string
  language: Language
  now: Date
}

type Content = Omit<MailLayout, 'link' | 'language' | 'translate' | 'heading'>
type Say = (key: string, values?: Record<string, string | number>) => string

/** The target of a request's link: the page that asks for the code, or continues directly without one. */
export const requestUrl = (
  { publicUrl, keys }: Pick<Services, 'publicUrl' | 'keys'>,
  siteId: string,
  requestId: string,
) => `${publicUrl}/${siteId}/reqdoc/upload/${linkIdOf(keys, siteId, requestId)}`

interface Requested {
  /** As the broker wrote it. */
  name: string
  facts: RequestFacts
  documents: string[]
  /** A date; null without one. */
  dueOn: string | null
  withCode: boolean
}

interface Reminder extends Pick<Requested, 'name' | 'documents' | 'withCode' | 'dueOn'> {
  today: string
}

interface Decided {
  /** Not accepted, with the reason. */
  refused: readonly { document: string; reason: string }[]
  accepted: readonly string[]
  isComplete: boolean
  url: string
}

/** Which request it is: its name, then the mortgage and its applicants as far as this recipient may know them. */
const aboutRequest = ({ name, facts }: Requested, say: Say): string[] => {
  const mortgage = joined([facts.purpose, withoutLinks(cleanLine(facts.place))])
  const people = joined(facts.people.map(nameInMail))
  return [
    say('name', { name: cleanLine(name) }),
    ...(mortgage ? [say('mortgage', { mortgage })] : []),
    ...(people ? [say('people', { people })] : []),
  ]
}

/** The mails about documents, each written in the transaction of its cause. */
export const documentMails = (services: MailServices) => {
  const { outbox, texts, publicUrl } = services
  const write = async (
    trx: Trx,
    kind: string,
    { siteId, applicationId, requestId, to, language, now }: MailTo,
    content: (say: Say, link: Link) => Content,
  ) => {
    const link = await linkOfDeal(trx, siteId, applicationId)
    const translate = texts.of(language)
    const sender = fullName(link.AgentProfile) || senderName(link.AgentProfile)
    const say: Say = (key, values = {}) => translate(`documents.mails:${kind}.${key}`, { sender, ...values })
    const laidOut = layoutMail({ link, language, translate, heading: say('heading'), ...content(say, link) })
    const mail = { siteId, kind: `documents-${kind}`, to, subject: say('subject'), documentRequestId: requestId }
    await outbox.write(trx, { ...mail, ...laidOut }, now)
  }
  return {
    /** The requested documents with the link. A code is mailed separately, so that a forwarded link opens nothing. */
    requested: (trx: Trx, recipient: MailTo, request: Requested) =>
      write(trx, 'requested', recipient, (say) => ({
        paragraphs: [
          say('body'),
          aboutRequest(request, say),
          say('documents'),
          request.documents.map(cleanLine),
          ...(request.dueOn === null ? [] : [say('due', { date: formatDate(request.dueOn, recipient.language) })]),
        ],
        button: { label: say('button'), url: requestUrl(services, recipient.siteId, recipient.requestId) },
        footer: [...(request.withCode ? [say('code')] : []), say('valid'), say('notYou')],
      })),
    /** The documents that are still missing: due soon, today, since, or on no day. */
    reminder: (trx: Trx, recipient: MailTo, { name, documents, withCode, dueOn, today }: Reminder) =>
      write(trx, 'reminder', recipient, (say) => ({
        paragraphs: [
          dueOn === null
            ? say('open')
            : say(dueOn < today ? 'late' : 'body', { date: formatDate(dueOn, recipient.language) }),
          [say('name', { name: cleanLine(name) })],
          say('documents'),
          documents.map(cleanLine),
          say('missing'),
        ],
        button: { label: say('button'), url: requestUrl(services, recipient.siteId, recipient.requestId) },
        footer: [...(withCode ? [say('code')] : []), say('notYou')],
      })),
    /** The broker needs the documents no longer. */
    withdrawn: (
      trx: Trx,
      recipient: MailTo,
      { name, hasFiles, hasDeleted }: { name: string; hasFiles: boolean; hasDeleted: boolean },
    ) =>
      write(trx, 'withdrawn', recipient, (say) => ({
        paragraphs: [
          say('body', { name: cleanLine(name) }),
          ...(hasFiles ? [say('kept')] : []),
          ...(hasDeleted ? [say('deleted')] : []),
        ],
      })),
    accessCode: (trx: Trx, recipient: MailTo, code: string) =>
      write(trx, 'accessCode', recipient, (say) => ({ code, paragraphs: [say('body')], footer: [say('never')] })),
    /** Decisions of the broker. `isComplete`: none of the documents that this reader sees is open. */
    decided: (trx: Trx, recipient: MailTo, { refused, accepted, isComplete, url }: Decided) =>
      refused.length === 0
        ? write(trx, 'accepted', recipient, (say) => ({
            paragraphs: [say('body'), accepted.map(cleanLine), ...(isComplete ? [say('complete')] : [])],
          }))
        : write(trx, 'notAccepted', recipient, (say) => ({
            paragraphs: [
              say('body'),
              refused.map(({ document, reason }) =>
                say('document', { document: cleanLine(document), reason: cleanLine(reason) }),
              ),
              say('again'),
              ...(accepted.length === 0 ? [] : [say('accepted'), accepted.map(cleanLine)]),
            ],
            button: { label: say('button'), url },
          })),
    /** To staff. */
    async submitted(
      trx: Trx,
      siteId: string,
      request: {
        applicationId: number
        requestId: string
        name: string
        answeredBy: string
        /** The document and why. */
        notAvailable: (language: Language) => [document: string, reason: string][]
      },
      now: Date,
    ) {
      const { link } = await getSite(trx, siteId)
      const { applicationId, requestId, answeredBy } = request
      const reader = await findStaffReader(trx, link, { applicationId, actions: ['document.view'] })
      if (reader === undefined) return
      const values = { name: cleanLine(request.name) }
      const words = (language: Language) => {
        const say = (key: string) => texts.of(language)(`documents.mails:submitted.${key}`, values)
        const statements = request.notAvailable(language).map((one) =>
          joined(
            one.map((words) => withoutLinks(cleanLine(words))),
            ' – ',
          ),
        )
        return {
          subject: say('subject'),
          heading: say('heading'),
          paragraphs: [say('body'), ...(statements.length === 0 ? [] : [say('notAvailable'), statements])],
        }
      }
      const page = applicationId > 0 ? `/office/d/${siteId}/${applicationId}?tab=documents` : '/office'
      const mail = layoutStaffMail({ texts, publicUrl }, reader, { link, page, words, answeredBy })
      await outbox.write(trx, { siteId, kind: 'documents-submitted', documentRequestId: requestId, ...mail }, now)
    },
  }
}
