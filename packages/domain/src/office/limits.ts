/** A session of staff: idle, in all, and how long a confirmation with a factor counts. */
export const officeIdleMinutes = 30
export const officeTotalHours = 12
export const stepUpMinutes = 5
/** How long a browser is known after a sign-in: the mailed code is then not asked for again. */
export const knownBrowserDays = 30
export const invitationDays = 7
export const setupLinkHours = 24
/** How long a started passkey, or a started authenticator app, can be finished. */
export const challengeMinutes = 10
export const recoveryCodeCount = 10
/** An authenticator app: digits, seconds a step, steps that a clock may be off. */
export const totpDigits = 6
export const totpSeconds = 30
export const totpDrift = 1
/** Wrong codes of an authenticator app, and the minutes of waiting after them. */
export const mostWrongTotp = 5
export const wrongTotpMinutes = 15
export const mostFactors = 10
