import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocuSignConfig } from './adapters/envelopes-docusign.ts'
import type { TwilioOptions } from './adapters/sms-twilio.ts'
import type { GivenKey } from './signing/seal/sealing-key.ts'

type Environment = Record<string, string | undefined>

/** All configuration, read once by main.ts, typed and frozen. */
export interface Config {
  production: boolean
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  mail: { url: string; from: string } | undefined
  /** Text messages; they stay in the outbox when it is not set. */
  twilio: TwilioOptions | undefined
  secretKeys: readonly [Buffer, ...Buffer[]]
  operatorToken: string
  google: { id: string; secret: string; issuer: string } | undefined
  facebook: { id: string; secret: string; graphUrl: string; dialogUrl: string } | undefined
  /** Canada Post's search; our own tables when it is not set. */
  addressComplete: { key: string; url: string } | undefined
  /** `s3://…`; DATA_DIR/files when it is not set. */
  filesUrl: string | undefined
  /** ClamAV; nothing is scanned when it is not set. */
  clamd: { host: string; port: number } | undefined
  /** An outside signing service; our own page when it is not set. */
  docuSign: DocuSignConfig | undefined
  /** A key and certificate of one's own that seal signed documents, as PEM; made once when not given. */
  sealing: GivenKey | undefined
  /** Another company's robot check; our own when it is not set. */
  captcha: { kind: 'turnstile' | 'hcaptcha' | 'recaptcha'; siteKey: string; secret: string } | undefined
  /** Where leads are also sent. */
  webhook: { url: string; secret: string } | undefined
  /** Flinks; the simulated institution when it is not set. */
  flinks: { customerId: string; secret: string; url: string; connectUrl: string; apiKey?: string } | undefined
  logLevel: string
  trustedProxies: string[]
}

/** A configuration that cannot work: said at once, in words that tell what to do. */
export class ConfigError extends Error {}

export const readConfig = (env: Environment): Config => {
  const production = env.NODE_ENV === 'production'
  const dataDir = env.DATA_DIR ?? './data'
  const port = wholeNumber(env.PORT ?? '3000', 'PORT')
  if (production && !env.DATABASE_URL && env.ALLOW_EMBEDDED_DB !== '1') {
    throw new ConfigError(
      'DATABASE_URL is not set. The embedded database survives a killed process but not a power cut; set DATABASE_URL, or ALLOW_EMBEDDED_DB=1 if you accept that.',
    )
  }
  if (production && !env.SECRET_KEY) {
    throw new ConfigError('SECRET_KEY is not set. Make one with: openssl rand -base64 32')
  }
  return Object.freeze({
    production,
    port,
    host: env.HOST ?? '127.0.0.1',
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    mail: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? 'Foyer <no-reply@localhost>' } : undefined,
    twilio: twilioOf(env),
    secretKeys: secretKeys(env.SECRET_KEY ?? kept(dataDir, 'secret-key')),
    operatorToken: env.OPERATOR_TOKEN ?? kept(dataDir, 'operator-token'),
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            id: env.GOOGLE_CLIENT_ID,
            secret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER ?? 'https://accounts.google.com',
          }
        : undefined,
    facebook:
      env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET
        ? {
            id: env.FACEBOOK_APP_ID,
            secret: env.FACEBOOK_APP_SECRET,
            graphUrl: env.FACEBOOK_GRAPH_URL ?? 'https://graph.facebook.com/v23.0',
            dialogUrl: env.FACEBOOK_DIALOG_URL ?? 'https://www.facebook.com/v23.0/dialog/oauth',
          }
        : undefined,
    addressComplete: env.ADDRESSCOMPLETE_KEY
      ? {
          key: env.ADDRESSCOMPLETE_KEY,
          url: (
            env.ADDRESSCOMPLETE_URL ?? 'https://ws1.postescanada-canadapost.ca/AddressComplete/Interactive'
          ).replace(/\/+$/, ''),
        }
      : undefined,
    filesUrl: env.FILES_URL,
    clamd: env.CLAMD_HOST
      ? { host: env.CLAMD_HOST, port: wholeNumber(env.CLAMD_PORT ?? '3310', 'CLAMD_PORT') }
      : undefined,
    docuSign: docuSign(env),
    sealing: sealing(env),
    captcha: captchaOf(env),
    webhook: webhookOf(env, production),
    flinks: flinksOf(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    trustedProxies: (env.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  })
}

/** All three or none: half a configuration would keep invitations back in silence. */
const twilioOf = (env: Environment): TwilioOptions | undefined => {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env
  if (!accountSid && !authToken && !from) return undefined
  if (!accountSid || !authToken || !from) {
    throw new ConfigError('Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM together, or none of them.')
  }
  return { accountSid, authToken, from, url: env.TWILIO_API_URL ?? 'https://api.twilio.com' }
}

/** All of them or none: half a configuration would be found out by the first signer. */
const docuSign = (env: Environment): DocuSignConfig | undefined => {
  const names = ['INTEGRATION_KEY', 'USER_ID', 'ACCOUNT_ID', 'PRIVATE_KEY', 'API_URL'].map((name) => `DOCUSIGN_${name}`)
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return undefined
  if (missing.length > 0) throw new ConfigError(`DocuSign needs ${missing.join(', ')} too.`)
  const given = (name: string) => env[`DOCUSIGN_${name}`] ?? ''
  return {
    integrationKey: given('INTEGRATION_KEY'),
    userId: given('USER_ID'),
    accountId: given('ACCOUNT_ID'),
    // One line in most environments: its breaks are written out.
    privateKey: given('PRIVATE_KEY').replaceAll('\\n', '\n'),
    apiUrl: given('API_URL').replace(/\/+$/, ''),
    authUrl: env.DOCUSIGN_AUTH_URL ?? 'https://account.docusign.com',
    connectKey: env.DOCUSIGN_CONNECT_KEY,
  }
}

const sealing = (env: Environment): Config['sealing'] => {
  const { SEAL_KEY_FILE: key, SEAL_CERTIFICATE_FILE: certificate } = env
  if (!key && !certificate) return undefined
  if (!key || !certificate) throw new ConfigError('SEAL_KEY_FILE and SEAL_CERTIFICATE_FILE are given together.')
  const read = (name: string, file: string) => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      throw new ConfigError(`${name} names a file that cannot be read.`)
    }
  }
  return {
    privateKey: read('SEAL_KEY_FILE', key),
    certificates: read('SEAL_CERTIFICATE_FILE', certificate),
    passphrase: env.SEAL_KEY_PASSPHRASE,
  }
}

const captchaOf = ({ CAPTCHA = 'altcha', ...env }: Environment): Config['captcha'] => {
  if (CAPTCHA === 'altcha') return undefined
  if (CAPTCHA !== 'turnstile' && CAPTCHA !== 'hcaptcha' && CAPTCHA !== 'recaptcha') {
    throw new ConfigError(`CAPTCHA is altcha, turnstile, hcaptcha or recaptcha, not "${CAPTCHA}".`)
  }
  if (!env.CAPTCHA_SITE_KEY || !env.CAPTCHA_SECRET) {
    throw new ConfigError(`CAPTCHA=${CAPTCHA} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.`)
  }
  return { kind: CAPTCHA, siteKey: env.CAPTCHA_SITE_KEY, secret: env.CAPTCHA_SECRET }
}

const webhookOf = (
  { WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Environment,
  production: boolean,
): Config['webhook'] => {
  if (!url) return undefined
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' }
  if (protocol !== 'https:' && (production || protocol !== 'http:')) {
    throw new ConfigError('WEBHOOK_URL must be an https address.')
  }
  if (!/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(secret ?? '')) {
    throw new ConfigError('WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64, shared with whoever receives.')
  }
  return { url, secret: secret ?? '' }
}

/** An instance's API and its Connect differ in one word of their hosts: …-api.private.fin.ag, …-iframe.private.fin.ag. */
const flinksOf = (env: Environment): Config['flinks'] => {
  const { FLINKS_CUSTOMER_ID: customerId, FLINKS_SECRET: secret, FLINKS_URL: given, FLINKS_API_KEY: apiKey } = env
  if (!customerId && !secret && !given) return undefined
  if (!customerId || !secret || !given || !URL.canParse(given)) {
    throw new ConfigError(
      'Set FLINKS_CUSTOMER_ID, FLINKS_SECRET and FLINKS_URL (https://…-api.private.fin.ag) together, or none of them.',
    )
  }
  const url = given.replace(/\/+$/, '')
  const connect = new URL(url)
  connect.hostname = connect.hostname.replace('-api.', '-iframe.')
  connect.pathname = '/v2/'
  return { customerId, secret, url, connectUrl: connect.href, ...(apiKey && { apiKey }) }
}

const wholeNumber = (text: string, name: string): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new ConfigError(`${name} must be a port number, not "${text}"`)
  return number
}

/** Base64 of 32 bytes each, newest first, separated by commas. */
const secretKeys = (text: string): readonly [Buffer, ...Buffer[]] => {
  const [first, ...rest] = text.split(',').map((one) => Buffer.from(one.trim(), 'base64'))
  if (!first || [first, ...rest].some((key) => key.length !== 32)) {
    throw new ConfigError('SECRET_KEY must be 32 bytes in base64. Make one with: openssl rand -base64 32')
  }
  return [first, ...rest]
}

/** A secret made once and kept in the data folder, readable by its owner only. */
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
