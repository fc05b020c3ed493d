type Environment = Readonly<Record<string, string | undefined>>

export interface SecretRule {
  least: number
  isList?: boolean
  isOurs?: boolean
}

/**
 * Every secret of the environment with its minimum length. A shorter one is a placeholder or a mistake, since issuers
 * (and `openssl rand`) make them longer. `isList`: several, separated by commas. `isOurs`: made by the operator, not
 * issued by a service.
 */
export const secretRules = {
  SECRET_KEY: { least: 44, isList: true, isOurs: true },
  OPERATOR_TOKEN: { least: 32, isOurs: true },
  TWILIO_AUTH_TOKEN: { least: 32 },
  GOOGLE_CLIENT_SECRET: { least: 24 },
  FACEBOOK_APP_SECRET: { least: 32 },
  ADDRESSCOMPLETE_KEY: { least: 16 },
  FLINKS_SECRET: { least: 16 },
  FLINKS_API_KEY: { least: 16 },
  DOCUSIGN_PRIVATE_KEY: { least: 800 },
  DOCUSIGN_CONNECT_KEY: { least: 32 },
  SEAL_KEY_PASSPHRASE: { least: 8 },
  AWS_SECRET_ACCESS_KEY: { least: 16 },
  AWS_SESSION_TOKEN: { least: 16 },
  CAPTCHA_SECRET: { least: 24 },
  WEBHOOK_SECRET: { least: 38 },
  AUDIT_ANCHOR_SECRET: { least: 38 },
} as const satisfies Readonly<Record<string, SecretRule>>

/** A repeated group of characters, the last perhaps cut off: `12345678901234567890`. */
const repeats = (value: string): boolean =>
  Array.from({ length: Math.floor(value.length / 2) }, (_, at) => value.slice(0, at + 1)).some((part) =>
    part.repeat(Math.ceil(value.length / part.length)).startsWith(value),
  )

/** The problem with a secret, without quoting it; undefined if it is valid. `name` is where it came from. */
export const secretProblem = (name: string, value: string, { least, isOurs }: SecretRule): string | undefined => {
  const remedy = isOurs ? 'Make one with: openssl rand -base64 32' : 'Copy all of it from the service that issued it.'
  if (value.trim() === '') return `${name} is empty. Set it, or remove it.`
  if (value.length < least) return `${name} is shorter than ${least} characters. ${remedy}`
  const isRepeated = repeats(value)
  const isMonotonous = new Set(value).size < Math.min(8, least / 2)
  return isRepeated || isMonotonous ? `${name} repeats itself and is easy to guess. ${remedy}` : undefined
}

/** The problems with the secrets of the environment. An empty one is an error: it must never work as a secret. */
export const secretProblems = (env: Environment): string[] =>
  Object.entries<SecretRule>(secretRules).flatMap(([name, rule]) => {
    const value = env[name]
    if (value === undefined) return []
    const secrets = rule.isList ? value.split(',').map((one) => one.trim()) : [value]
    return secrets.flatMap((secret) => secretProblem(name, secret, rule) ?? []).slice(0, 1)
  })
