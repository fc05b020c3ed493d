import type { ColumnType } from 'kysely'

/** The audit trail. The app's role can only add to it. */
export interface AuditTables {
  audit_events: {
    site_id: string
    event_id: ColumnType<number, never, never>
    at: Date
    actor: string
    action: string
    application_id: number | null
    applicant_id: number | null
    details: ColumnType<unknown, string | undefined, string>
    /** Whose an event without a site is, as its details name it. */
    brokerage_id: ColumnType<string | null, never, never>
    /** The position in the site's chain; only the owner sets it, with `link` and `key_id`. */
    sequence: ColumnType<number | null, never, never>
    link: ColumnType<Uint8Array | null, never, never>
    key_id: ColumnType<Uint8Array | null, never, never>
  }
  audit_heads: {
    site_id: ColumnType<string, never, never>
    sequence: ColumnType<number, never, never>
    link: ColumnType<Uint8Array, never, never>
    key_id: ColumnType<Uint8Array, never, never>
    sealed_at: ColumnType<Date, never, never>
    mac: ColumnType<Uint8Array, never, never>
    anchored_sequence: ColumnType<number, never, never>
  }
}
