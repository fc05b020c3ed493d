import type { CaptchaPort } from '../ports/captcha.ts'
import { type AltchaOptions, captchaAltcha } from './captcha-altcha.ts'

/** Three times the usual work: for visitors the service does not reach, and no shortcut for programs. */
const more = { cost: 1000, fewest: 900, most: 2700 }

/**
 * A service with our own proof of work as an alternative, for visitors who cannot reach the service or solve its
 * puzzle.
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
