import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AuditTables } from './audit-tables.ts'
import type { DealTables } from './deal-tables.ts'
import type { DocumentTables } from './document-tables.ts'
import type { InsuranceTables } from './insurance-tables.ts'
import type { OfficeTables } from './office-tables.ts'
import type { SigningTables } from './signing-tables.ts'

/** The tables as Kysely sees them. Instants are Dates, jsonb columns are written as JSON text and read as values. */
export type Json<T> = ColumnType<T, string, string>
type JsonWithDefault = ColumnType<unknown, string | undefined, string>
export type Bytes = Uint8Array

export interface Tables extends AuditTables, DealTables, DocumentTables, InsuranceTables, OfficeTables, SigningTables {
  /** Of a demo site also who makes its deals, the sign of life of that, and whether they are to be removed. */
  tenants: {
    slug: string
    is_demo: Generated<boolean>
    making: Generated<string | null>
    made_until: Generated<Date | null>
    is_ending: Generated<boolean>
  }
  sites: {
    site_id: string
    link: Json<unknown>
    settings: Json<unknown>
    frame_ancestors: Generated<string[]>
    new_version_url: Generated<string>
    credits: Generated<number>
    tell_unknown_email: Generated<boolean>
    lending_policy: JsonWithDefault
    updated_at: Date
  }
  site_images: { site_id: string; name: string; kind: string; content_type: string; bytes: Bytes; created_at: Date }
  legal_texts: {
    site_id: string
    legal_text_id: GeneratedAlways<number>
    kind: string
    version: string
    source: 'shipped' | 'own'
    effective_on: string
    text_en: string
    text_fr: string
    approved_by: string
    approved_at: Date
  }
  brand_drafts: { site_id: string; version: number; draft: Json<unknown> }
  report_days: { site_id: string; day: Date; measure: string; name: string; bucket: Generated<number>; count: number }
  report_counts: { site_id: string; counted_to: Date }
  brand_versions: {
    site_id: string
    number: number
    link: Json<unknown>
    published_by: string
    published_at: Date
  }
  rule_overrides: {
    site_id: string
    override_id: GeneratedAlways<number>
    rule_id: string
    value: Json<unknown>
    first_day: string
    last_day: string
    reason: string
    reason_fr: string
    source_url: string
    saved_by: string
    saved_at: Date
    removed_at: Generated<Date | null>
  }
  worksheets: {
    site_id: string
    application_id: number
    facts: Json<unknown>
    scenarios: Json<unknown>
    saved_at: Date
  }
  withdrawn_legal_texts: { site_id: string; legal_text_id: number; withdrawn_by: string; withdrawn_at: Date }
  api_keys: {
    site_id: Generated<'*'>
    key_id: string
    hash: Bytes
    name: string
    actions: string[]
    sites: string[]
    ip_ranges: string[]
    created_at: Date
    created_by: string
    expires_on: string
    ended_at: Date | null
    last_used_at: Date | null
    brokerage_id: string | null
  }
  users: {
    site_id: string
    user_id: string
    email: string
    first_name: Generated<string>
    last_name: Generated<string>
    password_hash: string | null
    language: Generated<number>
    created_at: Date
  }
  identities: { site_id: string; network: string; subject: string; user_id: string; created_at: Date }
  sessions: {
    site_id: string
    token_hash: Bytes
    user_id: string | null
    actor: string | null
    language: Generated<number>
    created_at: Date
    last_seen_at: Date
  }
  grants: {
    site_id: string
    token_hash: Bytes
    kind: string
    subject: string
    application_id: number | null
    applicant_id: number | null
    invite_id: Generated<number | null>
    expires_at: Date
  }
  invites: {
    site_id: string
    invite_id: number
    application_id: number
    applicant_id: Generated<number>
    method: 'Email' | 'SMS'
    contact: string
    token_hash: Bytes
    body: string
    language: number
    profile: number
    display_mortgage: number
    step: Generated<number>
    wishes_primary: Generated<number>
    created_at: Date
    sent_at: Date
    expires_at: Date
    opened_at: Generated<Date | null>
    submitted_at: Generated<Date | null>
    withdrawn_at: Generated<Date | null>
    message_id: Generated<string | null>
    by_submission: Generated<boolean>
    link_due: Generated<boolean>
    by_broker: Generated<boolean>
    corrects: Generated<boolean>
    first_name: Generated<string>
    last_name: Generated<string>
    relationship: Generated<number>
  }
  part_versions: { site_id: string; application_id: number; applicant_id: number; version: number }
  invite_submissions: {
    site_id: string
    invite_id: number
    application_id: number
    applicant_id: number
    snapshot: Json<unknown>
    secrets: Bytes | null
    consent: Json<unknown>
    idempotency_key: string
    submitted_at: Date
  }
  text_messages: {
    site_id: string
    message_id: string
    kind: string
    recipient: string
    content: Bytes | null
    created_at: Date
    sent_at: Date | null
    tried_at: Generated<Date | null>
    provider_id: Generated<string | null>
    state: Generated<'underWay' | 'arrived' | 'failed' | null>
  }
  email_codes: {
    site_id: string
    purpose: string
    email: string
    /** The browser that requested it. */
    asker: Bytes
    seed: Bytes
    tries: Generated<number>
    other_tries: Generated<number>
    made_at: Date
    expires_at: Date
    used_at: Date | null
  }
  known_devices: {
    site_id: string
    user_id: string
    device_hash: Bytes
    seen_at: Date
  }
  one_time_tokens: {
    site_id: string
    purpose: string
    token_hash: Bytes
    user_id: string | null
    details: JsonWithDefault
    secret: Bytes | null
    expires_at: Date
    used_at: Date | null
  }
  rate_limits: { key: Bytes; count: number; window_ends_at: Date }
  applications: {
    site_id: string
    application_id: number
    user_id: string
    main_applicant_id: number
    current_applicant_id: number
    version: Generated<number>
    step: Generated<number>
    status: Generated<number>
    request_review: Generated<number>
    display_mortgage: Generated<number>
    display_income: Generated<number>
    land_ownership: Generated<number>
    interview: Json<unknown>
    requested_mortgage: Json<unknown>
    request_type: Generated<number>
    dwelling_type: Generated<number>
    deal_terms: JsonWithDefault
    comments: Generated<string>
    created_at: Date
    updated_at: Date
    submitted_at: Date | null
    shared_changes: JsonWithDefault
  }
  applicants: {
    site_id: string
    applicant_id: number
    application_id: number
    primary_flag: number
    step: Generated<number>
    same_address: Generated<number>
    reasons: JsonWithDefault
    identification: Json<unknown>
    sin_cipher: Bytes | null
    created_at: Date
  }
  records: {
    site_id: string
    record_id: number
    kind: string
    application_id: number
    applicant_id: number
    data: Json<unknown>
    secret: Bytes | null
    created_at: Date
  }
  drafts: {
    site_id: string
    owner: string
    application_id: number
    applicant_id: number
    step_key: string
    data: Json<unknown>
    saved_at: Date
  }
  submissions: {
    site_id: string
    submission_id: number
    application_id: number
    idempotency_key: string
    review: number
    snapshot: Json<unknown>
    secrets: Bytes | null
    consents: Json<unknown>
    submitted_at: Date
  }
  mails: {
    site_id: string
    mail_id: string
    kind: string
    recipient: string
    message_id: string
    content: Bytes | null
    attachments: JsonWithDefault
    created_at: Date
    sent_at: Date | null
    lead_id: Generated<number | null>
    document_request_id: Generated<string | null>
  }
  public_tokens: { token_key: Bytes; slug: string }
  embedded_forms: {
    site_id: string
    token: string
    form_id: number
    /** Null before the first publication. */
    description: Json<unknown> | null
    /** Null while there is no change to publish. */
    draft: Json<unknown> | null
    version: Generated<number>
    published_at: Date | null
    removed_at: Date | null
    created_at: Date
    updated_at: Date
  }
  leads: {
    site_id: string
    lead_id: number
    token: string
    form_name: string
    owner: string
    language: number
    answers: Bytes
    created_at: Date
    owner_id: Generated<string | null>
    invite_key: Generated<Bytes | null>
    invited_at: Generated<Date | null>
    invite_ends: Generated<Date | null>
    user_id: Generated<string | null>
    application_id: Generated<number | null>
  }
  used_challenges: { site_id: string; challenge: Bytes; expires_at: Date }
  partner_offers: {
    site_id: string
    offer_key: Bytes
    application_id: number
    insurance: Json<unknown>
    answer: Generated<number>
    created_at: Date
    answered_at: Date | null
    number: Generated<number>
    ended_at: Generated<Date | null>
  }
  bank_requests: {
    site_id: string
    request_id: number
    place: Generated<number>
    application_id: number
    applicant_id: number
    user_id: string
    session_hash: Bytes
    tag_hash: Bytes
    requested_at: Date
    expires_at: Date
    answered_at: Date | null
    login_hash: Bytes | null
    login: Bytes | null
    shown: Bytes | null
    statement: Bytes | null
    fetched_at: Date | null
    released_at: Date | null
    failed: Generated<boolean>
    network: Bytes | null
  }
  address_results: { site_id: string; result_id: string; address: Json<unknown>; expires_at: Date }
  address_streets: {
    street_id: Generated<number>
    route: string
    city: string
    province: number
    name: string
    place: string
    search: Generated<string>
    addresses: Generated<number>
  }
}
