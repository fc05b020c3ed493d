import type { MakeAttachment } from './kit/deliver-mail.ts'
import type { Services } from './kit/services.ts'

/** Attachments are made from references when a mail is sent; the code for it is loaded with the first one. */
export const makeAttachment =
  (services: Pick<Services, 'database' | 'crypto' | 'texts' | 'limiter' | 'clock'>): MakeAttachment =>
  async (siteId, ref) => {
    if (ref.kind === 'application-pdf')
      return (await import('./review/attachments.ts')).applicationAttachment(services, siteId, ref)
    if (ref.kind === 'part-pdf') return (await import('./invites/attachment.ts')).partAttachment(services, siteId, ref)
    return (await import('./signing/attachment.ts')).signedDocumentAttachment(services, siteId, ref)
  }
