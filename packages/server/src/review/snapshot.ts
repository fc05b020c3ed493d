import type { Application } from '@foyer/domain/application-fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { canonicalHash } from '../kit/canonical-hash.ts'

/** What was submitted, with the brand it was submitted under: everything that the document shows, for ever. */
export interface Snapshot {
  Application: Application
  Link: Pick<Link, 'PrimaryColor' | 'AgentProfile'>
  /** The language the application and its consent were read in. */
  Language: Language
}

/**
 * Who consented to what, when and from where. TextHash is the SHA-256 of the exact words they read, PartHash that of
 * the part they consented to (see partHash): once the part differs, the consent is void.
 */
export interface ConsentRecord {
  ApplicantID: number
  Name: string
  ConsentVersion: string
  TextHash: string
  PartHash: string
  Language: Language
  AcceptedAt: string
  Ip: string
  /** The user, or whoever was handed the user's session. */
  Actor: string
}

/** Of a submission: who has no consent in it. Of them it holds the name alone. */
export const isToComeIn =
  (consents: readonly Pick<ConsentRecord, 'ApplicantID'>[]) =>
  (applicantId: number): boolean =>
    consents.every(({ ApplicantID }) => ApplicantID !== applicantId)

/** SHA-256 in hex; the journal and the audit trail hold it. */
export const snapshotHash = (snapshot: Snapshot): string => canonicalHash(snapshot)
