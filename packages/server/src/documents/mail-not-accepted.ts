import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { documentName } from './document-name.ts'
import { documentMails } from './mails.ts'
import { readersOf } from './readers.ts'
import type { HeldRequest } from './request-store.ts'

interface NotAccepted {
  item: { type: number; description: string }
  reasonIn: (language: Language) => string
  now: Date
}

/** Mails the reason to everyone who may send another file. No one needs another for a withdrawn request. */
export const mailNotAccepted = async (
  trx: Trx,
  services: Pick<Services, 'outbox' | 'texts' | 'publicUrl' | 'keys'>,
  request: HeldRequest,
  { item, reasonIn, now }: NotAccepted,
): Promise<void> => {
  if (request.withdrawn_at) return
  const { site_id: siteId, application_id: applicationId, request_id: requestId } = request
  for (const { email, language: code, url } of await readersOf(trx, services, request)) {
    const language = languageOf(code)
    const document = documentName(item, language)
    const reason = reasonIn(language)
    const decided = { refused: [{ document, reason }], accepted: [], isComplete: false, url }
    await documentMails(services).decided(trx, { siteId, applicationId, requestId, to: email, language, now }, decided)
  }
}
