import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { documentName } from './document-name.ts'
import { documentMails, requestUrl } from './mails.ts'
import { findBorrower, type HeldRequest, listRecipients } from './request-store.ts'

interface NotAccepted {
  item: { type: number; description: string }
  reasonIn: (language: Language) => string
  now: Date
}

/**
 * Mails the link to every recipient, and the dashboard to the borrower unless they are a recipient. No one needs another
 * file for a withdrawn request.
 */
export const mailNotAccepted = async (
  trx: Trx,
  services: Pick<Services, 'outbox' | 'texts' | 'publicUrl'>,
  request: HeldRequest,
  { item, reasonIn, now }: NotAccepted,
): Promise<void> => {
  if (request.withdrawn_at) return
  const { publicUrl } = services
  const { site_id: siteId, request_id: requestId } = request
  const recipients = (await listRecipients(trx, siteId, requestId)).map(({ email, language }) => ({
    email,
    language,
    url: requestUrl(publicUrl, siteId, requestId),
  }))
  const borrower = await findBorrower(trx, siteId, request.application_id)
  const isThere = recipients.some(({ email }) => email === borrower?.email)
  const others = borrower && !isThere ? [{ ...borrower, url: `${publicUrl}/${siteId}/user/mydeals` }] : []
  for (const { email, language: code, url } of [...recipients, ...others]) {
    const language = languageOf(code)
    const document = documentName(item, language)
    const reason = reasonIn(language)
    await documentMails(services).notAccepted(trx, { siteId, to: email, language, now }, { document, reason, url })
  }
}
