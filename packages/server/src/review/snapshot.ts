import type { Application } from '@foyer/domain/application-fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { ConsentRecord } from '@foyer/domain/review/consent-record.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { canonicalHash } from '../kit/canonical-hash.ts'

/**
 * What was submitted, with the brand at that time: everything that the document shows, permanently. Numbers of
 * identification documents are masked as SINs are: whole ones are encrypted beside it.
 */
export interface Snapshot {
  Application: Application
  Link: Pick<Link, 'PrimaryColor' | 'AgentProfile'>
  /** The language the application and its consent were read in. */
  Language: Language
}

/** Whether an applicant of a submission has no consent in it. The submission contains only their name. */
export const isToComeIn =
  (consents: readonly Pick<ConsentRecord, 'ApplicantID'>[]) =>
  (applicantId: number): boolean =>
    consents.every(({ ApplicantID }) => ApplicantID !== applicantId)

/** SHA-256 in hex, stored in the journal and the audit trail. */
export const snapshotHash = (snapshot: Snapshot): string => canonicalHash(snapshot)
