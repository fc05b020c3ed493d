import { joined } from '@foyer/domain/kit/isolate.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { nameInMail, withoutLinks } from '@foyer/domain/kit/links.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { linkDays } from '@foyer/domain/signing/rules.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import type { Trx } from '../db/open-database.ts'
import { layoutMail, type MailLayout, senderName } from '../kit/mail-layout.ts'
import type { AttachmentRef } from '../kit/outbox.ts'
import type { Services } from '../kit/services.ts'
import { findStaffReader, layoutStaffMail, type StaffReader } from '../kit/staff-mail.ts'
import { getSite } from '../site/index.ts'
import type { Signer, SigningRequest } from './store.ts'

export type MailServices = Pick<Services, 'outbox' | 'texts' | 'publicUrl'>

type Content = Omit<MailLayout, 'link' | 'language' | 'translate'> & { attachments?: AttachmentRef[] }
type Words = (key: string, values?: Record<string, string | number>) => string

const nameOf = ({ firstName, lastName }: Pick<Signer, 'firstName' | 'lastName'>) =>
  nameInMail(`${firstName} ${lastName}`)

/**
 * The mails of a signing, each in its reader's language. A reply to those to the broker goes to the signer, the first of several.
 */
export const signingMails = ({ outbox, texts, publicUrl }: MailServices) => {
  const wordsOf =
    (language: Language, kind: string, { title }: SigningRequest, link: Link): Words =>
    (key, values = {}) =>
      texts.of(language)(`signing.mails:${kind}.${key}`, {
        sender: senderName(link.AgentProfile),
        title: withoutLinks(cleanLine(title[language])),
        ...values,
      })
  const toSigner = async (
    trx: Trx,
    kind: string,
    request: SigningRequest,
    { email, language }: Signer,
    now: Date,
    content: (t: Words) => Content,
  ) => {
    const { siteId } = request
    const { link } = await getSite(trx, siteId)
    const t = wordsOf(language, kind, request, link)
    const { attachments, ...layout } = content(t)
    const laidOut = layoutMail({ link, language, translate: texts.of(language), ...layout })
    const mail = { siteId, kind: `signing-${kind}`, to: email, subject: t('subject'), ...laidOut }
    await outbox.write(trx, { ...mail, ...(attachments && { attachments }) }, now)
  }
  const toBroker = async (
    trx: Trx,
    kind: string,
    { request, signer, now }: { request: SigningRequest; signer: Signer | undefined; now: Date },
    paragraphs: (t: Words, reader: StaffReader) => string[],
  ) => {
    const { siteId, requestId, purpose, applicationId = 0, personId } = request
    const { link } = await getSite(trx, siteId)
    const actions =
      purpose === 'insurance' ? (['signing.view', 'insurance.view'] as const) : (['signing.view'] as const)
    const reader = await findStaffReader(trx, link, { applicationId, actions, personId })
    if (reader === undefined) return
    const laidOut = layoutStaffMail({ texts, publicUrl }, reader, {
      link,
      page: `/office/signing/${siteId}/${requestId}`,
      words: (language) => {
        const t = wordsOf(language, kind, request, link)
        return { subject: t('subject'), heading: t('heading'), paragraphs: paragraphs(t, reader) }
      },
      answeredBy: signer?.email ?? '',
    })
    await outbox.write(trx, { siteId, kind: `signing-${kind}`, ...laidOut }, now)
  }
  return {
    link: (trx: Trx, request: SigningRequest, signer: Signer, token: string, now: Date) =>
      toSigner(trx, 'link', request, signer, now, (t) => ({
        heading: t('heading'),
        paragraphs: [
          t('body', { name: nameInMail(signer.firstName) }),
          ...(request.note === '' ? [] : [t('noteLead'), ...withoutLinks(request.note).split(/\n+/)]),
          t('code'),
        ],
        button: { label: t('button'), url: `${publicUrl}/${request.siteId}/sign/${token}` },
        footer: [t('valid', { days: linkDays }), t('notYou')],
      })),
    code: (trx: Trx, request: SigningRequest, signer: Signer, code: string, now: Date) =>
      toSigner(trx, 'code', request, signer, now, (t) => ({
        heading: t('heading'),
        code,
        paragraphs: [t('body'), t('valid')],
        footer: [t('never')],
      })),
    copy: (trx: Trx, request: SigningRequest, signer: Signer, now: Date) =>
      toSigner(trx, 'copy', request, signer, now, (t) => ({
        heading: t('heading'),
        paragraphs: [t('body', { name: nameInMail(signer.firstName) }), t('keep')],
        attachments: [{ kind: 'signed-document', requestId: request.requestId, language: signer.language }],
      })),
    stopped: (trx: Trx, request: SigningRequest, signer: Signer, now: Date) =>
      toSigner(trx, 'stopped', request, signer, now, (t) => ({
        heading: t('heading'),
        paragraphs: [t('body', { name: nameInMail(signer.firstName) }), t('next')],
      })),
    brokerCompleted: (trx: Trx, request: SigningRequest, signers: readonly Signer[], now: Date) =>
      toBroker(trx, 'brokerCompleted', { request, signer: signers[0], now }, (t) => [
        t('body', { names: joined(signers.map(nameOf)), reference: request.referenceId }),
      ]),
    brokerDeclined: (trx: Trx, request: SigningRequest, signer: Signer, reason: string, now: Date) =>
      toBroker(trx, 'brokerDeclined', { request, signer, now }, (t, { hasOffice }) => [
        t('body', { name: nameOf(signer), reference: request.referenceId }),
        // It may be about someone's health; the office shows it.
        ...(hasOffice ? [] : [t('reason', { reason: withoutLinks(cleanLine(reason)) })]),
      ]),
  }
}

export type SigningMails = ReturnType<typeof signingMails>
