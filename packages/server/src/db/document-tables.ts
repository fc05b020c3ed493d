import type { ColumnType, Generated } from 'kysely'

/** The columns of a document that a decision changes, as they were. Instants are text. */
export interface BeforeDecision {
  status: number
  reason: string
  decidedAt: string | null
  noticeDue: boolean
  notAvailable: string
  notAvailableAt: string | null
  notAvailableSentAt: string | null
}

/** Document requests and their uploads. */
export interface DocumentTables {
  document_requests: {
    site_id: string
    request_id: string
    document_id: number
    application_id: number | null
    name: string
    use_access_code: boolean
    sent_at: Date
    expires_at: Date
    notice_due: Generated<boolean>
    withdrawn_at: Generated<Date | null>
    due_on: ColumnType<string | null, string | null | undefined, string | null>
    reminders: Generated<number>
    reminded_at: Generated<Date | null>
    created_at: Date
  }
  document_recipients: {
    site_id: string
    request_id: string
    email: string
    language: number
    wrong_codes: Generated<number>
  }
  document_codes: {
    site_id: string
    request_id: string
    token_hash: Uint8Array
    email: string
    code_hash: Uint8Array
    tries: number
    locked_until: Date | null
    expires_at: Date
  }
  document_items: {
    site_id: string
    item_id: number
    request_id: string
    place: number
    type: number
    description: string
    required: number
    status: Generated<number>
    reason: Generated<string>
    decided_at: Date | null
    notice_due: Generated<boolean>
    before_decision: ColumnType<BeforeDecision | null, string | null | undefined, string | null>
    not_available: Generated<string>
    not_available_at: Generated<Date | null>
    not_available_sent_at: Generated<Date | null>
  }
  document_uploads: {
    site_id: string
    upload_id: number
    item_id: number
    request_id: string
    file_name: string
    content_type: string
    size: number
    sha256: string
    scanned: boolean
    pages: number
    flags: string[]
    storage_key: string
    uploaded_at: Date
    submit_at: Date
    submitted_at: Date | null
    returned_at: Date | null
    removed_at: Date | null
    infected_at: Generated<Date | null>
  }
}
