import { trustsTooWideRange } from './config-proxies.ts'
import { type ReadLogin, readLogin } from './db/read-login.ts'
import { isLoopback } from './kit/loopback.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** A server that other machines can reach is in production, whatever NODE_ENV is. */
export const isProduction = (env: Environment, host: string, publicUrl: URL | undefined): boolean =>
  env.NODE_ENV === 'production' || !isLoopback(host) || (publicUrl !== undefined && !isLoopback(publicUrl.hostname))

/** Switches by which an operator accepts what production refuses. */
const accepts = (env: Environment, name: string) => env[name] === '1'

const hasOwnLogin = ({ DATABASE_URL: login = '', DATABASE_OWNER_URL: owner = '' }: Environment): boolean =>
  URL.canParse(owner) && URL.canParse(login) && readLogin(owner)?.user !== readLogin(login)?.user

const isProtected = (login: ReadLogin | undefined): boolean =>
  login !== undefined && (login.verifiesServer || login.host.startsWith('/') || isLoopback(login.host))

/** Answers, sessions and the passwords of both logins are on this connection. */
const hasPlainDatabase = ({ DATABASE_URL: login = '', DATABASE_OWNER_URL: owner = '' }: Environment): boolean =>
  [login, owner].some((address) => address !== '' && !isProtected(readLogin(address)))

/** External services that receive personal data or secrets. */
const outsideServices = [
  'ADDRESSCOMPLETE_URL',
  'DOCUSIGN_API_URL',
  'DOCUSIGN_AUTH_URL',
  'FACEBOOK_DIALOG_URL',
  'FACEBOOK_GRAPH_URL',
  'FLINKS_URL',
  'GOOGLE_ISSUER',
  'TWILIO_API_URL',
] as const

const urlOf = (address = ''): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined)

const isPlain = (address: string | undefined): boolean => {
  const url = urlOf(address)
  return url !== undefined && url.protocol !== 'https:' && !isLoopback(url.hostname)
}

const hasPlainEndpoint = ({ FILES_URL: address }: Environment): boolean =>
  isPlain(urlOf(address)?.searchParams.get('endpoint') ?? undefined)

/** Options allowed in the URL of a mail server in production: none that affects its encryption. */
const mailOptions: readonly string[] = [
  'authMethod',
  'connectionTimeout',
  'dnsTimeout',
  'greetingTimeout',
  'localAddress',
  'maxConnections',
  'maxMessages',
  'name',
  'pool',
  'rateDelta',
  'rateLimit',
  'socketTimeout',
  'tls.servername',
]

/** Mails contain codes, links and applications. Only on this machine may they be sent without encryption. */
const mayMailInTheClear = ({ SMTP_URL: address }: Environment): boolean => {
  const url = urlOf(address)
  if (!url) return address !== undefined
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') return true
  const weakens = ([name, value]: [string, string]) =>
    !mailOptions.includes(name) && !(name === 'requireTLS' && value === 'true')
  return !isLoopback(url.hostname) && [...url.searchParams].some(weakens)
}

/** A server that begins without encryption must change to it before it receives anything. */
export const requiresTls = (env: Environment, production: boolean): boolean => {
  const url = urlOf(env.SMTP_URL)
  return production && url?.protocol === 'smtp:' && !isLoopback(url.hostname)
}

/** Everything that production requires and lacks, each with its solution. */
export const productionProblems = (env: Environment, publicUrl: URL | undefined): string[] => {
  const walls: readonly [isMissing: boolean, problem: string][] = [
    [
      publicUrl?.protocol !== 'https:',
      'PUBLIC_URL is not an https address. Cookies, codes and applications would be sent unencrypted.',
    ],
    [!env.SECRET_KEY, 'SECRET_KEY is not set. Make one with: openssl rand -base64 32'],
    [
      !accepts(env, 'ALLOW_PLAIN_DATABASE') && hasPlainDatabase(env),
      'DATABASE_URL or DATABASE_OWNER_URL reaches another machine without verifying its certificate. Add sslmode=verify-full (and sslrootcert, a file that can be read, for a certificate authority of your own); or set ALLOW_PLAIN_DATABASE=1 if only your own machines are on that network.',
    ],
    [
      env.NODE_TLS_REJECT_UNAUTHORIZED === '0',
      'NODE_TLS_REJECT_UNAUTHORIZED is 0. No certificate of any service would be verified; remove it, and name an authority of your own in NODE_EXTRA_CA_CERTS.',
    ],
    [
      !env.DATABASE_URL && !accepts(env, 'ALLOW_EMBEDDED_DB'),
      'DATABASE_URL is not set. The embedded database survives a killed process but not a power cut; set DATABASE_URL, or ALLOW_EMBEDDED_DB=1 if you accept that.',
    ],
    [
      !!env.DATABASE_URL && !hasOwnLogin(env),
      'DATABASE_OWNER_URL is not set, or names the role of DATABASE_URL. The application must not log in as the owner of its tables: see docs/recipes/set-up-postgresql.md.',
    ],
    [!env.SMTP_URL, 'SMTP_URL is not set. No one would receive a code or a link.'],
    [
      mayMailInTheClear(env),
      'SMTP_URL is not smtps://host or smtp://host, or has an option that may weaken its encryption. Mail may leave this machine only over TLS, with STARTTLS for smtp://.',
    ],
    [hasPlainEndpoint(env), 'FILES_URL names an endpoint that is not an https address.'],
    [
      !env.CLAMD_HOST && !accepts(env, 'ALLOW_UNSCANNED_UPLOADS'),
      'CLAMD_HOST is not set. Files would be kept without being scanned; set CLAMD_HOST, or ALLOW_UNSCANNED_UPLOADS=1 if you accept that.',
    ],
    [
      trustsTooWideRange(env.TRUSTED_PROXIES),
      'TRUSTED_PROXIES holds something other than addresses, networks from /8 (of IPv6 /16) on, loopback, linklocal and uniquelocal. Anyone could name the address that limits are counted for; name your proxies only.',
    ],
    ...outsideServices.map(
      (name) => [isPlain(env[name]), `${name} is not an https address.`] as [isMissing: boolean, problem: string],
    ),
  ]
  return walls.flatMap(([isMissing, problem]) => (isMissing ? [problem] : []))
}
