import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { requestUrl } from './mails.ts'
import { findBorrower, type HeldRequest, listRecipients, showsBorrower } from './request-store.ts'

/** A reader of the mails about decisions, and where they find the documents. */
export interface Reader {
  email: string
  language: number
  url: string
}

/** Every recipient with the link, and the borrower with the dashboard, if they see the request and are no recipient. */
export const readersOf = async (
  trx: Trx,
  services: Pick<Services, 'publicUrl' | 'keys'>,
  { site_id: siteId, request_id: requestId, application_id: applicationId }: HeldRequest,
): Promise<Reader[]> => {
  const recipients = (await listRecipients(trx, siteId, requestId)).map(({ email, language }) => ({
    email,
    language,
    url: requestUrl(services, siteId, requestId),
  }))
  const borrower = await findBorrower(trx, siteId, applicationId)
  if (!(await showsBorrower(trx, siteId, requestId))) return recipients
  if (!borrower || recipients.some(({ email }) => email === borrower.email)) return recipients
  const { email, language } = borrower
  return [...recipients, { email, language, url: `${services.publicUrl}/${siteId}/user/mydeals` }]
}
