import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { addressesComplete } from './adapters/addresses-complete.ts'
import { bankDataFlinks } from './adapters/bank-data-flinks.ts'
import { captchaService } from './adapters/captcha-service.ts'
import { systemClock } from './adapters/clock-system.ts'
import { envelopesDocuSign } from './adapters/envelopes-docusign.ts'
import { filesLocal } from './adapters/files-local.ts'
import { identityFacebook } from './adapters/identity-facebook.ts'
import { identityOpenId } from './adapters/identity-openid.ts'
import { journalFile } from './adapters/journal-file.ts'
import { mailOutbox } from './adapters/mail-outbox.ts'
import { mailSmtp } from './adapters/mail-smtp.ts'
import { scannerClamd } from './adapters/scanner-clamd.ts'
import { smsTwilio } from './adapters/sms-twilio.ts'
import { webhookHttp } from './adapters/webhook-http.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { FolderLocked, lockFolder } from './db/folder-lock.ts'
import { type Database, openPglite, openPostgres } from './db/open-database.ts'
import { importDemoAddresses } from './demo/demo-addresses.ts'
import { makeDemoSite } from './demo/demo-site.ts'
import { deriveKeys } from './kit/hash.ts'
import type { FileStore } from './ports/files.ts'
import { UnusableSealingKey } from './signing/index.ts'
import { startFoyer } from './start.ts'

/** The only file that reads the environment and chooses adapters. */
const main = async () => {
  const config = readConfig(process.env)
  const logger = pino({ level: config.logLevel, base: null })
  const unlock = config.databaseUrl ? () => {} : lockFolder(config.dataDir)
  const database = await openDatabase(config)
  const version = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')).version as string
  const foyer = await startFoyer({
    database,
    clock: systemClock,
    mail: config.mail ? mailSmtp(config.mail.url, config.mail.from) : mailOutbox,
    ...(config.twilio && { sms: smsTwilio(config.twilio) }),
    ...(database.kind === 'pglite' && { journal: journalFile(`${config.dataDir}/submissions.journal`) }),
    ...(config.addressComplete && {
      addresses: addressesComplete({
        ...config.addressComplete,
        onFailure: (reason) => logger.warn({ event: 'address-search', reason }),
      }),
    }),
    fileStore: await openFiles(config),
    ...(config.clamd && { scanner: scannerClamd(config.clamd) }),
    ...(config.docuSign && { envelopes: envelopesDocuSign(config.docuSign) }),
    sealing: config.sealing,
    ...(config.captcha && {
      captcha: captchaService({
        ...config.captcha,
        onFailure: (reason) => logger.warn({ event: 'robot-check', reason }),
      }),
    }),
    webhook: config.webhook && webhookHttp(config.webhook),
    ...(config.flinks && { bankData: bankDataFlinks({ ...config.flinks, now: systemClock.now }) }),
    identity: {
      ...(config.google && { google: identityOpenId(config.google) }),
      ...(config.facebook && { facebook: identityFacebook(config.facebook) }),
    },
    secretKeys: config.secretKeys,
    operatorToken: config.operatorToken,
    publicUrl: config.publicUrl,
    version,
    production: config.production,
    trustedProxies: config.trustedProxies,
    logger,
    webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    jobPollSeconds: 2,
    jobsFollowClock: true,
  })
  await makeDemoSite(foyer.services)
  if (!config.addressComplete) await importDemoAddresses(database)

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ event: 'stopping', signal })
    await foyer.stop()
    unlock()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))

  await foyer.app.listen({ host: config.host, port: config.port })
  logger.info({
    event: 'started',
    url: config.publicUrl,
    database: database.kind,
    durability: database.kind === 'pglite' ? 'process-crash' : 'power-cut',
    uploads: config.clamd ? 'scanned' : 'not-scanned',
  })
  console.log(`\nFoyer is ready: ${config.publicUrl}/demo\n`)
}

const openDatabase = (config: Config): Promise<Database> =>
  config.databaseUrl ? openPostgres(config.databaseUrl) : openPglite(`${config.dataDir}/pglite`)

/** The client of S3 is large: it is loaded where it is used. */
const openFiles = async ({ filesUrl, dataDir, secretKeys }: Config): Promise<FileStore> => {
  const keys = deriveKeys(secretKeys).files
  if (filesUrl === undefined) return filesLocal({ folder: `${dataDir}/files`, keys })
  const { filesS3, parseS3Address } = await import('./adapters/files-s3.ts')
  return filesS3({ ...parseS3Address(filesUrl), incoming: `${dataDir}/files/incoming`, keys })
}

main().catch((error: Error) => {
  const isSaid = [ConfigError, FolderLocked, UnusableSealingKey].some((kind) => error instanceof kind)
  if (isSaid) console.error(error.message)
  else console.error(error)
  process.exit(1)
})
