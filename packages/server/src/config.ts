import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FlinksConfig } from './adapters/bank-data-flinks.ts'
import type { DocuSignConfig } from './adapters/envelopes-docusign.ts'
import type { S3Address } from './adapters/files-s3-address.ts'
import type { MailServer } from './adapters/mail-smtp.ts'
import type { TwilioOptions } from './adapters/sms-twilio.ts'
import { ConfigError } from './config-error.ts'
import { isProduction, productionProblems } from './config-production.ts'
import { isProxy } from './config-proxies.ts'
import { secretProblem, secretProblems, secretRules } from './config-secrets.ts'
import {
  addressCompleteOf,
  auditAnchorOf,
  backupsOf,
  captchaOf,
  docuSignOf,
  facebookOf,
  flinksOf,
  googleOf,
  mailOf,
  metricsOf,
  portNumber,
  s3Of,
  sealingOf,
  tracesOf,
  twilioOf,
  webhookOf,
} from './config-services.ts'
import type { SecretKeys } from './kit/hash.ts'
import type { MetricsAddress } from './kit/serve-metrics.ts'
import type { GivenKey } from './signing/seal/sealing-key.ts'

type Environment = Record<string, string | undefined>

/** All configuration, read once by main.ts, typed and frozen. */
export interface Config {
  /** Reachable by other machines; see config-production.ts. */
  production: boolean
  /** Processes that share the address; 1 by default. */
  workers: number
  port: number
  host: string
  publicUrl: string
  /** `host` or `host:port` where a site's newer portal may be. */
  newVersionHosts: readonly string[]
  dataDir: string
  /** The application's login to PostgreSQL; the embedded database by default. */
  databaseUrl: string | undefined
  /** The owner of the tables, for migrations and the job queue; by default the application's own login. */
  databaseOwnerUrl: string | undefined
  mail: MailServer | undefined
  /** Text messages; by default they stay in the outbox. */
  twilio: (TwilioOptions & { mostADay: number }) | undefined
  secretKeys: SecretKeys
  operatorToken: string
  google: { id: string; secret: string; issuer: string } | undefined
  facebook: { id: string; secret: string; graphUrl: string; dialogUrl: string } | undefined
  /** Canada Post's search; our own tables by default. */
  addressComplete: { key: string; url: string; mostADay: number } | undefined
  /** A bucket; DATA_DIR/files by default. */
  s3: S3Address | undefined
  /** Where nightly backups are written, and for how many days each is kept; none are made by default. */
  backups: { folder: string; keepDays: number } | undefined
  /** ClamAV; nothing is scanned by default. */
  clamd: { host: string; port: number } | undefined
  /** An external signing service; our own page by default. */
  docuSign: DocuSignConfig | undefined
  /** The operator's key and certificate to seal signed documents, as PEM; created once by default. */
  sealing: GivenKey | undefined
  /** An external robot check; our own by default. */
  captcha: { kind: 'turnstile' | 'hcaptcha' | 'recaptcha'; siteKey: string; secret: string } | undefined
  /** Where leads are also sent. */
  webhook: { url: string; secret: string } | undefined
  /** Where heads of the audit chain are published; nowhere by default. */
  auditAnchor: { folder: string } | { url: string; secret: string } | undefined
  /** Flinks; the simulated institution by default. */
  flinks: FlinksConfig | undefined
  /** Where Prometheus reads; nowhere by default. */
  metrics: MetricsAddress | undefined
  /** Where spans are sent, as OTLP over HTTP; nowhere by default. */
  traces: { url: string } | undefined
  logLevel: string
  trustedProxies: string[]
}

/** Collects all problems, so that an operator can fix them at once. */
const collectProblems = () => {
  const problems: string[] = []
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      problems.push(...error.problems)
      return undefined
    }
  }
  return { problems, attempt }
}

/** A variable set to an empty text is not set. Secrets are checked before: an empty one is an error. */
const withoutBlanks = (env: Environment): Environment =>
  new Proxy(env, {
    get: (given, name) => {
      const value: unknown = Reflect.get(given, name)
      return typeof value === 'string' && value.trim() === '' ? undefined : value
    },
  })

/** Reads and checks the configuration; throws one ConfigError that lists all problems. */
export const readConfig = (given: Environment): Config => {
  const env = withoutBlanks(given)
  const { problems, attempt } = collectProblems()
  problems.push(...secretProblems(given))
  const dataDir = env.DATA_DIR ?? './data'
  const host = env.HOST ?? '127.0.0.1'
  const port = attempt(() => portNumber(env.PORT ?? '3000', 'PORT')) ?? 0
  const publicUrl = attempt(() => publicUrlOf(env.PUBLIC_URL ?? `http://localhost:${port}`))
  const production = isProduction(env, host, publicUrl)
  if (production) problems.push(...productionProblems(env, publicUrl))
  const config = {
    production,
    workers: attempt(() => workersOf(env)) ?? 1,
    port,
    host,
    publicUrl: publicUrl?.href.replace(/\/+$/, '') ?? '',
    newVersionHosts: listOf(env.NEW_VERSION_HOSTS).map((one) => one.toLowerCase()),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    mail: attempt(() => mailOf(env, production)),
    twilio: attempt(() => twilioOf(env)),
    google: attempt(() => googleOf(env)),
    facebook: attempt(() => facebookOf(env)),
    addressComplete: attempt(() => addressCompleteOf(env)),
    s3: attempt(() => s3Of(env)),
    backups: attempt(() => backupsOf(env)),
    clamd: env.CLAMD_HOST
      ? { host: env.CLAMD_HOST, port: attempt(() => portNumber(env.CLAMD_PORT ?? '3310', 'CLAMD_PORT')) ?? 0 }
      : undefined,
    docuSign: attempt(() => docuSignOf(env)),
    sealing: attempt(() => sealingOf(env)),
    captcha: attempt(() => captchaOf(env)),
    webhook: attempt(() => webhookOf(env, production, 'WEBHOOK')),
    auditAnchor: attempt(() => auditAnchorOf(env, production)),
    flinks: attempt(() => flinksOf(env)),
    metrics: attempt(() => metricsOf(env)),
    traces: attempt(() => tracesOf(env)),
    logLevel: attempt(() => logLevelOf(env)) ?? '',
    trustedProxies: attempt(() => trustedProxiesOf(env)) ?? [],
  }
  const givenKeys = env.SECRET_KEY
  const givenSecretKeys = givenKeys === undefined ? undefined : attempt(() => secretKeys('SECRET_KEY', givenKeys))
  if (problems.length > 0) throw new ConfigError(...new Set(problems))
  return Object.freeze({
    ...config,
    // Created only if the configuration has no other problem.
    secretKeys: givenSecretKeys ?? secretKeys(join(dataDir, 'secret-key'), kept(dataDir, 'secret-key')),
    operatorToken: env.OPERATOR_TOKEN ?? keptToken(dataDir),
  })
}

const logLevels: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const logLevelOf = ({ LOG_LEVEL: level = 'info' }: Environment): string => {
  if (!logLevels.includes(level)) throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
  return level
}

const trustedProxiesOf = ({ TRUSTED_PROXIES: given }: Environment): string[] => {
  const proxies = listOf(given)
  if (!proxies.every(isProxy))
    throw new ConfigError(
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/16, with commas between them.',
    )
  return proxies
}

const mostWorkers = 64

const workersOf = ({ WORKERS: given = '1', DATABASE_URL: database }: Environment): number => {
  const workers = given === 'cores' ? availableParallelism() : Number(given)
  if (!Number.isInteger(workers) || workers < 1 || workers > mostWorkers)
    throw new ConfigError(`WORKERS must be a number from 1 to ${mostWorkers}, or cores.`)
  if (workers > 1 && !database)
    throw new ConfigError('WORKERS needs DATABASE_URL: the embedded database has one process.')
  return workers
}

const publicUrlOf = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === '') return url
  throw new ConfigError('PUBLIC_URL must be an address such as https://apply.example.ca')
}

/** Values separated by commas. */
const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Keys of 32 bytes in base64, newest first, separated by commas. `name` is where they came from. */
const secretKeys = (name: string, text: string): SecretKeys => {
  const [first, ...rest] = text.split(',').map((one) => Buffer.from(one.trim(), 'base64'))
  if (!first || [first, ...rest].some((key) => key.length !== 32)) {
    throw new ConfigError(`${name} must be 32 bytes in base64. Make one with: openssl rand -base64 32`)
  }
  return [first, ...rest]
}

/** A secret created once and stored in the data folder, readable by its owner only. */
const kept = (dataDir: string, name: string): string => {
  const file = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** The file may have been emptied or edited, so its content must satisfy the rule of the variable. */
const keptToken = (dataDir: string): string => {
  const token = kept(dataDir, 'operator-token')
  const problem = secretProblem(join(dataDir, 'operator-token'), token, secretRules.OPERATOR_TOKEN)
  if (problem !== undefined) throw new ConfigError(problem)
  return token
}
