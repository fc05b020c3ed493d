import type { Language } from '@foyer/domain/kit/language.ts'
import type { RequestState, SignerState } from '@foyer/domain/signing/states.ts'
import type { Trx } from '../db/open-database.ts'

/** The place of a signature in the document: points from the lower left corner of a page, pages counted from 1. */
export interface SignaturePlace {
  page: number
  x: number
  y: number
  width: number
  height: number
}

export interface NewSigner {
  /** The caller's number for this person (an ApplicantID), unique in the request. */
  signerId: number
  firstName: string
  lastName: string
  email: string
  /** Their turn where the order counts, from 1. */
  order: number
  language: Language
  /** Without a place they sign on a page added at the end. */
  place?: SignaturePlace
  /** They cannot sign before the caller has stored what they declare with their signature (`declare`). */
  needsStatement?: boolean
}

/** A document of the broker, or an insurance application. */
export type SigningPurpose = 'document' | 'insurance'

export interface NewSigningRequest {
  siteId: string
  /** The caller's id of the signed item, to find it again. */
  referenceId: string
  /** Staff need the rights of insurance for what is signed for it. */
  purpose: SigningPurpose
  /** A short title, shown to each signer in mails and on the page. */
  title: Record<Language, string>
  /** A few words to the signers, in the mail with their link. */
  note?: string
  /** The deal that it is made from. */
  applicationId?: number
  /** At most `mostDocumentBytes` (domain/signing/rules.ts), and not encrypted. */
  documentPdf: Uint8Array
  signers: NewSigner[]
  /** One after the other, by `order`; otherwise all at once. */
  isOrdered: boolean
  /**
   * The caller leads each signer to the page (`admit`), so no links are mailed. An external service mails its links
   * anyway.
   */
  isOnPage?: boolean
  /** Who requested it, for the audit trail: a user's id, `operator`, the subject of a grant. */
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
    /** Whether their statement can still be stored or replaced. */
    mayDeclare: boolean
  }[]
}

export interface SignerRef {
  siteId: string
  requestId: string
  signerId: number
}

/**
 * Has a finished PDF signed by people who are contacted by mail, or led to the page by the caller. All functions work in the caller's
 * transaction, which must be restricted to the site. `request` only writes rows, mails and jobs, so a rollback undoes
 * it. The rest (links by mail, codes, order, the sealed document, a copy for every signer) is up to this port. The
 * caller checks the signers first, see `signersProblems`.
 */
export interface SigningPort {
  /** Whether documents are signed at an external service, to which signers come by mail only. */
  readonly isOutside: boolean
  request(trx: Trx, request: NewSigningRequest, now: Date): Promise<{ requestId: string }>
  /** Stores what a signer declares with their signature, for the page and the certificate; false once they cannot sign. */
  declare(trx: Trx, signer: SignerRef, statement: Record<Language, string>): Promise<boolean>
  /**
   * Leads a signer to the page, whose mailbox the caller has proven by a mailed code. Returns the subject of their
   * grant `signer`; undefined if there is nothing for them to sign now.
   */
  admit(trx: Trx, signer: SignerRef, at: { now: Date; ip: string }): Promise<string | undefined>
  /** Undefined for a request that this site does not have. */
  progress(trx: Trx, siteId: string, requestId: string): Promise<SigningProgress | undefined>
  /** The sealed document with its signatures; undefined until all have signed. */
  signedDocument(trx: Trx, siteId: string, requestId: string): Promise<Uint8Array | undefined>
}
