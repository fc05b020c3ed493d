import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/open-database.ts'
import type { DemoMaking } from '../development.ts'
import type { AddressesPort, AddressService } from '../ports/addresses.ts'
import type { AuditAnchor } from '../ports/audit-anchor.ts'
import type { BackupPlace } from '../ports/backups.ts'
import type { BankDataPort } from '../ports/bank-data.ts'
import type { CaptchaPort } from '../ports/captcha.ts'
import type { Clock } from '../ports/clock.ts'
import type { EnvelopePort } from '../ports/envelopes.ts'
import type { FileStore } from '../ports/files.ts'
import type { IdentityPort } from '../ports/identity.ts'
import type { SubmissionJournal } from '../ports/journal.ts'
import type { MailPort } from '../ports/mail.ts'
import type { ScannerPort } from '../ports/scanner.ts'
import type { SignOnPort } from '../ports/sign-on.ts'
import type { SigningPort } from '../ports/signing.ts'
import type { SmsPort } from '../ports/sms.ts'
import type { WebhookPort, WebhookTarget } from '../ports/webhook.ts'
import type { FieldCrypto } from './crypto.ts'
import type { Keys } from './hash.ts'
import type { Jobs } from './jobs.ts'
import type { Live } from './live.ts'
import type { Outbox } from './outbox.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { RefusalCounts } from './refusal-counts.ts'
import type { TextOutbox } from './text-outbox.ts'
import type { ServerTexts } from './texts.ts'

/** Everything serve.ts provides to handlers: each feature takes the parts it needs. */
export interface Services {
  database: Database
  clock: Clock
  keys: Keys
  crypto: FieldCrypto
  jobs: Jobs
  outbox: Outbox
  textOutbox: TextOutbox
  limiter: RateLimiter
  /** What clients were refused, for reports. */
  refusals: RefusalCounts
  texts: ServerTexts
  mail: MailPort
  sms: SmsPort
  journal: SubmissionJournal
  /** Our own tables. */
  addresses: AddressesPort
  /** Costs money by the look-up: asked within budgets, beyond which our own tables reply. */
  addressService: AddressService | undefined
  /** For work without a request. */
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** What changed, for the pages of staff. */
  live: Live
  signing: SigningPort
  /** An external signing service; without one, people sign on our own page. */
  envelopes: EnvelopePort | undefined
  captcha: CaptchaPort
  /** Sends to other systems what happens on the sites. */
  webhook: WebhookPort
  /** Where all leads of the installation are also sent, if defined. */
  leadWebhook: WebhookTarget | undefined
  /** Where heads of the audit chain are stored outside the database, if defined. */
  auditAnchor: AuditAnchor | undefined
  fileStore: FileStore
  /** Where nightly backups are written and for how many days each is kept, if defined. */
  backups: { place: BackupPlace; keepDays: number } | undefined
  scanner: ScannerPort
  bankData: BankDataPort
  identity: Partial<Record<'google' | 'facebook', IdentityPort>>
  /** The providers with which staff of brokerages sign in. */
  signOn: SignOnPort
  /** Our public address, without a trailing slash. */
  publicUrl: string
  /** Hosts beside our own that a moved site's home page may redirect to. */
  newVersionHosts: readonly string[]
  /** On a production server: a site is open to borrowers only once its legal texts are approved. */
  requiresLegalTexts: boolean
  /** Fills a new demo site; undefined on a production server, which has no sample deals. */
  fillDemo: ((site: DemoMaking) => Promise<void>) | undefined
  version: string
}
