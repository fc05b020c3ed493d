import type { Generated } from 'kysely'
import type { Bytes, Json } from './tables.ts'

/** Credit insurance: an application, its people and the rates of a site. */
export interface InsuranceTables {
  cli_applications: {
    site_id: string
    cli_application_id: number
    mortgage_application_id: number
    loan_number: string
    language: number
    status: 'created' | 'quoted' | 'prepared' | 'sent'
    facts: Json<unknown>
    answers: Json<unknown>
    account: Bytes | null
    draft: Bytes | null
    signing_request_id: string | null
    charged_at: Date | null
    created_at: Date
    prepared_at: Date | null
    sent_at: Date | null
    /** The time of the last activity; an application without any is abandoned. */
    touched_at: Date
    number: Generated<number>
    words: Generated<string>
  }
  cli_applicants: {
    site_id: string
    cli_application_id: number
    applicant_id: number
    is_primary: boolean
    /** Null until the person is invited. */
    token_hash: Bytes | null
    invited_at: Date | null
    code_hash: Bytes | null
    code_expires_at: Date | null
    wrong_run: Generated<number>
    wrong_total: Generated<number>
    locked_until: Date | null
    health: Bytes | null
    /** The coverages that the health answers are for. */
    answered_for: Generated<string>
  }
  cli_institutions: {
    site_id: string
    number: string
    name_en: string
    name_fr: string
    /** When the broker ended it; null while it can be debited. */
    ended_at: Date | null
    changed_at: Date
  }
  cli_rates: { site_id: string; rates: Json<unknown>; loaded_at: Date }
}
