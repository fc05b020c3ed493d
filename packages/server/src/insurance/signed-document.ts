import type { Language } from '@foyer/domain/kit/language.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { pdfOfInsurance } from './document.ts'
import { type CliRow, isPrepared } from './store.ts'

type Parts = Pick<Services, 'database' | 'texts' | 'crypto' | 'keys' | 'signing'>

/** The document with its signatures as soon as there are all of them, else as it was prepared; undefined before that. */
export const documentOf = async (parts: Parts, row: CliRow, language: Language): Promise<Uint8Array | undefined> => {
  const { signing_request_id: requestId, site_id: siteId } = row
  const signed =
    requestId === null
      ? undefined
      : await inSite(parts.database.db, siteId, (trx) => parts.signing.signedDocument(trx, siteId, requestId))
  if (signed) return signed
  return isPrepared(row) ? pdfOfInsurance(parts, row, language) : undefined
}
