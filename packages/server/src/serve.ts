import cluster from 'node:cluster'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { collectDefaultMetrics } from 'prom-client'
import { addressesComplete } from './adapters/addresses-complete.ts'
import { auditAnchorFiles } from './adapters/audit-anchor-files.ts'
import { auditAnchorWebhook } from './adapters/audit-anchor-webhook.ts'
import { bankDataFlinks } from './adapters/bank-data-flinks.ts'
import { captchaService } from './adapters/captcha-service.ts'
import { captchaWithOwnWork } from './adapters/captcha-with-own-work.ts'
import { systemClock } from './adapters/clock-system.ts'
import { envelopesDocuSign } from './adapters/envelopes-docusign.ts'
import { identityFacebook } from './adapters/identity-facebook.ts'
import { identityOpenId } from './adapters/identity-openid.ts'
import { journalFile } from './adapters/journal-file.ts'
import { mailOutbox } from './adapters/mail-outbox.ts'
import { mailSmtp } from './adapters/mail-smtp.ts'
import { scannerClamd } from './adapters/scanner-clamd.ts'
import { smsTwilio } from './adapters/sms-twilio.ts'
import { webhookHttp } from './adapters/webhook-http.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { UnsafeLogin } from './db/check-login.ts'
import { FolderLocked, lockFolder } from './db/folder-lock.ts'
import { OtherVersion } from './db/migrate.ts'
import { MissingKey } from './kit/crypto.ts'
import { handleFatalErrors } from './kit/fatal-errors.ts'
import { deriveKeys } from './kit/hash.ts'
import { listenOrExplain } from './kit/listen-or-explain.ts'
import { collectState, registry, type State } from './kit/metrics.ts'
import { type MetricsAddress, openMetrics } from './kit/serve-metrics.ts'
import { makeSetupLink } from './office/index.ts'
import { openBackups, openDatabase, openFiles } from './open-stores.ts'
import { endOfCertificate, UnusableSealingKey } from './signing/index.ts'
import { type Foyer, startFoyer } from './start.ts'
import { sandboxIsolation } from './uploads/index.ts'

/**
 * The server of one process. It chooses the adapters; those of the data are chosen in open-stores.ts. `slot`: which of several workers it
 * is, from 1.
 */
export const serve = async (config: Config, slot: number): Promise<void> => {
  const logger = pino({ level: config.logLevel, base: null })
  const fatalErrors = handleFatalErrors({ log: logger })
  const unlock = config.databaseUrl ? () => {} : lockFolder(config.dataDir)
  const development = await loadDevelopment(config)
  const database = await openDatabase(config)
  const version = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')).version as string
  const traces = config.traces && (await import('./adapters/traces-otlp.ts')).startTraces({ ...config.traces, version })
  const foyer = await startFoyer({
    database,
    clock: systemClock,
    mail: config.mail ? mailSmtp(config.mail) : mailOutbox,
    ...(config.twilio && { sms: smsTwilio(config.twilio), textsADay: config.twilio.mostADay }),
    ...(database.kind === 'pglite' && { journal: journalFile(`${config.dataDir}/submissions.journal`) }),
    ...(config.addressComplete && {
      addresses: addressesComplete({
        ...config.addressComplete,
        onFailure: (reason) => logger.warn({ event: 'address-search', reason }),
      }),
      addressesADay: config.addressComplete.mostADay,
    }),
    fileStore: await openFiles(config),
    backups: openBackups(config),
    ...(config.clamd && { scanner: scannerClamd(config.clamd) }),
    ...(config.docuSign && { envelopes: envelopesDocuSign(config.docuSign) }),
    sealing: config.sealing,
    ...(config.captcha && {
      captcha: captchaWithOwnWork(
        captchaService({
          ...config.captcha,
          onFailure: (reason) => logger.warn({ event: 'robot-check', reason }),
        }),
        deriveKeys(config.secretKeys).challenges,
      ),
    }),
    leadWebhook: config.webhook && targetOf(config.webhook),
    auditAnchor: anchorOf(config),
    ...(config.flinks && { bankData: bankDataFlinks(config.flinks, systemClock.now) }),
    identity: {
      ...(config.google && { google: identityOpenId(config.google) }),
      ...(config.facebook && { facebook: identityFacebook(config.facebook) }),
    },
    secretKeys: config.secretKeys,
    operatorToken: config.operatorToken,
    publicUrl: config.publicUrl,
    newVersionHosts: config.newVersionHosts,
    version,
    development,
    trustedProxies: config.trustedProxies,
    logger,
    webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    officeRoot: fileURLToPath(new URL('../../office/dist', import.meta.url)),
    jobPollSeconds: 2,
    jobsFollowClock: true,
  })
  fatalErrors.protect(foyer)
  const certificateEnd = config.sealing && endOfCertificate(config.sealing)
  const metrics = config.metrics && (await startMetrics(foyer, config.metrics, { slot, certificateEnd }))
  await development?.makeDemo(foyer.services, { addresses: !config.addressComplete })

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ event: 'stopping', signal })
    metrics?.close()
    await foyer.stop()
    await traces?.stop()
    unlock()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  // Without a listener it would end this process, with what is under way.
  process.on('SIGUSR2', () => logger.warn({ event: 'not-replaced' }, notReplaced))

  const { host, port } = config
  await listenOrExplain(() => foyer.app.listen({ host, port }), { host, port }, 'HOST and PORT')
  logger.info({
    event: 'started',
    url: config.publicUrl,
    database: database.kind,
    durability: database.kind === 'pglite' ? 'process-crash' : 'power-cut',
    uploads: config.clamd ? 'scanned' : 'not-scanned',
    sandbox: await sandboxIsolation(),
    production: config.production,
  })
  if (certificateEnd !== undefined && certificateEnd.getTime() < Date.now() + 30 * 24 * 60 * 60 * 1000)
    logger.warn({ event: 'seal-certificate-ends', at: certificateEnd.toISOString() })
  // Of several workers the first one states it for all.
  if (cluster.worker !== undefined && cluster.worker.id > 1) return
  console.log(`\nFoyer is ready: ${config.publicUrl}${development ? '/demo' : ''}\n`)
  const setupLink = await makeSetupLink(foyer.services)
  if (setupLink !== undefined) console.log(`Set up your brokerage: ${setupLink}\n`)
}

const notReplaced =
  'SIGUSR2 replaces the processes of WORKERS one by one. One process goes on as it is: end it by SIGTERM and start it again.'

/** Loaded only where it is used: a production server is installed without it. */
const loadDevelopment = async ({ production }: Config) => {
  if (production) return undefined
  const { development } = await import('@foyer/dev/development.ts')
  return development
}

const targetOf = ({ url, secret }: NonNullable<Config['webhook']>) => ({ url, secrets: [secret] })

const anchorOf = ({ auditAnchor }: Config) => {
  if (auditAnchor === undefined) return undefined
  return 'folder' in auditAnchor
    ? auditAnchorFiles(auditAnchor.folder)
    : auditAnchorWebhook(webhookHttp(), targetOf(auditAnchor), systemClock.now)
}

/** What costs something to watch is watched only where it is read. */
const startMetrics = (
  { services }: Foyer,
  { host, port }: MetricsAddress,
  { slot, certificateEnd }: { slot: number; certificateEnd: Date | undefined },
) => {
  collectDefaultMetrics({ register: registry })
  collectState(stateOf(services, certificateEnd))
  return openMetrics({ host, port: port + slot - 1 })
}

const stateOf = ({ jobs, backups, clock, scanner }: Foyer['services'], certificateEnd: Date | undefined): State => ({
  queues: () => jobs.waiting(),
  givenUp: () => jobs.givenUp(1),
  scannerIsUp: () => scanner.isUp(),
  certificateEnd,
  async backupSeconds() {
    if (backups === undefined) return undefined
    const [newest] = await backups.place.list()
    return newest === undefined ? process.uptime() : (clock.now().getTime() - newest.at.getTime()) / 1000
  },
})

/** What the configuration has to change, and no restart repairs. */
export const isConfiguration = (error: unknown): error is Error =>
  [ConfigError, FolderLocked, MissingKey, OtherVersion, UnsafeLogin, UnusableSealingKey].some(
    (kind) => error instanceof kind,
  )
