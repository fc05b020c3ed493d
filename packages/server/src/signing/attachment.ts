import type { Language } from '@foyer/domain/kit/language.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import type { MailAttachment } from '../ports/mail.ts'
import { readDocument } from './store.ts'

/** The signed copy attached to a signer's mail. */
export const signedDocumentAttachment = async (
  { database, crypto, texts }: Pick<Services, 'database' | 'crypto' | 'texts'>,
  siteId: string,
  { requestId, language }: { requestId: string; language: Language },
): Promise<MailAttachment> => {
  const content = await inSite(database.db, siteId, (trx) =>
    readDocument(trx, crypto, { siteId, requestId }, 'finished'),
  )
  if (!content) throw new Error('a mail names a signed document that does not exist')
  return { filename: texts.of(language)('signing.mails:fileName'), contentType: 'application/pdf', content }
}
