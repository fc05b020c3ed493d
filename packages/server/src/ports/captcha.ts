/** The place of the check: a token of one form is invalid for another. */
export interface CaptchaPlace {
  /** The form's token. */
  subject: string
  now: Date
  /** The visitor's IP address, for services that use it. */
  ip: string
}

/** A passed check. `id` is the same when the same token is used again, so that it counts once. */
export interface PassedCheck {
  id: string
  /** From then on the token is invalid, and its id can be forgotten. */
  until: Date
}

/**
 * Distinguishes people from programs without a puzzle. It never throws: without a reply of the service the check
 * fails.
 */
export interface CaptchaPort {
  kind: 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha'
  /** The key for the service's script in the page; empty for our own check. */
  siteKey: string
  /** Origins of the service's script and frame, for the page's policy. */
  origins: readonly string[]
  /** The challenge for the visitor's browser; empty without one. */
  challenge(place: Omit<CaptchaPlace, 'ip'>): Promise<string>
  /** The passed check, or undefined. The caller must remember used checks. */
  verify(token: string, place: CaptchaPlace): Promise<PassedCheck | undefined>
}
