import type { Language } from '@foyer/domain/kit/language.ts'
import { inSite } from '../kit/transaction.ts'
import type { MailAttachment } from '../ports/mail.ts'
import { type PdfServices, pdfOfPart } from '../review/index.ts'
import { findInviteSubmission } from './submission-store.ts'

/**
 * A person's copy of the part they sent; undefined if it cannot be drawn, or if the application with all its parts was
 * deleted before the mail was sent.
 */
export const partAttachment = async (
  services: PdfServices,
  siteId: string,
  { inviteId, language }: { inviteId: number; language: Language },
): Promise<MailAttachment | undefined> => {
  const sent = await inSite(services.database.db, siteId, (trx) => findInviteSubmission(trx, siteId, inviteId))
  const content = sent && (await pdfOfPart(services, sent, language))
  if (content === undefined) return undefined
  const filename = services.texts.of(language)('invites.mails:fileName', { reference: sent?.applicationId ?? 0 })
  return { filename, contentType: 'application/pdf', content }
}
