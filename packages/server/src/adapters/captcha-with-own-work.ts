import type { CaptchaPort } from '../ports/captcha.ts'
import { type AltchaOptions, captchaAltcha } from './captcha-altcha.ts'

/** Three times the usual work: this way is for whoever the service does not serve, and no short cut for a program. */
const more = { cost: 1000, fewest: 900, most: 2700 }

/**
 * A service, and our own work beside it, so that nobody is stranded: not when the service is down or blocked where the
 * visitor is, and not when its puzzle cannot be seen or solved by them.
 */
export const captchaWithOwnWork = (
  service: CaptchaPort,
  secret: Buffer,
  work: AltchaOptions['work'] = more,
): CaptchaPort => {
  const own = captchaAltcha({ secret, work })
  return {
    ...service,
    challenge: own.challenge,
    verify: async (token, place) => (await own.verify(token, place)) ?? service.verify(token, place),
  }
}
