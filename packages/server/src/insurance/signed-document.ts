import type { Language } from '@foyer/domain/kit/language.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { pdfOfInsurance, pdfOfPerson } from './document.ts'
import { listPeople } from './people-store.ts'
import { type CliRow, isPrepared } from './store.ts'

type Parts = Pick<Services, 'database' | 'texts' | 'crypto' | 'keys' | 'signing'>

/** The signed document; undefined until everyone has signed. */
export const signedDocumentOf = async ({ database, signing }: Parts, row: CliRow): Promise<Uint8Array | undefined> => {
  const { signing_request_id: requestId, site_id: siteId } = row
  return requestId === null
    ? undefined
    : inSite(database.db, siteId, (trx) => signing.signedDocument(trx, siteId, requestId))
}

/** For the operator: the signed document, before that the prepared one; undefined if there is neither. */
export const documentOf = async (parts: Parts, row: CliRow, language: Language): Promise<Uint8Array | undefined> => {
  const signed = await signedDocumentOf(parts, row)
  if (signed || !isPrepared(row)) return signed
  const people = await inSite(parts.database.db, row.site_id, (trx) => listPeople(trx, row))
  return pdfOfInsurance(parts, row, language, people)
}

/**
 * For one person: the signed document as soon as there is one. Before that, and on request, their own copy with their
 * health answers, which the signed document does not print.
 */
export const documentFor = async (
  parts: Parts,
  row: CliRow,
  language: Language,
  { applicantId, isOwnCopy }: { applicantId: number; isOwnCopy: boolean },
): Promise<Uint8Array | undefined> => {
  const signed = isOwnCopy ? undefined : await signedDocumentOf(parts, row)
  if (signed || !isPrepared(row)) return signed
  return pdfOfPerson(parts, row, language, applicantId)
}
