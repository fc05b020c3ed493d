import { createHash } from 'node:crypto'
import type { Application } from '@foyer/domain/application-fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { Link } from '@foyer/domain/site/fields.ts'

/** What was submitted, with the brand it was submitted under: everything that the document shows, for ever. */
export interface Snapshot {
  Application: Application
  Link: Pick<Link, 'PrimaryColor' | 'AgentProfile'>
  /** The language the application and its consent were read in. */
  Language: Language
}

/** Who consented to what, when and from where. TextHash is the SHA-256 of the very words they read. */
export interface ConsentRecord {
  ApplicantID: number
  Name: string
  ConsentVersion: string
  TextHash: string
  Language: Language
  AcceptedAt: string
  Ip: string
  /** The user, or whoever was handed the user's session. */
  Actor: string
}

/** JSON with the keys in order, so that what comes back from the database reads the same. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`
}

/** SHA-256 in hex; the journal and the audit trail hold it. */
export const snapshotHash = (snapshot: Snapshot): string =>
  createHash('sha256').update(canonical(snapshot), 'utf8').digest('hex')
