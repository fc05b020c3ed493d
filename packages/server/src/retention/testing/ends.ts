import type { allCalls } from '@foyer/contract/all-calls.ts'
import type { ExpiryKind } from '@foyer/domain/retention/expiry.ts'

/** The path of a call that ends rows. */
type Path = Extract<(typeof allCalls)[number]['path'], string>

/**
 * What ends a row of a table with the rows of a site, where it belongs to no application. `deal`: each belongs to one, with which it
 * goes. `with`: it goes with its row of that table. `nightly`: a class of the nightly run, of a row that is
 * `kept` for its content alone. `calls`: a person or a program asks for it.
 * `kept`: nothing ends it, and why that is so.
 */
export type End =
  | { deal: true }
  | { with: readonly string[]; nightly?: readonly ExpiryKind[]; calls?: readonly Path[] }
  | { nightly: readonly ExpiryKind[]; calls?: readonly Path[] }
  | { calls: readonly Path[] }
  | { kept: string; nightly?: readonly ExpiryKind[] }

const deal = { deal: true } as const
const ofSite = { kept: 'what the site is; of people it has names and contacts of staff, which they publish' } as const
const noPerson = { kept: 'nothing of a person' } as const

/** By table: docs/privacy-impact.md lists what there is of a person. */
export const ends: Readonly<Record<string, End>> = {
  // Names, contacts and answers of clients.
  applications: deal,
  applicants: deal,
  records: deal,
  reveals: deal,
  part_versions: deal,
  worksheets: deal,
  submissions: deal,
  invites: deal,
  invite_submissions: deal,
  bank_requests: deal,
  partner_offers: deal,
  drafts: { nightly: ['drafts'] },
  leads: { nightly: ['leads'], calls: ['/broker-api/RemoveLead'] },
  users: { nightly: ['starts'], calls: ['/api/MTGAPPUserDelete'] },
  address_results: { nightly: ['lookUps'] },
  // Documents.
  document_requests: {
    nightly: ['unansweredRequests', 'answeredRequests'],
    calls: ['/broker-api/EraseDocumentRequest'],
  },
  document_items: { with: ['document_requests'] },
  document_uploads: { with: ['document_requests'] },
  document_recipients: { with: ['document_requests'] },
  document_codes: { with: ['document_recipients'], nightly: ['codes'] },
  // Insurance and signatures.
  cli_applications: { nightly: ['abandoned'], calls: ['/broker-api/ApproveErasure'] },
  cli_applicants: { with: ['cli_applications'] },
  signing_requests: { calls: ['/broker-api/ApproveErasure'] },
  signing_signers: { with: ['signing_requests'] },
  signing_events: { with: ['signing_requests'] },
  deal_holds: { with: ['signing_requests'] },
  erasures: { kept: 'the record of an erasure, without a word that a person typed' },
  // The work on the deal.
  deal_conditions: deal,
  deal_messages: deal,
  deal_notes: deal,
  deal_stages: deal,
  review_comments: deal,
  deal_list: deal,
  deal_owners: deal,
  stale_deals: deal,
  // Access.
  sessions: { nightly: ['sessions'] },
  grants: { nightly: ['grants'] },
  email_codes: { nightly: ['codes'] },
  one_time_tokens: { nightly: ['links'] },
  identities: { with: ['users'] },
  known_devices: { with: ['users'] },
  public_tokens: { nightly: ['offerLinks'] },
  used_challenges: { nightly: ['robotChecks'] },
  // Messages.
  mails: {
    kept: 'kind, time and address of a mail, without its content: decision 028. Those about a lead, a request for documents or what is erased go with it',
    nightly: ['undelivered'],
  },
  text_messages: { kept: 'kind, time and number of a message, as of a mail', nightly: ['undelivered'] },
  webhook_deliveries: { nightly: ['webhookMessages'] },
  // Proof.
  audit_events: { kept: 'ids and counts, which no one may delete' },
  audit_heads: noPerson,
  // The site.
  sites: ofSite,
  site_images: ofSite,
  brand_drafts: ofSite,
  brand_versions: ofSite,
  embedded_forms: ofSite,
  legal_texts: ofSite,
  withdrawn_legal_texts: ofSite,
  rule_overrides: ofSite,
  api_keys: ofSite,
  tenants: noPerson,
  brokerage_sites: noPerson,
  cli_rates: noPerson,
  cli_institutions: noPerson,
  report_counts: noPerson,
  report_days: noPerson,
}
