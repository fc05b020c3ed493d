import { problem } from '@foyer/domain/kit/problem.ts'
import { mostDocumentBytes, signingRequestProblems } from '@foyer/domain/signing/rules.ts'
import type { DealPlace } from '../../kit/paths.ts'

export interface SignerValues {
  FirstName: string
  LastName: string
  Email: string
  /** 1 English, 2 French. */
  LanguageID: number
}

/** A chosen file; its bytes are read when it is sent. */
export interface RequestValues {
  SiteID: string
  Title: string
  TitleFr: string
  Document: File | null
  Signers: SignerValues[]
  EnableOrdering: number
  Note: string
}

/** The deal that a request is made from. */
export interface OfDeal {
  place: DealPlace
  people: readonly SignerValues[]
}

export const requestProblems = (values: RequestValues) => [
  ...problem(values.SiteID === '', 'SiteID', 'UnknownChoice'),
  ...problem(values.Document === null || values.Document.size > mostDocumentBytes, 'Document', 'InvalidDocument'),
  ...signingRequestProblems(values),
]
