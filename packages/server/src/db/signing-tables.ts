import type { ColumnType, Generated } from 'kysely'
import type { Bytes, Json } from './tables.ts'

/** Documents to sign, their signers and what happened. */
export interface SigningTables {
  signing_requests: {
    site_id: string
    request_id: string
    reference_id: string
    purpose: Generated<string>
    actor: string
    title: Json<unknown>
    is_ordered: boolean
    state: string
    document: Bytes
    document_hash: string
    finished: Bytes | null
    finished_hash: string | null
    envelope_id: string | null
    created_at: Date
    completed_at: Date | null
    sealing_failed_at: Date | null
    application_id: Generated<number | null>
    kept_for: Generated<string | null>
    note: Generated<string>
    number: Generated<number>
    words: Generated<string>
    seen_at: Generated<Date | null>
  }
  signing_signers: {
    site_id: string
    request_id: string
    signer_id: number
    turn: number
    first_name: string
    last_name: string
    email: string
    language: number
    place: ColumnType<unknown, string | null, never>
    state: Generated<string>
    link_hash: Bytes | null
    link_expires_at: Date | null
    method: number | null
    signature: Bytes | null
    consent: ColumnType<unknown, string | null, string>
    ip: string | null
    ended_at: Date | null
    reason: Bytes | null
    needs_statement: Generated<boolean>
    statement: ColumnType<unknown, string | null | undefined, string>
    known_by: Generated<string>
  }
  signing_events: {
    site_id: string
    event_id: Generated<number>
    request_id: string
    signer_id: number | null
    kind: string
    at: Date
    ip: string | null
  }
  signing_keys: { name: string; certificate: Bytes; private_key: Bytes; created_at: Date }
}
