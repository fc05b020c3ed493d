import type { Reasons } from '@foyer/domain/applicants/contradictions.ts'
import type { Identification } from '@foyer/domain/applicants/fields.ts'
import type { DealTerms } from '@foyer/domain/deals/fields.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import type { DeepPartial } from '@foyer/domain/kit/merge.ts'
import type { RequestedMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import type { PendingChanges } from '@foyer/domain/mortgage-request/shared-changes.ts'
import type { AgentProfile, ApplicationSettings } from '@foyer/domain/site/fields.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { BankRequestRow } from './assemble-bank-statements.ts'
import type { LegalTextRow } from './legal-text.ts'
import type { RequestRow } from './request-rows.ts'

/** Rows as returned by foyer_application_rows (db/functions): instants are texts, bytes base64, answers as stored. */
export interface ApplicationRow {
  site_id: string
  application_id: number
  user_id: string
  main_applicant_id: number
  current_applicant_id: number
  version: number
  step: number
  status: number
  request_review: number
  display_mortgage: number
  display_income: number
  land_ownership: number
  interview: DeepPartial<InterView>
  requested_mortgage: DeepPartial<RequestedMortgage>
  /** What its broker arranged. */
  deal_terms: Partial<DealTerms>
  /** -1 until the borrower has saved the mortgage request: until then it follows from the interview alone. */
  request_type: number
  comments: string
  created_at: string
  submitted_at: string | null
  /** What an invited person changed and the main applicant has not confirmed. */
  shared_changes: PendingChanges
}

export interface ApplicantRow {
  applicant_id: number
  application_id: number
  primary_flag: number
  step: number
  same_address: number
  created_at: string
  /** Without the SIN, which is encrypted in sin_cipher. */
  identification: DeepPartial<Identification>
  sin_cipher: string | null
  reasons: Partial<Reasons>
}

export interface RecordRow {
  record_id: number
  kind: string
  applicant_id: number
  data: Record<string, unknown>
  secret: string | null
}

export interface DraftRow {
  applicant_id: number
  step_key: string
  data: unknown
  saved_at: string
}

/**
 * An invitation as part of an application. `open`: neither submitted nor withdrawn, and either its link is still valid or
 * the person of a part has opened it.
 */
export interface InviteNote {
  invite_id: number
  applicant_id: number
  contact: string
  method: 'Email' | 'SMS'
  /** As the main applicant named the person. */
  first_name: string
  last_name: string
  open: boolean
}

/** A part sent by an invited person, with the hash of what their consent covers. */
export interface SentPart {
  invite_id: number
  applicant_id: number
  part_hash: string
}

export interface ApplicationRows {
  settings: Partial<ApplicationSettings>
  /** Whether text messages reach anyone. */
  sendsTexts: boolean
  /** The median minutes of each step that enough people have finished. */
  stepMinutes: Record<string, number>
  /** The recipient of the consent. */
  agent: Pick<AgentProfile, 'BrokerageName' | 'FirstName' | 'LastName'>
  /** The approved text of the consent that is in force. */
  consent: LegalTextRow | null
  /** Null for application 0, which is not created yet. */
  application: ApplicationRow | null
  /** The primary one first. */
  applicants: ApplicantRow[]
  records: RecordRow[]
  /** For application 0: the latest of its user with personal details. */
  earlier: { application_id: number; created_at: string } | null
  drafts: DraftRow[]
  invites: InviteNote[]
  /** Oldest first; a part may be sent again after its consent became void. */
  sent: SentPart[]
  /** The version that last changed each applicant by id, and the shared part under 0. */
  parts: Record<number, number>
  /** Requests for documents, see documents/request-rows.ts. */
  requests: RequestRow[]
  bankRequests: BankRequestRow[]
}

/** The rows returned with the guard's result (`load` and `save` handlers). */
export const rowsOf = (rows: unknown): ApplicationRows => rows as ApplicationRows

/** The same rows inside a transaction; `owner` is the owner of the drafts to read. Undefined for an unknown site. */
export const findRows = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
  owner: string,
  now: Date,
): Promise<ApplicationRows | undefined> => {
  const { rows } = await sql<{
    rows: ApplicationRows | null
  }>`select foyer_application_rows(${siteId}, ${applicationId}::bigint, ${owner}, ${now}::timestamptz) as rows`.execute(
    trx,
  )
  return rows[0]?.rows ?? undefined
}

/** The same of a site that exists. */
export const readRows = async (...asked: Parameters<typeof findRows>): Promise<ApplicationRows> => {
  const rows = await findRows(...asked)
  if (!rows) throw new Error('no rows for an application of a site that does not exist')
  return rows
}

/** The rows of a created application, not of application 0. */
export type MadeRows = ApplicationRows & { application: ApplicationRow }

export const isMade = (rows: ApplicationRows | undefined): rows is MadeRows => rows?.application != null

export const madeRowsOf = (rows: unknown): MadeRows => {
  const found = rowsOf(rows)
  if (!isMade(found)) throw new Error('the guard accepted a call for an application that does not exist')
  return found
}

export const findApplicant = (rows: ApplicationRows, applicantId: number): ApplicantRow | undefined =>
  rows.applicants.find(({ applicant_id }) => applicant_id === applicantId)

export const getApplicant = (rows: ApplicationRows, applicantId: number): ApplicantRow => {
  const applicant = findApplicant(rows, applicantId)
  if (!applicant) throw new Error('the guard accepted a call for an applicant of another application')
  return applicant
}
