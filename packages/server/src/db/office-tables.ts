import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import type { Reach, Role } from '@foyer/domain/office/permissions.ts'
import type { DeliveryProblem } from '@foyer/domain/webhooks/deliveries.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Bytes, Json } from './tables.ts'

interface Rights {
  role: Role
  reach: Reach
  sites: string[]
  withheld: OfficeAction[]
  granted: OfficeAction[]
}

/** The tables of brokerages and their people; seen in transactions of the server's own rows only. */
export interface OfficeTables {
  brokerages: {
    brokerage_id: string
    legal_name: string
    licences: Json<unknown>
    time_zone: string
    is_first: boolean
    created_at: Date
  }
  people: {
    person_id: string
    /** Lower case. */
    email: string
    first_name: string
    last_name: string
    language: number
    created_at: Date
    /** The brokerage whose provider alone vouched for the person when they made a way to sign in, which opens no other one. */
    factors_under: string | null
    /** Until when their mail alone makes a first one. */
    enrols_until: Date | null
  }
  webhook_endpoints: {
    endpoint_id: string
    /** Null: the installation's own. */
    brokerage_id: string | null
    name: string
    url: string
    events: string[]
    sites: Generated<string[]>
    secret: Bytes | null
    former_secret: Generated<Bytes | null>
    former_until: Generated<Date | null>
    version: Generated<number>
    created_at: Date
    off_at: Generated<Date | null>
    is_failed: Generated<boolean>
  }
  webhook_deliveries: {
    message_id: string
    endpoint_id: string
    event: string
    slug: string
    ids: Json<unknown>
    created_at: Date
    queued_at: Date
    next_try_at: Date | null
    delivered_at: Generated<Date | null>
    tries: Generated<number>
    tried_at: Generated<Date | null>
    status_code: Generated<number | null>
    problem: Generated<DeliveryProblem | null>
    duration_ms: Generated<number | null>
    request_headers: ColumnType<unknown, string | undefined, string | null>
    response: Generated<string | null>
  }
  memberships: Rights & {
    brokerage_id: string
    person_id: string
    /** Own factors open it only after one was used in one sign-in with this. */
    factor_after: 'provider' | 'mail' | null
    joined_at: Date
    ended_at: Date | null
    link_name: Generated<string | null>
    card: ColumnType<unknown, string | undefined, string | null>
  }
  brokerage_sites: { slug: string; brokerage_id: string; lead_id: string | null; added_at: Date }
  deal_list: {
    slug: string
    application_id: number
    owner_id: string | null
  }
  saved_views: {
    view_id: string
    brokerage_id: string
    person_id: string
    is_shared: boolean
    name: string
    state: Json<unknown>
    version: Generated<number>
    changed_at: Date
  }
  brokerage_templates: {
    brokerage_id: string
    kind: 'reasons' | 'requests' | 'messages' | 'conditions'
    items: Json<unknown>
    version: number
    changed_at: Date
  }
  /** Versions of entries; none is changed or removed. */
  incidents: {
    brokerage_id: string
    incident_id: string
    version: number
    place: ColumnType<number, never, never>
    entry: Json<unknown>
    saved_by: string
    saved_at: Date
  }
  deal_owners: { slug: string; application_id: number; person_id: string }
  factors: {
    factor_id: string
    person_id: string
    kind: 'passkey' | 'totp'
    name: string
    credential_id: string | null
    public_key: Bytes | null
    counter: Generated<number>
    transports: Generated<string[]>
    secret: Bytes | null
    last_step: Generated<number>
    wrong: Generated<number>
    locked_until: Date | null
    created_at: Date
    last_used_at: Date | null
  }
  recovery_codes: { person_id: string; code_hash: Bytes; used_at: Date | null }
  office_devices: { person_id: string; device_hash: Bytes; seen_at: Date }
  office_sessions: {
    session_id: string
    token_hash: Bytes
    person_id: string
    brokerage_id: string | null
    stage: 'code' | 'factor'
    sign_on_of: string | null
    is_vouched: Generated<boolean>
    device: string
    created_at: Date
    last_seen_at: Date
    confirmed_at: Date | null
  }
  person_invitations: Rights & {
    invitation_id: string
    brokerage_id: string
    email: string
    first_name: string
    last_name: string
    language: number
    token_hash: Bytes
    invited_by: string
    sent_at: Date
    expires_at: Date
    accepted_at: Date | null
    withdrawn_at: Date | null
  }
  setup_tokens: { token_hash: Bytes; expires_at: Date; used_at: Date | null; person_id: string | null }
  office_challenges: {
    challenge_id: string
    purpose: 'sign-in' | 'passkey' | 'totp' | 'sign-on' | 'invited-sign-on' | 'sign-on-link' | 'sign-on-confirm'
    device_hash: Bytes
    person_id: string | null
    challenge: string | null
    secret: Bytes | null
    expires_at: Date
  }
  identity_providers: {
    brokerage_id: string
    name: string
    issuer: string
    client_id: string
    client_secret: Bytes
    is_required: boolean
    break_glass_id: string | null
    changed_at: Date
  }
  person_identities: {
    brokerage_id: string
    issuer: string
    subject: string
    person_id: string
    linked_at: Date
    last_used_at: Date | null
  }
  sign_on_browsers: { person_id: string; brokerage_id: string; device_hash: Bytes; seen_at: Date }
  office_permissions: { action: string; role: string; rule: string; step_up: boolean; floor: string | null }
}
