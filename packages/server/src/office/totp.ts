import { randomBytes } from 'node:crypto'
import { totpDigits, totpDrift, totpSeconds } from '@foyer/domain/office/limits.ts'
import { Secret, TOTP } from 'otpauth'

const appOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Foyer', label, secret: Secret.fromBase32(secret), digits: totpDigits, period: totpSeconds })

/** 160 random bits in base32, the length that every authenticator app takes. */
export const newTotpSecret = (): string => new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer }).base32

/** The address that an app reads from a QR code. */
export const totpUri = (secret: string, email: string): string => appOf(secret, email).toString()

/** The step of 30 seconds that the code belongs to, if it is one around now; undefined for a wrong code. */
export const totpStep = (secret: string, code: string, now: Date): number | undefined => {
  const token = code.replace(/\s/g, '')
  if (token.length !== totpDigits) return undefined
  const timestamp = now.getTime()
  const drift = appOf(secret).validate({ token, timestamp, window: totpDrift })
  return drift === null ? undefined : Math.floor(timestamp / 1000 / totpSeconds) + drift
}
