import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** What staff add to a deal. Rows of its site. */
export interface DealTables {
  deal_notes: {
    site_id: string
    application_id: number
    note_id: GeneratedAlways<number>
    author: string
    text: string
    mentions: string[]
    mailed: Generated<string[]>
    pinned: Generated<boolean>
    version: Generated<number>
    created_at: Date
    changed_at: Date
    removed_at: Generated<Date | null>
    removed_by: Generated<string | null>
  }
  deal_messages: {
    site_id: string
    application_id: number
    message_id: GeneratedAlways<number>
    from_client: boolean
    author: string
    text: string
    created_at: Date
    mailed: boolean
    read_at: Generated<Date | null>
    settled_at: Generated<Date | null>
  }
  deal_conditions: {
    site_id: string
    application_id: number
    condition_id: GeneratedAlways<number>
    text: string
    lender: string
    status: Generated<string>
    /** Read as text: the drivers make an instant of a date. */
    due_on: ColumnType<never, string | null, string | null>
    item_id: Generated<number | null>
    version: Generated<number>
    made_by: string
    created_at: Date
    /** The first is the lowest. */
    place: number
  }
  /** Of a deal, or of what was sent to be signed without one. */
  deal_holds: {
    site_id: string
    application_id: number | null
    signing_request_id: string | null
    hold_id: GeneratedAlways<number>
    reason: string
    words: string
    held_by: string
    held_at: Date
    lifted_by: Generated<string | null>
    lifted_at: Generated<Date | null>
    lifted_words: Generated<string | null>
  }
  erasures: {
    site_id: string
    application_id: number | null
    signing_request_id: string | null
    erasure_id: GeneratedAlways<number>
    reason: string
    words: string
    erases_account: boolean
    asked_by: string
    asked_at: Date
    state: Generated<string>
    decided_by: Generated<string | null>
    decided_at: Generated<Date | null>
    decision_words: Generated<string>
    counts: Generated<unknown>
  }
  deal_stages: { site_id: string; application_id: number; stage: string; moved_at: Date; moved_by: string }
  review_comments: {
    site_id: string
    application_id: number
    comment_id: GeneratedAlways<number>
    applicant_id: number
    step: string
    record_id: number
    field: string
    body: string
    author: string
    created_at: Date
    reader_id: Generated<number | null>
    was: ColumnType<unknown, string | undefined, string>
    sent_at: Generated<Date | null>
    done_at: Generated<Date | null>
  }
  /** The app's role can only add to it. */
  reveals: {
    site_id: string
    application_id: number
    reveal_id: GeneratedAlways<number>
    applicant_id: number
    field: string
    record_id: number | null
    actor: string
    reason: string
    words: string
    at: Date
  }
}
