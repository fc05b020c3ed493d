/** What the check was asked for: a token made for one form is worth nothing at another. */
export interface CaptchaPlace {
  /** The form's token. */
  subject: string
  now: Date
  /** The visitor's address, where a service wants it. */
  ip: string
}

/** A check that was passed. `id` is the same whenever the same token comes again, so that it counts once. */
export interface PassedCheck {
  id: string
  /** After this the token is refused by itself, and its id need not be remembered. */
  until: Date
}

/** Tells people from programs without a puzzle. It never throws: a service that does not answer passes nobody. */
export interface CaptchaPort {
  kind: 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha'
  /** What the service's script in the page needs; empty for our own. */
  siteKey: string
  /** Where the service's script and frame come from, for the page's policy. */
  origins: readonly string[]
  /** Work for the visitor's machine as text; empty where there is none. */
  challenge(place: Omit<CaptchaPlace, 'ip'>): Promise<string>
  /** The passed check, or undefined. Whether it was used before is for the caller to remember. */
  verify(token: string, place: CaptchaPlace): Promise<PassedCheck | undefined>
}
