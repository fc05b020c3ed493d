import type { Language } from '@foyer/domain/kit/language.ts'
import type { RequestState, SignerState } from '@foyer/domain/signing/states.ts'
import type { Trx } from '../db/open-database.ts'

/** Where a signature stands in the document: points from the lower left corner of a page, pages counted from 1. */
export interface SignaturePlace {
  page: number
  x: number
  y: number
  width: number
  height: number
}

export interface NewSigner {
  /** The caller's own number of this person (an ApplicantID), unique in the request. */
  signerId: number
  firstName: string
  lastName: string
  email: string
  /** Their turn where the order counts, from 1. */
  order: number
  language: Language
  /** None: they sign on a page that is added at the end. */
  place?: SignaturePlace
}

export interface NewSigningRequest {
  siteId: string
  /** The caller's own id of what is signed, kept to find it again. */
  referenceId: string
  /** What is signed, in a few words, as each signer reads it in mails and on the page. */
  title: Record<Language, string>
  /** At most `mostDocumentBytes` (domain/signing/rules.ts), and not encrypted. */
  documentPdf: Uint8Array
  signers: NewSigner[]
  /** One after the other, by `order`; otherwise all at once. */
  isOrdered: boolean
  /** Who asked, for the record: a user's id, `operator`, the subject of a grant. */
  actor: string
}

export interface SigningProgress {
  requestId: string
  referenceId: string
  state: RequestState
  createdAt: Date
  completedAt: Date | undefined
  signers: {
    signerId: number
    firstName: string
    lastName: string
    email: string
    state: SignerState
    signedAt: Date | undefined
  }[]
}

/**
 * What a feature needs to have a finished PDF signed by people who are reached by mail. All three work in the caller's
 * transaction, which must see the site. `request` writes rows, mails and jobs in it and calls nobody: when the
 * transaction is undone, nothing was asked. What happens afterwards (links by mail, codes, turns, the sealed document, a
 * copy for every signer) is this port's own. Signers are checked by the caller first, see `signersProblems`.
 */
export interface SigningPort {
  request(trx: Trx, request: NewSigningRequest, now: Date): Promise<{ requestId: string }>
  /** Undefined for a request that this site does not have. */
  progress(trx: Trx, siteId: string, requestId: string): Promise<SigningProgress | undefined>
  /** The document with its signatures, sealed; undefined until everybody has signed. */
  signedDocument(trx: Trx, siteId: string, requestId: string): Promise<Uint8Array | undefined>
}
