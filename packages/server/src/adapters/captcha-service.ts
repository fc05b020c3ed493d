import { createHash } from 'node:crypto'
import type { CaptchaPort } from '../ports/captcha.ts'
import { readJsonReply } from './read-reply.ts'

type ServiceKind = Exclude<CaptchaPort['kind'], 'altcha'>

interface Service {
  verifyUrl: string
  origins: readonly string[]
}

/** The three have the same protocol: secret, response and remoteip as a form, `success` as JSON. */
const services: Readonly<Record<ServiceKind, Service>> = {
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    origins: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  recaptcha: {
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    origins: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  },
}

export interface CaptchaServiceOptions {
  kind: ServiceKind
  siteKey: string
  secret: string
  /** Another URL, for tests. */
  verifyUrl?: string
  onFailure?: (reason: string) => void
}

/** Tokens of these services are valid for two to five minutes; after this time none is accepted. */
const longestLife = 10 * 60_000
const patience = 5_000

/** Verifies a token at the service. A missing reply, another reply or a redirect fails the check. */
export const captchaService = (options: CaptchaServiceOptions): CaptchaPort => {
  const { kind, siteKey, secret, onFailure = () => {} } = options
  const service = services[kind]
  const ask = async (body: URLSearchParams): Promise<unknown> => {
    const response = await fetch(options.verifyUrl ?? service.verifyUrl, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    return response.ok ? readJsonReply(response) : undefined
  }
  return {
    kind,
    siteKey,
    origins: service.origins,
    challenge: async () => '',
    async verify(token, { ip, now }) {
      if (token === '') return undefined
      const body = new URLSearchParams({ secret, response: token, remoteip: ip, sitekey: siteKey })
      const answer = (await ask(body).catch((error: Error) => onFailure(error.name))) as
        | { success?: unknown }
        | undefined
      if (answer?.success !== true) return undefined
      const id = createHash('sha256').update(token).digest('hex')
      return { id, until: new Date(now.getTime() + longestLife) }
    },
  }
}
