import { readFileSync } from 'node:fs'
import type { DocuSignConfig } from './adapters/envelopes-docusign.ts'
import { parseS3Address } from './adapters/files-s3-address.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { requiresTls } from './config-production.ts'
import { usualLookUpsADay } from './ports/addresses.ts'
import { usualTextsADay } from './ports/sms.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** A URL with a user and no password would send an empty one. */
export const mailOf = (env: Environment, production: boolean): Config['mail'] => {
  const { SMTP_URL: url, MAIL_FROM: from = 'Foyer <no-reply@localhost>' } = env
  if (!url) return undefined
  const { username, password } = URL.canParse(url) ? new URL(url) : { username: '', password: '' }
  if (username !== '' && password === '') throw new ConfigError('SMTP_URL names a user without a password.')
  return { url, from, requireTLS: requiresTls(env, production) }
}

/**
 * Requires both or neither of a setting and its secret. Otherwise the first person to use it would discover the error.
 */
const together = (env: Environment, names: readonly string[]): boolean => {
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return false
  if (missing.length > 0) throw new ConfigError(`Set ${names.join(', ')} together, or none of them.`)
  return true
}

export const googleOf = (env: Environment): Config['google'] => {
  const { GOOGLE_CLIENT_ID: id = '', GOOGLE_CLIENT_SECRET: secret = '' } = env
  if (!together(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])) return undefined
  return { id, secret, issuer: env.GOOGLE_ISSUER ?? 'https://accounts.google.com' }
}

export const facebookOf = (env: Environment): Config['facebook'] => {
  const { FACEBOOK_APP_ID: id = '', FACEBOOK_APP_SECRET: secret = '' } = env
  if (!together(env, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'])) return undefined
  return {
    id,
    secret,
    graphUrl: env.FACEBOOK_GRAPH_URL ?? 'https://graph.facebook.com/v23.0',
    dialogUrl: env.FACEBOOK_DIALOG_URL ?? 'https://www.facebook.com/v23.0/dialog/oauth',
  }
}

const canadaPost = 'https://ws1.postescanada-canadapost.ca/AddressComplete/Interactive'

/** What is asked of a paid service in a day at most: anyone on the internet may cause it. */
const mostADayOf = (env: Environment, name: string, what: string, usual: number): number => {
  const mostADay = Number(env[name] ?? usual)
  if (Number.isInteger(mostADay) && mostADay >= 1) return mostADay
  throw new ConfigError(`${name} must be a number of ${what}, 1 or more.`)
}

export const addressCompleteOf = (env: Environment): Config['addressComplete'] => {
  const { ADDRESSCOMPLETE_KEY: key, ADDRESSCOMPLETE_URL: url = canadaPost } = env
  const mostADay = mostADayOf(env, 'ADDRESSCOMPLETE_A_DAY', 'look-ups', usualLookUpsADay)
  return key ? { key, url: url.replace(/\/+$/, ''), mostADay } : undefined
}

export const twilioOf = (env: Environment): Config['twilio'] => {
  const { TWILIO_ACCOUNT_SID: accountSid = '', TWILIO_AUTH_TOKEN: authToken = '', TWILIO_FROM: from = '' } = env
  if (!together(env, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'])) return undefined
  const mostADay = mostADayOf(env, 'TWILIO_A_DAY', 'text messages', usualTextsADay)
  return { accountSid, authToken, from, url: env.TWILIO_API_URL ?? 'https://api.twilio.com', mostADay }
}

export const docuSignOf = (env: Environment): DocuSignConfig | undefined => {
  const names = ['INTEGRATION_KEY', 'USER_ID', 'ACCOUNT_ID', 'PRIVATE_KEY', 'API_URL'].map((name) => `DOCUSIGN_${name}`)
  if (!together(env, names)) return undefined
  const given = (name: string) => env[`DOCUSIGN_${name}`] ?? ''
  return {
    integrationKey: given('INTEGRATION_KEY'),
    userId: given('USER_ID'),
    accountId: given('ACCOUNT_ID'),
    // Most environments hold it on one line, with escaped line breaks.
    privateKey: given('PRIVATE_KEY').replaceAll('\\n', '\n'),
    apiUrl: given('API_URL').replace(/\/+$/, ''),
    authUrl: env.DOCUSIGN_AUTH_URL ?? 'https://account.docusign.com',
    connectKey: env.DOCUSIGN_CONNECT_KEY,
  }
}

export const sealingOf = (env: Environment): Config['sealing'] => {
  const { SEAL_KEY_FILE: key = '', SEAL_CERTIFICATE_FILE: certificate = '' } = env
  if (!together(env, ['SEAL_KEY_FILE', 'SEAL_CERTIFICATE_FILE'])) return undefined
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

export const captchaOf = (env: Environment): Config['captcha'] => {
  const { CAPTCHA = 'altcha' } = env
  if (CAPTCHA === 'altcha') return undefined
  if (CAPTCHA !== 'turnstile' && CAPTCHA !== 'hcaptcha' && CAPTCHA !== 'recaptcha') {
    throw new ConfigError(`CAPTCHA is altcha, turnstile, hcaptcha or recaptcha, not "${CAPTCHA}".`)
  }
  if (!env.CAPTCHA_SITE_KEY || !env.CAPTCHA_SECRET) {
    throw new ConfigError(`CAPTCHA=${CAPTCHA} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.`)
  }
  return { kind: CAPTCHA, siteKey: env.CAPTCHA_SITE_KEY, secret: env.CAPTCHA_SECRET }
}

export const webhookOf = (
  env: Environment,
  production: boolean,
  name: 'WEBHOOK' | 'AUDIT_ANCHOR',
): Config['webhook'] => {
  const [url, secret] = [env[`${name}_URL`], env[`${name}_SECRET`]]
  if (!url) return undefined
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' }
  if (protocol !== 'https:' && (production || protocol !== 'http:')) {
    throw new ConfigError(`${name}_URL must be an https address.`)
  }
  if (!/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(secret ?? '')) {
    throw new ConfigError(`${name}_SECRET must be whsec_ and 24 to 64 bytes in base64, shared with the receiver.`)
  }
  return { url, secret: secret ?? '' }
}

export const auditAnchorOf = (env: Environment, production: boolean): Config['auditAnchor'] => {
  const { AUDIT_ANCHOR_DIR: folder } = env
  const webhook = webhookOf(env, production, 'AUDIT_ANCHOR')
  if (folder && webhook) throw new ConfigError('Set AUDIT_ANCHOR_DIR or AUDIT_ANCHOR_URL, not both.')
  return folder ? { folder } : webhook
}

const mostDays = 3650

export const backupsOf = ({ BACKUP_DIR: folder, BACKUP_DAYS: days = '30' }: Environment): Config['backups'] => {
  if (!folder) return undefined
  const keepDays = Number(days)
  if (!Number.isInteger(keepDays) || keepDays < 1 || keepDays > mostDays)
    throw new ConfigError(`BACKUP_DAYS must be a number of days from 1 to ${mostDays}.`)
  return { folder, keepDays }
}

export const s3Of = ({ FILES_URL: address }: Environment): Config['s3'] => {
  if (!address) return undefined
  try {
    return parseS3Address(address)
  } catch (error) {
    throw new ConfigError(`FILES_URL: ${(error as Error).message}.`)
  }
}

/**
 * The hosts of an instance's API and of its Connect differ in one word: …-api.private.fin.ag, …-iframe.private.fin.ag.
 */
export const flinksOf = (env: Environment): Config['flinks'] => {
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

export const portNumber = (text: string, name: string): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new ConfigError(`${name} must be a port number, not "${text}"`)
  return number
}

/** On this machine by default: who reads metrics learns how much a server does. */
export const metricsOf = ({ METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1' }: Environment): Config['metrics'] =>
  port ? { host, port: portNumber(port, 'METRICS_PORT') } : undefined

/** The address of a collector, as other programs with OpenTelemetry read it. */
export const tracesOf = ({ OTEL_EXPORTER_OTLP_ENDPOINT: given }: Environment): Config['traces'] => {
  if (!given) return undefined
  if (!URL.canParse(given) || !/^https?:/.test(given))
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318')
  return { url: `${given.replace(/\/+$/, '')}/v1/traces` }
}
