import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { addressesEmbedded } from './adapters/addresses-embedded.ts'
import { bankDataNone } from './adapters/bank-data-none.ts'
import { captchaAltcha } from './adapters/captcha-altcha.ts'
import { journalNone } from './adapters/journal-none.ts'
import { scannerNone } from './adapters/scanner-none.ts'
import { signOnOpenId } from './adapters/sign-on-openid.ts'
import { smsOutbox } from './adapters/sms-outbox.ts'
import { webhookHttp } from './adapters/webhook-http.ts'
import { allHandlers } from './all-handlers.ts'
import { allJobs } from './all-jobs.ts'
import { buildApp } from './app.ts'
import { backUpBeforeUpgrade } from './backup/index.ts'
import { checkLogin } from './db/check-login.ts'
import { migrate, oneServerAtATime } from './db/migrate.ts'
import { noteTextService } from './db/note-text-service.ts'
import type { Database } from './db/open-database.ts'
import type { Development } from './development.ts'
import { fieldCrypto } from './kit/crypto.ts'
import { safeError } from './kit/errors-plugin.ts'
import type { SecretKeys } from './kit/hash.ts'
import { announcing, openJobs } from './kit/jobs.ts'
import { openKeys } from './kit/kept-keys.ts'
import { outbox } from './kit/outbox.ts'
import { rateLimiter } from './kit/rate-limit.ts'
import { refusalCounts, writeRegularly } from './kit/refusal-counts.ts'
import type { Services } from './kit/services.ts'
import { textOutbox } from './kit/text-outbox.ts'
import { textResources } from './kit/text-resources.ts'
import { serverTexts } from './kit/texts.ts'
import { warnOfClosedSites } from './legal/index.ts'
import { fillPermissions, openLive } from './office/index.ts'
import { usualLookUpsADay } from './ports/addresses.ts'
import type { Clock } from './ports/clock.ts'
import type { FileStore } from './ports/files.ts'
import type { SubmissionJournal } from './ports/journal.ts'
import type { MailPort } from './ports/mail.ts'
import type { ScannerPort } from './ports/scanner.ts'
import { type SmsPort, usualTextsADay } from './ports/sms.ts'
import { fillKeepingRules } from './retention/index.ts'
import { type GivenKey, sealingKeys, signingDesk } from './signing/index.ts'
import { fillWebhookSources, openWebhooks } from './webhooks/index.ts'

export interface StartOptions {
  database: Database
  clock: Clock
  mail: MailPort
  /** Text messages; by default they stay in the outbox. */
  sms?: SmsPort
  /** A second copy of submissions, outside the database; not needed if the database flushes every commit. */
  journal?: SubmissionJournal
  /** A paid address search, and what is asked of it in a day at most; our own tables by default. */
  addresses?: Services['addresses']
  addressesADay?: number
  textsADay?: number
  /** An external signing service; our own page by default. */
  envelopes?: Services['envelopes']
  /** The key that seals signed documents; created once by default. */
  sealing?: GivenKey | undefined
  /** Our own proof of work by default. */
  captcha?: Services['captcha'] | undefined
  /** Of other systems; by default those of the public internet. */
  webhook?: Services['webhook'] | undefined
  leadWebhook?: Services['leadWebhook']
  auditAnchor?: Services['auditAnchor']
  fileStore: FileStore
  /** None are made by default. */
  backups?: Services['backups']
  /** By default nothing is scanned, which /health reports. */
  scanner?: ScannerPort
  /** Fetches bank statements; by default that of `development`, or none. */
  bankData?: Services['bankData']
  identity: Services['identity']
  /** Single sign-on of staff; by default providers with OpenID Connect. */
  signOn?: Services['signOn']
  secretKeys: SecretKeys
  operatorToken: string
  publicUrl: string
  newVersionHosts?: readonly string[]
  version: string
  /** Omitted in production. */
  development?: Development | undefined
  trustedProxies: string[]
  logger: FastifyBaseLogger
  webRoot?: string
  officeRoot?: string
  jobPollSeconds: number
  jobsFollowClock: boolean
  onTextShown?: (key: string) => void
}

export interface Foyer {
  app: FastifyInstance
  services: Services
  /** Finishes running requests and jobs, then closes the database. */
  stop(): Promise<void>
}

/** Builds the server from its parts: the same for serve.ts and for tests, which bring their own adapters. */
export const startFoyer = async (options: StartOptions): Promise<Foyer> => {
  const { development } = options
  const { database, mail, identity, publicUrl, logger, journal = journalNone } = options
  const clock = development?.clock(options.clock) ?? options.clock
  const { fileStore, backups, version } = options
  if (backups)
    await oneServerAtATime(database, async () => {
      await backUpBeforeUpgrade({ database, fileStore, backups, clock, version, log: logger })
      await migrate(database)
    })
  else await migrate(database)
  await checkLogin(database)
  await fillPermissions(database)
  await fillKeepingRules(database)
  await fillWebhookSources(database, options.leadWebhook !== undefined)
  // The outbox of a server for trials can be read, so it counts as a service.
  await noteTextService(database, options.sms !== undefined || development !== undefined)
  if (database.sharesLogin) logger.warn({ event: 'shared-database-login' })
  const keys = await openKeys(database, options.secretKeys)
  const crypto = fieldCrypto(keys)
  const jobs = openJobs(database, {
    pollSeconds: options.jobPollSeconds,
    followsClock: options.jobsFollowClock,
    onError: (error) => logger.error({ event: 'jobs', name: error.name }),
    onTried: (tried, outcome, error) => {
      if (outcome === 'done' || outcome === 'delayed') logger.info({ event: `job-${outcome}`, ...tried })
      else if (outcome === 'failed') logger.warn({ event: 'job-failed', ...tried, ...safeError(error) })
      else logger.error({ event: 'job-given-up', ...tried, ...safeError(error) })
    },
  })
  const texts = serverTexts(textResources, options.onTextShown)
  const parts = {
    database,
    clock,
    keys,
    crypto,
    jobs,
    mail,
    sms: options.sms ?? smsOutbox,
    log: logger,
    journal,
    addresses: addressesEmbedded(database.db),
    addressService: options.addresses && {
      port: options.addresses,
      mostADay: options.addressesADay ?? usualLookUpsADay,
    },
    captcha: options.captcha ?? captchaAltcha({ secret: keys.challenges }),
    webhook: options.webhook ?? webhookHttp(),
    leadWebhook: options.leadWebhook,
    auditAnchor: options.auditAnchor,
    fileStore,
    backups,
    scanner: options.scanner ?? scannerNone,
    identity,
    signOn: options.signOn ?? signOnOpenId({ publicUrl }),
    publicUrl,
    outbox: outbox(jobs, crypto, new URL(publicUrl).hostname),
    // What stays in the outbox costs nothing.
    textOutbox: textOutbox(
      jobs,
      crypto,
      options.sms && { mostADay: options.textsADay ?? usualTextsADay, key: keys.codes },
    ),
    limiter: rateLimiter(database.db, keys.codes),
    refusals: refusalCounts(database),
    bankData: options.bankData ?? development?.simulateBank({ crypto, clock, texts, publicUrl }) ?? bankDataNone,
    texts,
    newVersionHosts: options.newVersionHosts ?? [],
    version,
    requiresLegalTexts: development === undefined,
    envelopes: options.envelopes,
  }
  const live = openLive(parts)
  const services: Services = {
    ...{ ...parts, live, signing: signingDesk(parts) },
    fillDemo: development && ((site) => development.fillDemo(app, services, site)),
  }
  const findSealingKey = sealingKeys({ ...parts, db: database.db }, options.sealing)
  // An unusable key must prevent the start, not fail with the first document weeks later.
  if (options.sealing) await findSealingKey()
  await warnOfClosedSites(services)
  await jobs.start(announcing(services.live, allJobs(services, findSealingKey)))
  const webhooks = openWebhooks(services, { pollSeconds: options.jobPollSeconds })
  const refusals = writeRegularly(services.refusals, services)
  const app: FastifyInstance = await buildApp({
    services,
    calls: allHandlers(services),
    operatorToken: options.operatorToken,
    logger,
    trustedProxies: options.trustedProxies,
    ...(options.webRoot !== undefined && { webRoot: options.webRoot }),
    ...(options.officeRoot !== undefined && { officeRoot: options.officeRoot }),
    extras: (instance) => development?.serve(instance, services, { bank: options.bankData === undefined }),
  })
  return {
    app,
    services,
    async stop() {
      await app.close()
      await refusals.close()
      await live.close()
      await webhooks.close()
      await jobs.stop()
      mail.close()
      fileStore.close()
      await journal.close()
      await database.close()
    },
  }
}
