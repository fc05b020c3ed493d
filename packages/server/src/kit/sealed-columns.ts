interface SealedTable {
  columns: readonly string[]
  /** The row of a value's place, and its site, as SQL over the columns of its table. */
  row: string
  site: string
}

const ofSite = <const Columns extends readonly string[]>(row: string, ...columns: Columns) => ({
  columns,
  row,
  site: 'site_id',
})
const ofServer = <const Columns extends readonly string[]>(row: string, ...columns: Columns) => ({
  columns,
  row,
  site: "'*'",
})

/**
 * Every column with values that crypto.ts sealed. What is not listed cannot be sealed, by its type, and each column is
 * sealed again when SECRET_KEY changes.
 */
export const sealedColumns = {
  applicants: ofSite('applicant_id', 'sin_cipher'),
  records: ofSite('record_id', 'secret'),
  submissions: ofSite('submission_id', 'secrets'),
  invite_submissions: ofSite('invite_id', 'secrets'),
  bank_requests: ofSite('request_id', 'login', 'shown', 'statement'),
  cli_applications: ofSite('cli_application_id', 'account', 'draft'),
  cli_applicants: ofSite("cli_application_id || '/' || applicant_id", 'health'),
  signing_requests: ofSite('request_id', 'document', 'finished'),
  signing_signers: ofSite("request_id || '/' || signer_id", 'signature', 'reason'),
  signing_keys: { columns: ['private_key'], row: 'name', site: "''" },
  leads: ofSite('lead_id', 'answers'),
  mails: ofSite('mail_id', 'content'),
  text_messages: ofSite('message_id', 'content'),
  one_time_tokens: ofSite("encode(token_hash, 'hex')", 'secret'),
  identity_providers: ofServer('brokerage_id', 'client_secret'),
  factors: ofServer('factor_id', 'secret'),
  office_challenges: ofServer('challenge_id', 'secret'),
  webhook_endpoints: ofServer('endpoint_id', 'secret', 'former_secret'),
  server_keys: ofServer('name', 'sealed'),
} as const satisfies Readonly<Record<string, SealedTable>>

type Sealed = typeof sealedColumns

/** Sealed and kept nowhere: it travels in addresses. */
interface Travelling {
  table: 'simulated-institution'
  column: 'visit' | 'login'
  row: 0
  site: ''
}

/** Where a value is sealed for: elsewhere it does not open. */
export type Place =
  | Travelling
  | {
      [Table in keyof Sealed]: {
        table: Table
        column: Sealed[Table]['columns'][number]
        row: string | number
        site: string
      }
    }[keyof Sealed]
